// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are shell scripts
import fc from 'fast-check';

/** What every script below starts with: its variables, arguments and two functions. */
function withPrologue([first, second, rest]: readonly [string, string, string]): string {
  return `a=x:y:z b= c="p q" n=5 m=80 i=0; L=(l1 "l 2"); set -- o1 "o 2" o3
f1() { local b=loc$1
${first.replaceAll(/\bf[12]\b/g, 'prog')}
}
f2() {
${second.replaceAll(/\bf2\b/g, 'f1')}
}
${rest}`;
}

const textName = fc.constantFrom('a', 'b', 'c');
const numberName = fc.constantFrom('n', 'm');
const number = fc.constantFrom('1', '2', '3', '80', '9100');
const literal = fc.constantFrom('x', 'y1', '80', '"p q"', "'r  s'", 'x:y:z', '-f', '--k=v', '""', '{u,v}', '\\$a');

const word = fc.oneof(
  literal,
  textName.chain((name) =>
    fc.constantFrom(
      ...['$V', '"$V"', 'x${V}y', '${V:-d e}', '"${V:+w w}"', '${V#*:}', '"${V%%:*}"', '${#V}', '${V//:/-}', '${V:1:2}'].map((text) =>
        text.replaceAll('V', name),
      ),
    ),
  ),
  fc.constantFrom('$n', '$1', '"$@"', '$#', '"$*"', '${2:-z}', '"${L[@]}"', '${#L[@]}', '"${@:2}"', '$((n * m + 1))', '$((n > m ? n : m))'),
  fc.constantFrom('$(echo q "$a")', '$(f1 i; echo j)', '$(printf \'%s,\' "$@")', '`echo $n`', "$'t\\tb'", '"$(cat <<< "$c")"'),
);
const words = fc.array(word, { minLength: 1, maxLength: 3 }).map((list) => list.join(' '));
const value = fc.oneof(literal, fc.constantFrom('"$a"', '$c-$n', '$(echo k l)', '"${L[*]}"', '$1', '${b:-e}'));

const condition = fc.oneof(
  fc.tuple(textName, literal).map(([name, text]) => `[ "$${name}" = ${text} ]`),
  fc.tuple(numberName, number, fc.constantFrom('-gt', '-eq', '-le')).map(([name, limit, operator]) => `[ $${name} ${operator} ${limit} ]`),
  fc.tuple(numberName, number).map(([name, limit]) => `(( ${name} < ${limit} ))`),
  fc.constantFrom('[[ -n $a && $a == *:* ]]', 'test -z "$b"', 'true', 'false', '! true', '[ $# -gt 1 ]'),
);

const { block, statement } = fc.letrec<{ block: string; statement: string }>((tie) => ({
  block: fc.array(tie('statement'), { minLength: 1, maxLength: 3 }).map((list) => list.join('\n')),
  statement: fc.oneof(
    { depthSize: 'small' },
    { weight: 6, arbitrary: words.map((list) => `prog ${list}`) },
    { weight: 4, arbitrary: fc.tuple(textName, fc.constantFrom('=', '+='), value).map((parts) => parts.join('')) },
    { weight: 3, arbitrary: fc.tuple(numberName, fc.oneof(number, fc.constant('$((n + m))'))).map((parts) => parts.join('=')) },
    { weight: 2, arbitrary: fc.constantFrom('shift', 'L+=(u "v w")', 'L=()', '(( n++ ))', 'eval "b=\\$c"', 'eval prog "$a"') },
    { weight: 3, arbitrary: fc.tuple(fc.constantFrom('f1', 'c=v f2', 'set --'), words).map((parts) => parts.join(' ')) },
    {
      weight: 3,
      arbitrary: fc.tuple(condition, tie('block'), tie('block')).map(([test, yes, no]) => `if ${test}; then\n${yes}\nelse\n${no}\nfi`),
    },
    {
      arbitrary: fc.tuple(condition, fc.constantFrom('&&', '||'), tie('block')).map(([test, or, then]) => `${test} ${or} {\n${then}\n}`),
      weight: 2,
    },
    { weight: 1, arbitrary: fc.tuple(words, tie('block')).map(([list, body]) => `for b in ${list}; do\n${body}\ndone`) },
    { weight: 1, arbitrary: tie('block').map((body) => `k=0; while [ $k -lt 3 ]; do k=$((k+1))\n${body}\ndone`) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(condition, fc.constantFrom('break', 'continue'))
        .map(([test, leave]) => `for i in 1 2; do if ${test}; then ${leave}; fi; prog $i; done`),
    },
    { weight: 1, arbitrary: tie('block').map((body) => `(\n${body}\n)`) },
    {
      weight: 1,
      arbitrary: fc.tuple(tie('block'), tie('block')).map(([one, two]) => `case "$a" in *:*|x) ${one}\n;; p*) ${two}\n;; esac`),
    },
    { weight: 1, arbitrary: fc.constant('cat > "$PWD/f" <<E\nc=1\nprog ${a:-q} "h $n"\nE\n. "$PWD/f"; prog "$(cat "$PWD/f")"') },
    { weight: 1, arbitrary: value.map((text) => `echo ${text} | { cat; } > "$PWD/g"; prog "$(cat < "$PWD/g")"`) },
  ),
}));

/** Scripts in which everything is known, so that a shell runs them in one way only. */
export const knownScript = fc
  .tuple(
    block,
    block,
    fc.array(statement, { minLength: 2, maxLength: 8 }).map((list) => list.join('\n')),
  )
  .map(withPrologue);
