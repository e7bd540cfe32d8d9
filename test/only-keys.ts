/**
 * Throws if an example of a data file has a key that its test does not read, such as a misspelt one, or none of the keys with expected
 * results, and so would check nothing. Keys are separated by blanks.
 */
export function onlyKeys<Example extends object>(example: Example, given: string, expected: string): Example {
  const [read, results] = [`${given} ${expected}`.split(' '), expected.split(' ')];
  const unread = Object.keys(example).filter((key) => !read.includes(key));
  if (unread.length > 0) throw new Error(`no test reads ${unread.join(', ')} of ${JSON.stringify(example)}`);
  if (!results.some((key) => key in example)) throw new Error(`${JSON.stringify(example)} expects nothing`);
  return example;
}
