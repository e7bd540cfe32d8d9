import type { Validate } from '../text/schema-problems.ts';

export declare const validate: Validate;
