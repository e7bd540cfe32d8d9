/** A pattern in which `*` stands for `any`, by default for any text without a slash. */
export function wildcard(pattern: string, any = '[^/]*'): RegExp {
  return new RegExp(
    `^${pattern
      .split('*')
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join(any)}$`,
  );
}
