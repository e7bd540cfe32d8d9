'use strict';
require('./hostport-lint.cjs').runAction();
