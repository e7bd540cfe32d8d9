export { BUILT_IN_PROGRAMS } from './built-in.ts';
