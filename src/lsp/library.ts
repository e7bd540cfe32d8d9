// The packages of the language server protocol: a file of their own in dist/, loaded on use.
export * as lsp from 'vscode-languageserver/node';
export { TextDocument } from 'vscode-languageserver-textdocument';
