#!/usr/bin/env node
'use strict';
// Node.js 22.1 and later cache compiled code for the next run.
require('node:module').enableCompileCache?.();
require('./hostport-lint.cjs').runCli();
