#!/usr/bin/env node
'use strict';
// Node.js 22.1 and later keep what they compiled for the next run.
require('node:module').enableCompileCache?.();
require('./hostport-lint.cjs').runCli();
