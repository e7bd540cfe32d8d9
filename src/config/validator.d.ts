/** One violation of `schemas/config.schema.json`, as ajv describes it. */
export interface Violation {
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
}

/** Whether a value is a configuration; if not, `validate.errors` says why. */
export declare const validate: {
  (value: unknown): boolean;
  errors?: readonly Violation[] | null;
};
