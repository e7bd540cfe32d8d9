/** Shorter strings V8 copies anyway (`SlicedString::kMinLength`). */
const SHORTEST_SLICE = 13;

/** A copy that does not keep the text alive from which it was cut, as the slices of V8 do. Equal copies are kept once. */
export function detach(text: string): string {
  if (text.length < SHORTEST_SLICE) return text;
  // V8 keeps names of properties as texts of their own.
  const [copy = text] = Object.keys({ __proto__: null, [text]: true });
  return copy;
}

/** Plain data with all its strings detached; its keys are so already. */
export function detachAll<Value>(value: Value): Value {
  return detached(value) as Value;
}

function detached(value: unknown): unknown {
  if (typeof value === 'string') return detach(value);
  if (Array.isArray(value)) return value.map(detached);
  if (value === null || typeof value !== 'object') return value;
  const copy: Record<string, unknown> = {};
  for (const key of Object.keys(value)) {
    const item = (value as Readonly<Record<string, unknown>>)[key];
    if (item !== undefined) put(copy, key, detached(item));
  }
  return copy;
}

/** A key of the input may be `__proto__`, which is no property when it is assigned. */
function put(record: Record<string, unknown>, key: string, value: unknown): void {
  if (key === '__proto__') Object.defineProperty(record, key, { value, enumerable: true, configurable: true, writable: true });
  else record[key] = value;
}
