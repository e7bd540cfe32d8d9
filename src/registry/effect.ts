export { type Effect, effectOf } from '../model/effect.ts';
