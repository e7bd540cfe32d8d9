export * from './types/src/index.js';
