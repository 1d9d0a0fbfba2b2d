import * as theirs from 'next/dist/shared/lib/router/utils/get-dynamic-param';
import * as ours from '../../src/patches/routeParameters.ts';

test.each(['[key]', '[...rest]', '[[...rest]]', '[[key]]', 'a[key]b', 'plain', '[key', '(.)[key]'])(
  'the part %s of a route is read as Next.js reads it',
  (part) => {
    const match = theirs.PARAMETER_PATTERN.exec(part);
    expect(ours.PARAMETER_PATTERN.exec(part)).toEqual(match);
    const named = match?.[2] ?? part;
    expect(ours.parseMatchedParameter(named)).toEqual(theirs.parseMatchedParameter(named));
  },
);
