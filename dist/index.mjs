import library from './index.cjs';

export const { EXIT, FINDING_REPORTS, PORT_REPORTS, UsageError, lintPaths, lintText, renderFindings, renderPorts } = library;
