import type { Validate } from '../yaml/schema-problems.ts';

export declare const validate: Validate;
