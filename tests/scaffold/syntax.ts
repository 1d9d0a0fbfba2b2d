import ts from 'typescript';
import type { Files } from './scaffolded.ts';

/** What is wrong with the syntax of files, which are read and no more. */
export function syntaxFaults(files: Files): string[] {
  const sources = new Map([...files].filter(([path]) => /\.tsx?$/.test(path)));
  const options = { noLib: true, noResolve: true, jsx: ts.JsxEmit.Preserve };
  const program = ts.createProgram([...sources.keys()], options, {
    fileExists: (path) => sources.has(path),
    getCanonicalFileName: (path) => path,
    getCurrentDirectory: () => '',
    getDefaultLibFileName: () => 'lib.d.ts',
    getNewLine: () => '\n',
    getSourceFile(path, language) {
      const text = sources.get(path);
      return text === undefined ? undefined : ts.createSourceFile(path, text, language);
    },
    readFile: (path) => sources.get(path),
    useCaseSensitiveFileNames: () => true,
    writeFile() {},
  });
  return program
    .getSyntacticDiagnostics()
    .map(({ file, messageText }) => `${file?.fileName}: ${JSON.stringify(messageText)}`);
}
