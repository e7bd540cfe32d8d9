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
  const kept = Object.entries(value).filter(([, item]) => item !== undefined);
  return Object.fromEntries(kept.map(([key, item]) => [key, detached(item)]));
}
