/** Whether a value is a baseline of `schemas/baseline.schema.json`; if not, `validate.errors` says why. */
export declare const validate: {
  (value: unknown): boolean;
  errors?: readonly { readonly instancePath: string; readonly message?: string }[] | null;
};
