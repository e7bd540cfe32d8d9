'use strict';
module.exports = require('./core.cjs').src_index;
