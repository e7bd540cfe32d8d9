// The packages of the language server protocol: a file of their own in dist/, loaded on use.
export {
  CodeActionKind,
  createConnection,
  createMessageConnection,
  DiagnosticSeverity,
  DiagnosticTag,
  DidChangeWatchedFilesNotification,
  Emitter,
  ErrorCodes,
  LSPErrorCodes,
  Message,
  MessageType,
  ResponseError,
  ShowMessageNotification,
  StreamMessageReader,
  StreamMessageWriter,
  TextDocumentSyncKind,
  TextDocuments,
} from 'vscode-languageserver/node';
export { TextDocument } from 'vscode-languageserver-textdocument';
