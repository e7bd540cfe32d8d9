"use strict";
var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __commonJS = (cb, mod) => function __require() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  isNodeMode || !mod || !mod.__esModule ? __defProp(target, "default", { value: mod, enumerable: true }) : target,
  mod
));
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);

// link:src/model/address.ts
var require_address = __commonJS({
  "link:src/model/address.ts"(exports2, module2) {
    module2.exports = require("./core.cjs").src_model_address;
  }
});

// link:src/model/node.ts
var require_node = __commonJS({
  "link:src/model/node.ts"(exports2, module2) {
    module2.exports = require("./core.cjs").src_model_node;
  }
});

// link:src/model/release.ts
var require_release = __commonJS({
  "link:src/model/release.ts"(exports2, module2) {
    module2.exports = require("./core.cjs").src_model_release;
  }
});

// link:src/model/usage-error.ts
var require_usage_error = __commonJS({
  "link:src/model/usage-error.ts"(exports2, module2) {
    module2.exports = require("./core.cjs").src_model_usage_error;
  }
});

// src/config/read.ts
var read_exports = {};
__export(read_exports, {
  readConfiguration: () => readConfiguration
});
module.exports = __toCommonJS(read_exports);
var import_address = __toESM(require_address(), 1);
var import_node2 = __toESM(require_node(), 1);
var import_release = __toESM(require_release(), 1);

// src/config/validator.js
var validate = validate20;
var schema31 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "https://raw.githubusercontent.com/hostport-lint/hostport-lint/main/schemas/config.schema.json", "type": "object", "additionalProperties": false, "properties": { "$schema": { "type": "string" }, "registries": { "type": "array", "minItems": 1, "items": { "type": "string", "pattern": "\\S" } }, "release": { "type": ["string", "number"] }, "rules": { "type": "object", "additionalProperties": false, "properties": { "control-plane-only-port": { "$ref": "#/$defs/severity" }, "declared-port-not-served": { "$ref": "#/$defs/severity" }, "duplicate-port": { "$ref": "#/$defs/severity" }, "hidden-ports": { "$ref": "#/$defs/severity" }, "host-port-conflict": { "$ref": "#/$defs/severity" }, "host-port-differs-from-container-port": { "$ref": "#/$defs/severity" }, "host-port-in-ephemeral-range": { "$ref": "#/$defs/severity" }, "host-port-in-node-port-range": { "$ref": "#/$defs/severity" }, "invalid-port": { "$ref": "#/$defs/severity" }, "invalid-suppression": { "$ref": "#/$defs/severity" }, "localhost-in-reserved-range": { "$ref": "#/$defs/severity" }, "not-yet-allocated-port": { "$ref": "#/$defs/severity" }, "port-of-another-owner": { "$ref": "#/$defs/severity" }, "port-of-unknown-owner": { "$ref": "#/$defs/severity" }, "port-out-of-range": { "$ref": "#/$defs/severity" }, "previously-allocated-port": { "$ref": "#/$defs/severity" }, "protocol-differs-from-registry": { "$ref": "#/$defs/severity" }, "reach-differs-from-registry": { "$ref": "#/$defs/severity" }, "rollout-deadlock": { "$ref": "#/$defs/severity" }, "undeclared-host-port": { "$ref": "#/$defs/severity" }, "unregistered-host-port": { "$ref": "#/$defs/severity" }, "unused-suppression": { "$ref": "#/$defs/severity" } } }, "ranges": { "type": "array", "items": { "$ref": "#/$defs/range" } }, "owners": { "type": "array", "items": { "$ref": "#/$defs/owner" } }, "sets": { "type": "object", "propertyNames": { "pattern": "^[A-Za-z0-9][A-Za-z0-9 ._-]*$" }, "additionalProperties": { "$ref": "#/$defs/globs" } }, "exclude": { "$ref": "#/$defs/globs" }, "ignore": { "type": "array", "items": { "$ref": "#/$defs/ignore" } }, "baseline": { "type": "string", "pattern": "\\S" }, "nodeRoles": { "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/nodeRole" } }, "nodePortRange": { "$ref": "#/$defs/portRange" }, "ephemeralRange": { "$ref": "#/$defs/portRange" }, "minConfidence": { "enum": ["low", "medium", "high", "certain"] }, "failOn": { "enum": ["error", "warning", "info", "never"] }, "format": { "enum": ["text", "json", "sarif", "github", "gitlab", "junit", "markdown", "html"] } }, "$defs": { "severity": { "enum": ["error", "warning", "info", "off"] }, "globs": { "type": "array", "minItems": 1, "items": { "type": "string", "pattern": "\\S" } }, "portRange": { "type": "string", "pattern": "^\\d{1,5}-\\d{1,5}$" }, "ports": { "type": ["integer", "string"], "minimum": 1, "maximum": 65535, "pattern": "^\\d{1,5}(-\\d{1,5})?(/(TCP|UDP|SCTP))?$" }, "reason": { "type": "string", "pattern": "\\S" }, "range": { "type": "object", "additionalProperties": false, "required": ["ports"], "properties": { "ports": { "$ref": "#/$defs/ports" }, "from": { "$ref": "#/$defs/reason" }, "to": { "$ref": "#/$defs/reason" }, "since": { "type": ["string", "number"] }, "source": { "$ref": "#/$defs/reason" } } }, "owner": { "type": "object", "additionalProperties": false, "required": ["port"], "anyOf": [{ "required": ["namespace"] }, { "required": ["name"] }, { "required": ["container"] }], "properties": { "port": { "$ref": "#/$defs/ports" }, "kind": { "$ref": "#/$defs/pattern" }, "namespace": { "$ref": "#/$defs/pattern" }, "name": { "$ref": "#/$defs/pattern" }, "container": { "$ref": "#/$defs/pattern" } } }, "pattern": { "type": "string", "pattern": "\\S" }, "ignore": { "type": "object", "additionalProperties": false, "required": ["reason"], "anyOf": [{ "required": ["rule"] }, { "required": ["path"] }, { "required": ["workload"] }, { "required": ["port"] }], "properties": { "rule": { "$ref": "#/$defs/rule" }, "path": { "type": "string", "pattern": "\\S" }, "workload": { "type": "string", "pattern": "\\S" }, "port": { "$ref": "#/$defs/ports" }, "reason": { "$ref": "#/$defs/reason" }, "until": { "type": "string", "pattern": "^\\d{4}-\\d{2}-\\d{2}$" } } }, "rule": { "enum": ["control-plane-only-port", "declared-port-not-served", "duplicate-port", "hidden-ports", "host-port-conflict", "host-port-differs-from-container-port", "host-port-in-ephemeral-range", "host-port-in-node-port-range", "invalid-port", "invalid-suppression", "localhost-in-reserved-range", "not-yet-allocated-port", "port-of-another-owner", "port-of-unknown-owner", "port-out-of-range", "previously-allocated-port", "protocol-differs-from-registry", "reach-differs-from-registry", "rollout-deadlock", "undeclared-host-port", "unregistered-host-port", "unused-suppression"] }, "nodeRole": { "type": "object", "additionalProperties": false, "required": ["name"], "properties": { "name": { "type": "string", "pattern": "\\S" }, "labels": { "type": "object", "additionalProperties": { "type": ["string", "number", "boolean", "null"] } }, "optional": { "type": "array", "items": { "type": "string" } }, "taints": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["key", "effect"], "properties": { "key": { "type": "string", "pattern": "\\S" }, "value": { "type": ["string", "number", "boolean"] }, "effect": { "enum": ["NoSchedule", "PreferNoSchedule", "NoExecute"] } } } }, "count": { "type": "integer", "minimum": 0 } } } } };
var schema32 = { "enum": ["error", "warning", "info", "off"] };
var schema71 = { "type": "object", "additionalProperties": false, "required": ["name"], "properties": { "name": { "type": "string", "pattern": "\\S" }, "labels": { "type": "object", "additionalProperties": { "type": ["string", "number", "boolean", "null"] } }, "optional": { "type": "array", "items": { "type": "string" } }, "taints": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["key", "effect"], "properties": { "key": { "type": "string", "pattern": "\\S" }, "value": { "type": ["string", "number", "boolean"] }, "effect": { "enum": ["NoSchedule", "PreferNoSchedule", "NoExecute"] } } } }, "count": { "type": "integer", "minimum": 0 } } };
var func1 = Object.prototype.hasOwnProperty;
var pattern4 = new RegExp("\\S", "u");
var pattern14 = new RegExp("^[A-Za-z0-9][A-Za-z0-9 ._-]*$", "u");
var pattern25 = new RegExp("^\\d{1,5}-\\d{1,5}$", "u");
var schema54 = { "type": "object", "additionalProperties": false, "required": ["ports"], "properties": { "ports": { "$ref": "#/$defs/ports" }, "from": { "$ref": "#/$defs/reason" }, "to": { "$ref": "#/$defs/reason" }, "since": { "type": ["string", "number"] }, "source": { "$ref": "#/$defs/reason" } } };
var schema55 = { "type": ["integer", "string"], "minimum": 1, "maximum": 65535, "pattern": "^\\d{1,5}(-\\d{1,5})?(/(TCP|UDP|SCTP))?$" };
var pattern5 = new RegExp("^\\d{1,5}(-\\d{1,5})?(/(TCP|UDP|SCTP))?$", "u");
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate21.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.ports === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ports" }, message: "must have required property 'ports'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "ports" || key0 === "from" || key0 === "to" || key0 === "since" || key0 === "source")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.ports !== void 0) {
      let data0 = data.ports;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0)) && typeof data0 !== "string") {
        const err2 = { instancePath: instancePath + "/ports", schemaPath: "#/$defs/ports/type", keyword: "type", params: { type: schema55.type }, message: "must be integer,string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 65535 || isNaN(data0)) {
          const err3 = { instancePath: instancePath + "/ports", schemaPath: "#/$defs/ports/maximum", keyword: "maximum", params: { comparison: "<=", limit: 65535 }, message: "must be <= 65535" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          const err4 = { instancePath: instancePath + "/ports", schemaPath: "#/$defs/ports/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      }
      if (typeof data0 === "string") {
        if (!pattern5.test(data0)) {
          const err5 = { instancePath: instancePath + "/ports", schemaPath: "#/$defs/ports/pattern", keyword: "pattern", params: { pattern: "^\\d{1,5}(-\\d{1,5})?(/(TCP|UDP|SCTP))?$" }, message: 'must match pattern "^\\d{1,5}(-\\d{1,5})?(/(TCP|UDP|SCTP))?$"' };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      }
    }
    if (data.from !== void 0) {
      let data1 = data.from;
      if (typeof data1 === "string") {
        if (!pattern4.test(data1)) {
          const err6 = { instancePath: instancePath + "/from", schemaPath: "#/$defs/reason/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/from", schemaPath: "#/$defs/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.to !== void 0) {
      let data2 = data.to;
      if (typeof data2 === "string") {
        if (!pattern4.test(data2)) {
          const err8 = { instancePath: instancePath + "/to", schemaPath: "#/$defs/reason/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/to", schemaPath: "#/$defs/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.since !== void 0) {
      let data3 = data.since;
      if (typeof data3 !== "string" && !(typeof data3 == "number" && isFinite(data3))) {
        const err10 = { instancePath: instancePath + "/since", schemaPath: "#/properties/since/type", keyword: "type", params: { type: schema54.properties.since.type }, message: "must be string,number" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.source !== void 0) {
      let data4 = data.source;
      if (typeof data4 === "string") {
        if (!pattern4.test(data4)) {
          const err11 = { instancePath: instancePath + "/source", schemaPath: "#/$defs/reason/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      } else {
        const err12 = { instancePath: instancePath + "/source", schemaPath: "#/$defs/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
  } else {
    const err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err13];
    } else {
      vErrors.push(err13);
    }
    errors++;
  }
  validate21.errors = vErrors;
  return errors === 0;
}
validate21.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate23.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  const _errs1 = errors;
  let valid0 = false;
  const _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.namespace === void 0) {
      const err0 = { instancePath, schemaPath: "#/anyOf/0/required", keyword: "required", params: { missingProperty: "namespace" }, message: "must have required property 'namespace'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  }
  var _valid0 = _errs2 === errors;
  valid0 = valid0 || _valid0;
  const _errs3 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      const err1 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  }
  var _valid0 = _errs3 === errors;
  valid0 = valid0 || _valid0;
  const _errs4 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.container === void 0) {
      const err2 = { instancePath, schemaPath: "#/anyOf/2/required", keyword: "required", params: { missingProperty: "container" }, message: "must have required property 'container'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
  }
  var _valid0 = _errs4 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const err3 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  } else {
    errors = _errs1;
    if (vErrors !== null) {
      if (_errs1) {
        vErrors.length = _errs1;
      } else {
        vErrors = null;
      }
    }
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.port === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "port" }, message: "must have required property 'port'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "port" || key0 === "kind" || key0 === "namespace" || key0 === "name" || key0 === "container")) {
        const err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.port !== void 0) {
      let data0 = data.port;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0)) && typeof data0 !== "string") {
        const err6 = { instancePath: instancePath + "/port", schemaPath: "#/$defs/ports/type", keyword: "type", params: { type: schema55.type }, message: "must be integer,string" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 65535 || isNaN(data0)) {
          const err7 = { instancePath: instancePath + "/port", schemaPath: "#/$defs/ports/maximum", keyword: "maximum", params: { comparison: "<=", limit: 65535 }, message: "must be <= 65535" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          const err8 = { instancePath: instancePath + "/port", schemaPath: "#/$defs/ports/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      }
      if (typeof data0 === "string") {
        if (!pattern5.test(data0)) {
          const err9 = { instancePath: instancePath + "/port", schemaPath: "#/$defs/ports/pattern", keyword: "pattern", params: { pattern: "^\\d{1,5}(-\\d{1,5})?(/(TCP|UDP|SCTP))?$" }, message: 'must match pattern "^\\d{1,5}(-\\d{1,5})?(/(TCP|UDP|SCTP))?$"' };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      }
    }
    if (data.kind !== void 0) {
      let data1 = data.kind;
      if (typeof data1 === "string") {
        if (!pattern4.test(data1)) {
          const err10 = { instancePath: instancePath + "/kind", schemaPath: "#/$defs/pattern/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      } else {
        const err11 = { instancePath: instancePath + "/kind", schemaPath: "#/$defs/pattern/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.namespace !== void 0) {
      let data2 = data.namespace;
      if (typeof data2 === "string") {
        if (!pattern4.test(data2)) {
          const err12 = { instancePath: instancePath + "/namespace", schemaPath: "#/$defs/pattern/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      } else {
        const err13 = { instancePath: instancePath + "/namespace", schemaPath: "#/$defs/pattern/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.name !== void 0) {
      let data3 = data.name;
      if (typeof data3 === "string") {
        if (!pattern4.test(data3)) {
          const err14 = { instancePath: instancePath + "/name", schemaPath: "#/$defs/pattern/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      } else {
        const err15 = { instancePath: instancePath + "/name", schemaPath: "#/$defs/pattern/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
    if (data.container !== void 0) {
      let data4 = data.container;
      if (typeof data4 === "string") {
        if (!pattern4.test(data4)) {
          const err16 = { instancePath: instancePath + "/container", schemaPath: "#/$defs/pattern/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
      } else {
        const err17 = { instancePath: instancePath + "/container", schemaPath: "#/$defs/pattern/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
    }
  } else {
    const err18 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err18];
    } else {
      vErrors.push(err18);
    }
    errors++;
  }
  validate23.errors = vErrors;
  return errors === 0;
}
validate23.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema68 = { "enum": ["control-plane-only-port", "declared-port-not-served", "duplicate-port", "hidden-ports", "host-port-conflict", "host-port-differs-from-container-port", "host-port-in-ephemeral-range", "host-port-in-node-port-range", "invalid-port", "invalid-suppression", "localhost-in-reserved-range", "not-yet-allocated-port", "port-of-another-owner", "port-of-unknown-owner", "port-out-of-range", "previously-allocated-port", "protocol-differs-from-registry", "reach-differs-from-registry", "rollout-deadlock", "undeclared-host-port", "unregistered-host-port", "unused-suppression"] };
var pattern21 = new RegExp("^\\d{4}-\\d{2}-\\d{2}$", "u");
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate25.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  const _errs1 = errors;
  let valid0 = false;
  const _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.rule === void 0) {
      const err0 = { instancePath, schemaPath: "#/anyOf/0/required", keyword: "required", params: { missingProperty: "rule" }, message: "must have required property 'rule'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  }
  var _valid0 = _errs2 === errors;
  valid0 = valid0 || _valid0;
  const _errs3 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err1 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  }
  var _valid0 = _errs3 === errors;
  valid0 = valid0 || _valid0;
  const _errs4 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.workload === void 0) {
      const err2 = { instancePath, schemaPath: "#/anyOf/2/required", keyword: "required", params: { missingProperty: "workload" }, message: "must have required property 'workload'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
  }
  var _valid0 = _errs4 === errors;
  valid0 = valid0 || _valid0;
  const _errs5 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.port === void 0) {
      const err3 = { instancePath, schemaPath: "#/anyOf/3/required", keyword: "required", params: { missingProperty: "port" }, message: "must have required property 'port'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
  }
  var _valid0 = _errs5 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const err4 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  } else {
    errors = _errs1;
    if (vErrors !== null) {
      if (_errs1) {
        vErrors.length = _errs1;
      } else {
        vErrors = null;
      }
    }
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.reason === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "rule" || key0 === "path" || key0 === "workload" || key0 === "port" || key0 === "reason" || key0 === "until")) {
        const err6 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.rule !== void 0) {
      let data0 = data.rule;
      if (!(data0 === "control-plane-only-port" || data0 === "declared-port-not-served" || data0 === "duplicate-port" || data0 === "hidden-ports" || data0 === "host-port-conflict" || data0 === "host-port-differs-from-container-port" || data0 === "host-port-in-ephemeral-range" || data0 === "host-port-in-node-port-range" || data0 === "invalid-port" || data0 === "invalid-suppression" || data0 === "localhost-in-reserved-range" || data0 === "not-yet-allocated-port" || data0 === "port-of-another-owner" || data0 === "port-of-unknown-owner" || data0 === "port-out-of-range" || data0 === "previously-allocated-port" || data0 === "protocol-differs-from-registry" || data0 === "reach-differs-from-registry" || data0 === "rollout-deadlock" || data0 === "undeclared-host-port" || data0 === "unregistered-host-port" || data0 === "unused-suppression")) {
        const err7 = { instancePath: instancePath + "/rule", schemaPath: "#/$defs/rule/enum", keyword: "enum", params: { allowedValues: schema68.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.path !== void 0) {
      let data1 = data.path;
      if (typeof data1 === "string") {
        if (!pattern4.test(data1)) {
          const err8 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.workload !== void 0) {
      let data2 = data.workload;
      if (typeof data2 === "string") {
        if (!pattern4.test(data2)) {
          const err10 = { instancePath: instancePath + "/workload", schemaPath: "#/properties/workload/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      } else {
        const err11 = { instancePath: instancePath + "/workload", schemaPath: "#/properties/workload/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.port !== void 0) {
      let data3 = data.port;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3)) && typeof data3 !== "string") {
        const err12 = { instancePath: instancePath + "/port", schemaPath: "#/$defs/ports/type", keyword: "type", params: { type: schema55.type }, message: "must be integer,string" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 65535 || isNaN(data3)) {
          const err13 = { instancePath: instancePath + "/port", schemaPath: "#/$defs/ports/maximum", keyword: "maximum", params: { comparison: "<=", limit: 65535 }, message: "must be <= 65535" };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        if (data3 < 1 || isNaN(data3)) {
          const err14 = { instancePath: instancePath + "/port", schemaPath: "#/$defs/ports/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      }
      if (typeof data3 === "string") {
        if (!pattern5.test(data3)) {
          const err15 = { instancePath: instancePath + "/port", schemaPath: "#/$defs/ports/pattern", keyword: "pattern", params: { pattern: "^\\d{1,5}(-\\d{1,5})?(/(TCP|UDP|SCTP))?$" }, message: 'must match pattern "^\\d{1,5}(-\\d{1,5})?(/(TCP|UDP|SCTP))?$"' };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      }
    }
    if (data.reason !== void 0) {
      let data4 = data.reason;
      if (typeof data4 === "string") {
        if (!pattern4.test(data4)) {
          const err16 = { instancePath: instancePath + "/reason", schemaPath: "#/$defs/reason/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
      } else {
        const err17 = { instancePath: instancePath + "/reason", schemaPath: "#/$defs/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
    }
    if (data.until !== void 0) {
      let data5 = data.until;
      if (typeof data5 === "string") {
        if (!pattern21.test(data5)) {
          const err18 = { instancePath: instancePath + "/until", schemaPath: "#/properties/until/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}$" }, message: 'must match pattern "^\\d{4}-\\d{2}-\\d{2}$"' };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
      } else {
        const err19 = { instancePath: instancePath + "/until", schemaPath: "#/properties/until/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
    }
  } else {
    const err20 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err20];
    } else {
      vErrors.push(err20);
    }
    errors++;
  }
  validate25.errors = vErrors;
  return errors === 0;
}
validate25.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate20.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!func1.call(schema31.properties, key0)) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.$schema !== void 0) {
      if (typeof data.$schema !== "string") {
        const err1 = { instancePath: instancePath + "/$schema", schemaPath: "#/properties/%24schema/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.registries !== void 0) {
      let data1 = data.registries;
      if (Array.isArray(data1)) {
        if (data1.length < 1) {
          const err2 = { instancePath: instancePath + "/registries", schemaPath: "#/properties/registries/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          if (typeof data2 === "string") {
            if (!pattern4.test(data2)) {
              const err3 = { instancePath: instancePath + "/registries/" + i0, schemaPath: "#/properties/registries/items/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
          } else {
            const err4 = { instancePath: instancePath + "/registries/" + i0, schemaPath: "#/properties/registries/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        }
      } else {
        const err5 = { instancePath: instancePath + "/registries", schemaPath: "#/properties/registries/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.release !== void 0) {
      let data3 = data.release;
      if (typeof data3 !== "string" && !(typeof data3 == "number" && isFinite(data3))) {
        const err6 = { instancePath: instancePath + "/release", schemaPath: "#/properties/release/type", keyword: "type", params: { type: schema31.properties.release.type }, message: "must be string,number" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.rules !== void 0) {
      let data4 = data.rules;
      if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
        for (const key1 in data4) {
          if (!func1.call(schema31.properties.rules.properties, key1)) {
            const err7 = { instancePath: instancePath + "/rules", schemaPath: "#/properties/rules/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
        if (data4["control-plane-only-port"] !== void 0) {
          let data5 = data4["control-plane-only-port"];
          if (!(data5 === "error" || data5 === "warning" || data5 === "info" || data5 === "off")) {
            const err8 = { instancePath: instancePath + "/rules/control-plane-only-port", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema32.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        }
        if (data4["declared-port-not-served"] !== void 0) {
          let data6 = data4["declared-port-not-served"];
          if (!(data6 === "error" || data6 === "warning" || data6 === "info" || data6 === "off")) {
            const err9 = { instancePath: instancePath + "/rules/declared-port-not-served", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema32.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
        if (data4["duplicate-port"] !== void 0) {
          let data7 = data4["duplicate-port"];
          if (!(data7 === "error" || data7 === "warning" || data7 === "info" || data7 === "off")) {
            const err10 = { instancePath: instancePath + "/rules/duplicate-port", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema32.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
        if (data4["hidden-ports"] !== void 0) {
          let data8 = data4["hidden-ports"];
          if (!(data8 === "error" || data8 === "warning" || data8 === "info" || data8 === "off")) {
            const err11 = { instancePath: instancePath + "/rules/hidden-ports", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema32.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
        }
        if (data4["host-port-conflict"] !== void 0) {
          let data9 = data4["host-port-conflict"];
          if (!(data9 === "error" || data9 === "warning" || data9 === "info" || data9 === "off")) {
            const err12 = { instancePath: instancePath + "/rules/host-port-conflict", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema32.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
        }
        if (data4["host-port-differs-from-container-port"] !== void 0) {
          let data10 = data4["host-port-differs-from-container-port"];
          if (!(data10 === "error" || data10 === "warning" || data10 === "info" || data10 === "off")) {
            const err13 = { instancePath: instancePath + "/rules/host-port-differs-from-container-port", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema32.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
        }
        if (data4["host-port-in-ephemeral-range"] !== void 0) {
          let data11 = data4["host-port-in-ephemeral-range"];
          if (!(data11 === "error" || data11 === "warning" || data11 === "info" || data11 === "off")) {
            const err14 = { instancePath: instancePath + "/rules/host-port-in-ephemeral-range", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema32.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
          }
        }
        if (data4["host-port-in-node-port-range"] !== void 0) {
          let data12 = data4["host-port-in-node-port-range"];
          if (!(data12 === "error" || data12 === "warning" || data12 === "info" || data12 === "off")) {
            const err15 = { instancePath: instancePath + "/rules/host-port-in-node-port-range", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema32.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err15];
            } else {
              vErrors.push(err15);
            }
            errors++;
          }
        }
        if (data4["invalid-port"] !== void 0) {
          let data13 = data4["invalid-port"];
          if (!(data13 === "error" || data13 === "warning" || data13 === "info" || data13 === "off")) {
            const err16 = { instancePath: instancePath + "/rules/invalid-port", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema32.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err16];
            } else {
              vErrors.push(err16);
            }
            errors++;
          }
        }
        if (data4["invalid-suppression"] !== void 0) {
          let data14 = data4["invalid-suppression"];
          if (!(data14 === "error" || data14 === "warning" || data14 === "info" || data14 === "off")) {
            const err17 = { instancePath: instancePath + "/rules/invalid-suppression", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema32.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err17];
            } else {
              vErrors.push(err17);
            }
            errors++;
          }
        }
        if (data4["localhost-in-reserved-range"] !== void 0) {
          let data15 = data4["localhost-in-reserved-range"];
          if (!(data15 === "error" || data15 === "warning" || data15 === "info" || data15 === "off")) {
            const err18 = { instancePath: instancePath + "/rules/localhost-in-reserved-range", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema32.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
        }
        if (data4["not-yet-allocated-port"] !== void 0) {
          let data16 = data4["not-yet-allocated-port"];
          if (!(data16 === "error" || data16 === "warning" || data16 === "info" || data16 === "off")) {
            const err19 = { instancePath: instancePath + "/rules/not-yet-allocated-port", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema32.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err19];
            } else {
              vErrors.push(err19);
            }
            errors++;
          }
        }
        if (data4["port-of-another-owner"] !== void 0) {
          let data17 = data4["port-of-another-owner"];
          if (!(data17 === "error" || data17 === "warning" || data17 === "info" || data17 === "off")) {
            const err20 = { instancePath: instancePath + "/rules/port-of-another-owner", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema32.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err20];
            } else {
              vErrors.push(err20);
            }
            errors++;
          }
        }
        if (data4["port-of-unknown-owner"] !== void 0) {
          let data18 = data4["port-of-unknown-owner"];
          if (!(data18 === "error" || data18 === "warning" || data18 === "info" || data18 === "off")) {
            const err21 = { instancePath: instancePath + "/rules/port-of-unknown-owner", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema32.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err21];
            } else {
              vErrors.push(err21);
            }
            errors++;
          }
        }
        if (data4["port-out-of-range"] !== void 0) {
          let data19 = data4["port-out-of-range"];
          if (!(data19 === "error" || data19 === "warning" || data19 === "info" || data19 === "off")) {
            const err22 = { instancePath: instancePath + "/rules/port-out-of-range", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema32.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err22];
            } else {
              vErrors.push(err22);
            }
            errors++;
          }
        }
        if (data4["previously-allocated-port"] !== void 0) {
          let data20 = data4["previously-allocated-port"];
          if (!(data20 === "error" || data20 === "warning" || data20 === "info" || data20 === "off")) {
            const err23 = { instancePath: instancePath + "/rules/previously-allocated-port", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema32.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err23];
            } else {
              vErrors.push(err23);
            }
            errors++;
          }
        }
        if (data4["protocol-differs-from-registry"] !== void 0) {
          let data21 = data4["protocol-differs-from-registry"];
          if (!(data21 === "error" || data21 === "warning" || data21 === "info" || data21 === "off")) {
            const err24 = { instancePath: instancePath + "/rules/protocol-differs-from-registry", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema32.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err24];
            } else {
              vErrors.push(err24);
            }
            errors++;
          }
        }
        if (data4["reach-differs-from-registry"] !== void 0) {
          let data22 = data4["reach-differs-from-registry"];
          if (!(data22 === "error" || data22 === "warning" || data22 === "info" || data22 === "off")) {
            const err25 = { instancePath: instancePath + "/rules/reach-differs-from-registry", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema32.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err25];
            } else {
              vErrors.push(err25);
            }
            errors++;
          }
        }
        if (data4["rollout-deadlock"] !== void 0) {
          let data23 = data4["rollout-deadlock"];
          if (!(data23 === "error" || data23 === "warning" || data23 === "info" || data23 === "off")) {
            const err26 = { instancePath: instancePath + "/rules/rollout-deadlock", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema32.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err26];
            } else {
              vErrors.push(err26);
            }
            errors++;
          }
        }
        if (data4["undeclared-host-port"] !== void 0) {
          let data24 = data4["undeclared-host-port"];
          if (!(data24 === "error" || data24 === "warning" || data24 === "info" || data24 === "off")) {
            const err27 = { instancePath: instancePath + "/rules/undeclared-host-port", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema32.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err27];
            } else {
              vErrors.push(err27);
            }
            errors++;
          }
        }
        if (data4["unregistered-host-port"] !== void 0) {
          let data25 = data4["unregistered-host-port"];
          if (!(data25 === "error" || data25 === "warning" || data25 === "info" || data25 === "off")) {
            const err28 = { instancePath: instancePath + "/rules/unregistered-host-port", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema32.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err28];
            } else {
              vErrors.push(err28);
            }
            errors++;
          }
        }
        if (data4["unused-suppression"] !== void 0) {
          let data26 = data4["unused-suppression"];
          if (!(data26 === "error" || data26 === "warning" || data26 === "info" || data26 === "off")) {
            const err29 = { instancePath: instancePath + "/rules/unused-suppression", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema32.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err29];
            } else {
              vErrors.push(err29);
            }
            errors++;
          }
        }
      } else {
        const err30 = { instancePath: instancePath + "/rules", schemaPath: "#/properties/rules/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err30];
        } else {
          vErrors.push(err30);
        }
        errors++;
      }
    }
    if (data.ranges !== void 0) {
      let data27 = data.ranges;
      if (Array.isArray(data27)) {
        const len1 = data27.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (!validate21(data27[i1], { instancePath: instancePath + "/ranges/" + i1, parentData: data27, parentDataProperty: i1, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err31 = { instancePath: instancePath + "/ranges", schemaPath: "#/properties/ranges/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err31];
        } else {
          vErrors.push(err31);
        }
        errors++;
      }
    }
    if (data.owners !== void 0) {
      let data29 = data.owners;
      if (Array.isArray(data29)) {
        const len2 = data29.length;
        for (let i2 = 0; i2 < len2; i2++) {
          if (!validate23(data29[i2], { instancePath: instancePath + "/owners/" + i2, parentData: data29, parentDataProperty: i2, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err32 = { instancePath: instancePath + "/owners", schemaPath: "#/properties/owners/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err32];
        } else {
          vErrors.push(err32);
        }
        errors++;
      }
    }
    if (data.sets !== void 0) {
      let data31 = data.sets;
      if (data31 && typeof data31 == "object" && !Array.isArray(data31)) {
        for (const key2 in data31) {
          const _errs65 = errors;
          if (typeof key2 === "string") {
            if (!pattern14.test(key2)) {
              const err33 = { instancePath: instancePath + "/sets", schemaPath: "#/properties/sets/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9][A-Za-z0-9 ._-]*$" }, message: 'must match pattern "^[A-Za-z0-9][A-Za-z0-9 ._-]*$"', propertyName: key2 };
              if (vErrors === null) {
                vErrors = [err33];
              } else {
                vErrors.push(err33);
              }
              errors++;
            }
          }
          var valid30 = _errs65 === errors;
          if (!valid30) {
            const err34 = { instancePath: instancePath + "/sets", schemaPath: "#/properties/sets/propertyNames", keyword: "propertyNames", params: { propertyName: key2 }, message: "property name must be valid" };
            if (vErrors === null) {
              vErrors = [err34];
            } else {
              vErrors.push(err34);
            }
            errors++;
          }
        }
        for (const key3 in data31) {
          let data32 = data31[key3];
          if (Array.isArray(data32)) {
            if (data32.length < 1) {
              const err35 = { instancePath: instancePath + "/sets/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/globs/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
              if (vErrors === null) {
                vErrors = [err35];
              } else {
                vErrors.push(err35);
              }
              errors++;
            }
            const len3 = data32.length;
            for (let i3 = 0; i3 < len3; i3++) {
              let data33 = data32[i3];
              if (typeof data33 === "string") {
                if (!pattern4.test(data33)) {
                  const err36 = { instancePath: instancePath + "/sets/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i3, schemaPath: "#/$defs/globs/items/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                  if (vErrors === null) {
                    vErrors = [err36];
                  } else {
                    vErrors.push(err36);
                  }
                  errors++;
                }
              } else {
                const err37 = { instancePath: instancePath + "/sets/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i3, schemaPath: "#/$defs/globs/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err37];
                } else {
                  vErrors.push(err37);
                }
                errors++;
              }
            }
          } else {
            const err38 = { instancePath: instancePath + "/sets/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/globs/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err38];
            } else {
              vErrors.push(err38);
            }
            errors++;
          }
        }
      } else {
        const err39 = { instancePath: instancePath + "/sets", schemaPath: "#/properties/sets/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err39];
        } else {
          vErrors.push(err39);
        }
        errors++;
      }
    }
    if (data.exclude !== void 0) {
      let data34 = data.exclude;
      if (Array.isArray(data34)) {
        if (data34.length < 1) {
          const err40 = { instancePath: instancePath + "/exclude", schemaPath: "#/$defs/globs/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          if (vErrors === null) {
            vErrors = [err40];
          } else {
            vErrors.push(err40);
          }
          errors++;
        }
        const len4 = data34.length;
        for (let i4 = 0; i4 < len4; i4++) {
          let data35 = data34[i4];
          if (typeof data35 === "string") {
            if (!pattern4.test(data35)) {
              const err41 = { instancePath: instancePath + "/exclude/" + i4, schemaPath: "#/$defs/globs/items/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
              if (vErrors === null) {
                vErrors = [err41];
              } else {
                vErrors.push(err41);
              }
              errors++;
            }
          } else {
            const err42 = { instancePath: instancePath + "/exclude/" + i4, schemaPath: "#/$defs/globs/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err42];
            } else {
              vErrors.push(err42);
            }
            errors++;
          }
        }
      } else {
        const err43 = { instancePath: instancePath + "/exclude", schemaPath: "#/$defs/globs/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err43];
        } else {
          vErrors.push(err43);
        }
        errors++;
      }
    }
    if (data.ignore !== void 0) {
      let data36 = data.ignore;
      if (Array.isArray(data36)) {
        const len5 = data36.length;
        for (let i5 = 0; i5 < len5; i5++) {
          if (!validate25(data36[i5], { instancePath: instancePath + "/ignore/" + i5, parentData: data36, parentDataProperty: i5, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err44 = { instancePath: instancePath + "/ignore", schemaPath: "#/properties/ignore/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err44];
        } else {
          vErrors.push(err44);
        }
        errors++;
      }
    }
    if (data.baseline !== void 0) {
      let data38 = data.baseline;
      if (typeof data38 === "string") {
        if (!pattern4.test(data38)) {
          const err45 = { instancePath: instancePath + "/baseline", schemaPath: "#/properties/baseline/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
          if (vErrors === null) {
            vErrors = [err45];
          } else {
            vErrors.push(err45);
          }
          errors++;
        }
      } else {
        const err46 = { instancePath: instancePath + "/baseline", schemaPath: "#/properties/baseline/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err46];
        } else {
          vErrors.push(err46);
        }
        errors++;
      }
    }
    if (data.nodeRoles !== void 0) {
      let data39 = data.nodeRoles;
      if (Array.isArray(data39)) {
        if (data39.length < 1) {
          const err47 = { instancePath: instancePath + "/nodeRoles", schemaPath: "#/properties/nodeRoles/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          if (vErrors === null) {
            vErrors = [err47];
          } else {
            vErrors.push(err47);
          }
          errors++;
        }
        const len6 = data39.length;
        for (let i6 = 0; i6 < len6; i6++) {
          let data40 = data39[i6];
          if (data40 && typeof data40 == "object" && !Array.isArray(data40)) {
            if (data40.name === void 0) {
              const err48 = { instancePath: instancePath + "/nodeRoles/" + i6, schemaPath: "#/$defs/nodeRole/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
              if (vErrors === null) {
                vErrors = [err48];
              } else {
                vErrors.push(err48);
              }
              errors++;
            }
            for (const key4 in data40) {
              if (!(key4 === "name" || key4 === "labels" || key4 === "optional" || key4 === "taints" || key4 === "count")) {
                const err49 = { instancePath: instancePath + "/nodeRoles/" + i6, schemaPath: "#/$defs/nodeRole/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err49];
                } else {
                  vErrors.push(err49);
                }
                errors++;
              }
            }
            if (data40.name !== void 0) {
              let data41 = data40.name;
              if (typeof data41 === "string") {
                if (!pattern4.test(data41)) {
                  const err50 = { instancePath: instancePath + "/nodeRoles/" + i6 + "/name", schemaPath: "#/$defs/nodeRole/properties/name/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                  if (vErrors === null) {
                    vErrors = [err50];
                  } else {
                    vErrors.push(err50);
                  }
                  errors++;
                }
              } else {
                const err51 = { instancePath: instancePath + "/nodeRoles/" + i6 + "/name", schemaPath: "#/$defs/nodeRole/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err51];
                } else {
                  vErrors.push(err51);
                }
                errors++;
              }
            }
            if (data40.labels !== void 0) {
              let data42 = data40.labels;
              if (data42 && typeof data42 == "object" && !Array.isArray(data42)) {
                for (const key5 in data42) {
                  let data43 = data42[key5];
                  if (typeof data43 !== "string" && !(typeof data43 == "number" && isFinite(data43)) && typeof data43 !== "boolean" && data43 !== null) {
                    const err52 = { instancePath: instancePath + "/nodeRoles/" + i6 + "/labels/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/nodeRole/properties/labels/additionalProperties/type", keyword: "type", params: { type: schema71.properties.labels.additionalProperties.type }, message: "must be string,number,boolean,null" };
                    if (vErrors === null) {
                      vErrors = [err52];
                    } else {
                      vErrors.push(err52);
                    }
                    errors++;
                  }
                }
              } else {
                const err53 = { instancePath: instancePath + "/nodeRoles/" + i6 + "/labels", schemaPath: "#/$defs/nodeRole/properties/labels/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                if (vErrors === null) {
                  vErrors = [err53];
                } else {
                  vErrors.push(err53);
                }
                errors++;
              }
            }
            if (data40.optional !== void 0) {
              let data44 = data40.optional;
              if (Array.isArray(data44)) {
                const len7 = data44.length;
                for (let i7 = 0; i7 < len7; i7++) {
                  if (typeof data44[i7] !== "string") {
                    const err54 = { instancePath: instancePath + "/nodeRoles/" + i6 + "/optional/" + i7, schemaPath: "#/$defs/nodeRole/properties/optional/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err54];
                    } else {
                      vErrors.push(err54);
                    }
                    errors++;
                  }
                }
              } else {
                const err55 = { instancePath: instancePath + "/nodeRoles/" + i6 + "/optional", schemaPath: "#/$defs/nodeRole/properties/optional/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                if (vErrors === null) {
                  vErrors = [err55];
                } else {
                  vErrors.push(err55);
                }
                errors++;
              }
            }
            if (data40.taints !== void 0) {
              let data46 = data40.taints;
              if (Array.isArray(data46)) {
                const len8 = data46.length;
                for (let i8 = 0; i8 < len8; i8++) {
                  let data47 = data46[i8];
                  if (data47 && typeof data47 == "object" && !Array.isArray(data47)) {
                    if (data47.key === void 0) {
                      const err56 = { instancePath: instancePath + "/nodeRoles/" + i6 + "/taints/" + i8, schemaPath: "#/$defs/nodeRole/properties/taints/items/required", keyword: "required", params: { missingProperty: "key" }, message: "must have required property 'key'" };
                      if (vErrors === null) {
                        vErrors = [err56];
                      } else {
                        vErrors.push(err56);
                      }
                      errors++;
                    }
                    if (data47.effect === void 0) {
                      const err57 = { instancePath: instancePath + "/nodeRoles/" + i6 + "/taints/" + i8, schemaPath: "#/$defs/nodeRole/properties/taints/items/required", keyword: "required", params: { missingProperty: "effect" }, message: "must have required property 'effect'" };
                      if (vErrors === null) {
                        vErrors = [err57];
                      } else {
                        vErrors.push(err57);
                      }
                      errors++;
                    }
                    for (const key6 in data47) {
                      if (!(key6 === "key" || key6 === "value" || key6 === "effect")) {
                        const err58 = { instancePath: instancePath + "/nodeRoles/" + i6 + "/taints/" + i8, schemaPath: "#/$defs/nodeRole/properties/taints/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 }, message: "must NOT have additional properties" };
                        if (vErrors === null) {
                          vErrors = [err58];
                        } else {
                          vErrors.push(err58);
                        }
                        errors++;
                      }
                    }
                    if (data47.key !== void 0) {
                      let data48 = data47.key;
                      if (typeof data48 === "string") {
                        if (!pattern4.test(data48)) {
                          const err59 = { instancePath: instancePath + "/nodeRoles/" + i6 + "/taints/" + i8 + "/key", schemaPath: "#/$defs/nodeRole/properties/taints/items/properties/key/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                          if (vErrors === null) {
                            vErrors = [err59];
                          } else {
                            vErrors.push(err59);
                          }
                          errors++;
                        }
                      } else {
                        const err60 = { instancePath: instancePath + "/nodeRoles/" + i6 + "/taints/" + i8 + "/key", schemaPath: "#/$defs/nodeRole/properties/taints/items/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err60];
                        } else {
                          vErrors.push(err60);
                        }
                        errors++;
                      }
                    }
                    if (data47.value !== void 0) {
                      let data49 = data47.value;
                      if (typeof data49 !== "string" && !(typeof data49 == "number" && isFinite(data49)) && typeof data49 !== "boolean") {
                        const err61 = { instancePath: instancePath + "/nodeRoles/" + i6 + "/taints/" + i8 + "/value", schemaPath: "#/$defs/nodeRole/properties/taints/items/properties/value/type", keyword: "type", params: { type: schema71.properties.taints.items.properties.value.type }, message: "must be string,number,boolean" };
                        if (vErrors === null) {
                          vErrors = [err61];
                        } else {
                          vErrors.push(err61);
                        }
                        errors++;
                      }
                    }
                    if (data47.effect !== void 0) {
                      let data50 = data47.effect;
                      if (!(data50 === "NoSchedule" || data50 === "PreferNoSchedule" || data50 === "NoExecute")) {
                        const err62 = { instancePath: instancePath + "/nodeRoles/" + i6 + "/taints/" + i8 + "/effect", schemaPath: "#/$defs/nodeRole/properties/taints/items/properties/effect/enum", keyword: "enum", params: { allowedValues: schema71.properties.taints.items.properties.effect.enum }, message: "must be equal to one of the allowed values" };
                        if (vErrors === null) {
                          vErrors = [err62];
                        } else {
                          vErrors.push(err62);
                        }
                        errors++;
                      }
                    }
                  } else {
                    const err63 = { instancePath: instancePath + "/nodeRoles/" + i6 + "/taints/" + i8, schemaPath: "#/$defs/nodeRole/properties/taints/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                    if (vErrors === null) {
                      vErrors = [err63];
                    } else {
                      vErrors.push(err63);
                    }
                    errors++;
                  }
                }
              } else {
                const err64 = { instancePath: instancePath + "/nodeRoles/" + i6 + "/taints", schemaPath: "#/$defs/nodeRole/properties/taints/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                if (vErrors === null) {
                  vErrors = [err64];
                } else {
                  vErrors.push(err64);
                }
                errors++;
              }
            }
            if (data40.count !== void 0) {
              let data51 = data40.count;
              if (!(typeof data51 == "number" && (!(data51 % 1) && !isNaN(data51)) && isFinite(data51))) {
                const err65 = { instancePath: instancePath + "/nodeRoles/" + i6 + "/count", schemaPath: "#/$defs/nodeRole/properties/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                if (vErrors === null) {
                  vErrors = [err65];
                } else {
                  vErrors.push(err65);
                }
                errors++;
              }
              if (typeof data51 == "number" && isFinite(data51)) {
                if (data51 < 0 || isNaN(data51)) {
                  const err66 = { instancePath: instancePath + "/nodeRoles/" + i6 + "/count", schemaPath: "#/$defs/nodeRole/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                  if (vErrors === null) {
                    vErrors = [err66];
                  } else {
                    vErrors.push(err66);
                  }
                  errors++;
                }
              }
            }
          } else {
            const err67 = { instancePath: instancePath + "/nodeRoles/" + i6, schemaPath: "#/$defs/nodeRole/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err67];
            } else {
              vErrors.push(err67);
            }
            errors++;
          }
        }
      } else {
        const err68 = { instancePath: instancePath + "/nodeRoles", schemaPath: "#/properties/nodeRoles/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err68];
        } else {
          vErrors.push(err68);
        }
        errors++;
      }
    }
    if (data.nodePortRange !== void 0) {
      let data52 = data.nodePortRange;
      if (typeof data52 === "string") {
        if (!pattern25.test(data52)) {
          const err69 = { instancePath: instancePath + "/nodePortRange", schemaPath: "#/$defs/portRange/pattern", keyword: "pattern", params: { pattern: "^\\d{1,5}-\\d{1,5}$" }, message: 'must match pattern "^\\d{1,5}-\\d{1,5}$"' };
          if (vErrors === null) {
            vErrors = [err69];
          } else {
            vErrors.push(err69);
          }
          errors++;
        }
      } else {
        const err70 = { instancePath: instancePath + "/nodePortRange", schemaPath: "#/$defs/portRange/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err70];
        } else {
          vErrors.push(err70);
        }
        errors++;
      }
    }
    if (data.ephemeralRange !== void 0) {
      let data53 = data.ephemeralRange;
      if (typeof data53 === "string") {
        if (!pattern25.test(data53)) {
          const err71 = { instancePath: instancePath + "/ephemeralRange", schemaPath: "#/$defs/portRange/pattern", keyword: "pattern", params: { pattern: "^\\d{1,5}-\\d{1,5}$" }, message: 'must match pattern "^\\d{1,5}-\\d{1,5}$"' };
          if (vErrors === null) {
            vErrors = [err71];
          } else {
            vErrors.push(err71);
          }
          errors++;
        }
      } else {
        const err72 = { instancePath: instancePath + "/ephemeralRange", schemaPath: "#/$defs/portRange/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err72];
        } else {
          vErrors.push(err72);
        }
        errors++;
      }
    }
    if (data.minConfidence !== void 0) {
      let data54 = data.minConfidence;
      if (!(data54 === "low" || data54 === "medium" || data54 === "high" || data54 === "certain")) {
        const err73 = { instancePath: instancePath + "/minConfidence", schemaPath: "#/properties/minConfidence/enum", keyword: "enum", params: { allowedValues: schema31.properties.minConfidence.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err73];
        } else {
          vErrors.push(err73);
        }
        errors++;
      }
    }
    if (data.failOn !== void 0) {
      let data55 = data.failOn;
      if (!(data55 === "error" || data55 === "warning" || data55 === "info" || data55 === "never")) {
        const err74 = { instancePath: instancePath + "/failOn", schemaPath: "#/properties/failOn/enum", keyword: "enum", params: { allowedValues: schema31.properties.failOn.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err74];
        } else {
          vErrors.push(err74);
        }
        errors++;
      }
    }
    if (data.format !== void 0) {
      let data56 = data.format;
      if (!(data56 === "text" || data56 === "json" || data56 === "sarif" || data56 === "github" || data56 === "gitlab" || data56 === "junit" || data56 === "markdown" || data56 === "html")) {
        const err75 = { instancePath: instancePath + "/format", schemaPath: "#/properties/format/enum", keyword: "enum", params: { allowedValues: schema31.properties.format.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err75];
        } else {
          vErrors.push(err75);
        }
        errors++;
      }
    }
  } else {
    const err76 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err76];
    } else {
      vErrors.push(err76);
    }
    errors++;
  }
  validate20.errors = vErrors;
  return errors === 0;
}
validate20.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };

// src/config/value.ts
var import_node = __toESM(require_node(), 1);
var MOST_VALUES = 1e5;
function plainValue(root) {
  let left = MOST_VALUES;
  const read = (node) => {
    if (--left < 0) return null;
    if (node.type === "sequence") return node.items.map(read);
    if (node.type === "mapping")
      return Object.assign(/* @__PURE__ */ Object.create(null), Object.fromEntries(node.entries.map(({ key, value: value2 }) => [key.text, read(value2)])));
    if (typeof node.value === "boolean") return /^(true|false)$/i.test(node.text) ? node.value : node.text;
    return node.value;
  };
  const value = read(root);
  return left < 0 ? null : { value };
}
function nodeAt(root, pointer) {
  let here = root;
  for (const part of pointer.split("/").slice(1)) {
    const name = part.replaceAll("~1", "/").replaceAll("~0", "~");
    const next = here.type === "sequence" ? here.items[Number(name)] : (0, import_node.entryOf)(here, name)?.value;
    if (!next) return here;
    here = next;
  }
  return here;
}
function keyAt(root, pointer, name) {
  const mapping = nodeAt(root, pointer);
  return (0, import_node.entryOf)(mapping, name)?.key ?? mapping;
}

// schemas/config.schema.json
var config_schema_default = JSON.parse('{"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://raw.githubusercontent.com/hostport-lint/hostport-lint/main/schemas/config.schema.json","title":"Configuration of hostport-lint (.hostport-lint.yaml)","description":"Everything is optional. Paths and globs are relative to the folder of the file; options of the command line win over it.","type":"object","additionalProperties":false,"properties":{"$schema":{"description":"Address of this schema, for editors.","type":"string"},"registries":{"description":"Registries to judge by: openshift, kubernetes, or files (JSON or YAML of registry/schema.json, or a document with the enhancement\'s tables). Default: openshift.","type":"array","minItems":1,"items":{"type":"string","pattern":"\\\\S"}},"release":{"description":"Release of the platform as of which the registries are read, such as 4.19. Default: the registries as they stand.","type":["string","number"]},"rules":{"description":"Severities that differ from the rules\' own; off does not run the rule.","type":"object","additionalProperties":false,"properties":{"control-plane-only-port":{"description":"A port that is registered for control-plane nodes alone is held by a pod that can land on workers. Default: warning.","$ref":"#/$defs/severity"},"declared-port-not-served":{"description":"A container declares a host port and is told not to listen there. Default: info.","$ref":"#/$defs/severity"},"duplicate-port":{"description":"A pod declares one host port twice. Default: error.","$ref":"#/$defs/severity"},"hidden-ports":{"description":"A container has the key `ports` twice, and the first list is lost. Default: error.","$ref":"#/$defs/severity"},"host-port-conflict":{"description":"Two pods that can be on one node hold the same host port. Default: error.","$ref":"#/$defs/severity"},"host-port-differs-from-container-port":{"description":"A pod on the host network has a hostPort that differs from its containerPort. Default: error.","$ref":"#/$defs/severity"},"host-port-in-ephemeral-range":{"description":"A host port lies in the range from which the kernel takes ports of outgoing connections. Default: warning.","$ref":"#/$defs/severity"},"host-port-in-node-port-range":{"description":"A host port lies in the range from which Services get their node ports. Default: warning.","$ref":"#/$defs/severity"},"invalid-port":{"description":"A port or protocol in `ports` that the API server refuses. Default: error.","$ref":"#/$defs/severity"},"invalid-suppression":{"description":"A comment or annotation that shall ignore findings cannot be understood or gives no reason. Default: warning.","$ref":"#/$defs/severity"},"localhost-in-reserved-range":{"description":"A listener on localhost takes a port of the range that is kept for reachable services. Default: warning.","$ref":"#/$defs/severity"},"not-yet-allocated-port":{"description":"A workload holds a port that the registry gives away only in a later release. Default: warning.","$ref":"#/$defs/severity"},"port-of-another-owner":{"description":"A workload holds a host port that the registry gives to somebody else. Default: error.","$ref":"#/$defs/severity"},"port-of-unknown-owner":{"description":"A registered port is held by a workload of which nothing tells whether it is the owner. Default: info.","$ref":"#/$defs/severity"},"port-out-of-range":{"description":"A reachable host port of the platform lies in no documented range. Default: warning.","$ref":"#/$defs/severity"},"previously-allocated-port":{"description":"A workload holds a port whose row stands only among the previously allocated ones. Default: error.","$ref":"#/$defs/severity"},"protocol-differs-from-registry":{"description":"The registry gives the port to this workload with another transport protocol. Default: warning.","$ref":"#/$defs/severity"},"reach-differs-from-registry":{"description":"A port is registered for localhost and listens on every address, or the reverse. Default: warning.","$ref":"#/$defs/severity"},"rollout-deadlock":{"description":"A host port leaves no node for the pods that a rollout must start. Default: error.","$ref":"#/$defs/severity"},"undeclared-host-port":{"description":"A pod on the host network listens on a port that none of its containers declares. Default: error.","$ref":"#/$defs/severity"},"unregistered-host-port":{"description":"A workload holds a host port that has no entry in the registry. Default: error.","$ref":"#/$defs/severity"},"unused-suppression":{"description":"A comment, annotation or entry of the configuration ignores a rule that finds nothing there. Default: warning.","$ref":"#/$defs/severity"}}},"ranges":{"description":"Ranges of ports that your users are told to open, besides those of the registries.","type":"array","items":{"$ref":"#/$defs/range"}},"owners":{"description":"Workloads to which the registries\' rows for a port belong too.","type":"array","items":{"$ref":"#/$defs/owner"}},"sets":{"description":"What is installed together: names with the globs of their manifests. Workloads of two sets never conflict; files that no set names can meet all.","type":"object","propertyNames":{"pattern":"^[A-Za-z0-9][A-Za-z0-9 ._-]*$"},"additionalProperties":{"$ref":"#/$defs/globs"}},"exclude":{"description":"Files and folders that are not read.","$ref":"#/$defs/globs"},"ignore":{"description":"Findings that stay silent, each with a reason.","type":"array","items":{"$ref":"#/$defs/ignore"}},"baseline":{"description":"File of known findings that stay silent, made by hostport-lint baseline create.","type":"string","pattern":"\\\\S"},"nodeRoles":{"description":"All kinds of nodes that your clusters have. Default: control-plane and worker nodes as kubeadm and OpenShift make them.","type":"array","minItems":1,"items":{"$ref":"#/$defs/nodeRole"}},"nodePortRange":{"description":"Ports of NodePort Services. Default: 30000-32767.","$ref":"#/$defs/portRange"},"ephemeralRange":{"description":"Ports of outgoing connections (net.ipv4.ip_local_port_range). Default: 32768-60999.","$ref":"#/$defs/portRange"},"minConfidence":{"description":"Findings of lower confidence are left out. Default: medium.","enum":["low","medium","high","certain"]},"failOn":{"description":"Lowest severity that makes the exit status 1. Default: error.","enum":["error","warning","info","never"]},"format":{"description":"How findings are printed. Default: text.","enum":["text","json","sarif","github","gitlab","junit","markdown","html"]}},"$defs":{"severity":{"enum":["error","warning","info","off"]},"globs":{"type":"array","minItems":1,"items":{"type":"string","pattern":"\\\\S"}},"portRange":{"description":"One range, such as 30000-32767.","type":"string","pattern":"^\\\\d{1,5}-\\\\d{1,5}$"},"ports":{"description":"A port or a range, where wanted with its transport: 9104, 9104/UDP, 9000-9100/TCP.","type":["integer","string"],"minimum":1,"maximum":65535,"pattern":"^\\\\d{1,5}(-\\\\d{1,5})?(/(TCP|UDP|SCTP))?$"},"reason":{"type":"string","pattern":"\\\\S"},"range":{"type":"object","additionalProperties":false,"required":["ports"],"properties":{"ports":{"$ref":"#/$defs/ports"},"from":{"description":"Who connects.","$ref":"#/$defs/reason"},"to":{"description":"Who listens.","$ref":"#/$defs/reason"},"since":{"description":"Release from which on the range is documented.","type":["string","number"]},"source":{"description":"Where users are told so.","$ref":"#/$defs/reason"}}},"owner":{"type":"object","additionalProperties":false,"required":["port"],"anyOf":[{"required":["namespace"]},{"required":["name"]},{"required":["container"]}],"properties":{"port":{"description":"One port: 9104 or 9104/UDP.","$ref":"#/$defs/ports"},"kind":{"$ref":"#/$defs/pattern"},"namespace":{"$ref":"#/$defs/pattern"},"name":{"$ref":"#/$defs/pattern"},"container":{"$ref":"#/$defs/pattern"}}},"pattern":{"description":"A name; * stands for anything, a|b is a choice, a leading ~ makes it a regular expression.","type":"string","pattern":"\\\\S"},"ignore":{"type":"object","additionalProperties":false,"required":["reason"],"anyOf":[{"required":["rule"]},{"required":["path"]},{"required":["workload"]},{"required":["port"]}],"properties":{"rule":{"description":"Rule whose findings stay silent; all where it is left out.","$ref":"#/$defs/rule"},"path":{"description":"Glob of the files in which findings stay silent.","type":"string","pattern":"\\\\S"},"workload":{"description":"Name of the workload: agent, kube-system/agent or DaemonSet kube-system/agent; * stands for anything.","type":"string","pattern":"\\\\S"},"port":{"$ref":"#/$defs/ports"},"reason":{"description":"Why this is right.","$ref":"#/$defs/reason"},"until":{"description":"Last day (YYYY-MM-DD) on which the entry holds.","type":"string","pattern":"^\\\\d{4}-\\\\d{2}-\\\\d{2}$"}}},"rule":{"enum":["control-plane-only-port","declared-port-not-served","duplicate-port","hidden-ports","host-port-conflict","host-port-differs-from-container-port","host-port-in-ephemeral-range","host-port-in-node-port-range","invalid-port","invalid-suppression","localhost-in-reserved-range","not-yet-allocated-port","port-of-another-owner","port-of-unknown-owner","port-out-of-range","previously-allocated-port","protocol-differs-from-registry","reach-differs-from-registry","rollout-deadlock","undeclared-host-port","unregistered-host-port","unused-suppression"]},"nodeRole":{"type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"description":"As messages call such nodes.","type":"string","pattern":"\\\\S"},"labels":{"description":"Labels of every node of the role; null stands for any value.","type":"object","additionalProperties":{"type":["string","number","boolean","null"]}},"optional":{"description":"Labels that nodes of the role may have or not, although another role names them.","type":"array","items":{"type":"string"}},"taints":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["key","effect"],"properties":{"key":{"type":"string","pattern":"\\\\S"},"value":{"type":["string","number","boolean"]},"effect":{"enum":["NoSchedule","PreferNoSchedule","NoExecute"]}}}},"count":{"description":"How many nodes have the role; left out where that differs.","type":"integer","minimum":0}}}}}');

// src/config/violation.ts
var import_usage_error = __toESM(require_usage_error(), 1);
var LONGEST = 60;
function complaintsAbout(violations, root) {
  return violations.filter(({ keyword, schemaPath }) => !REPEATING.has(keyword) && !/\/(anyOf|propertyNames)\//.test(schemaPath)).map((violation) => complaintAbout(violation, root));
}
var REPEATING = /* @__PURE__ */ new Set(["if", "not"]);
function complaintAbout(violation, root) {
  const { instancePath, keyword, params } = violation;
  const node = nodeAt(root, instancePath);
  const where = nameOf(instancePath);
  const complain = (message, at2 = node) => ({
    node: at2,
    message: where === "" ? message : `${where}: ${message}`
  });
  if (keyword === "additionalProperties") {
    const name = String(params.additionalProperty);
    const shown = name.slice(0, LONGEST);
    const message = `there is no ${instancePath === "/rules" ? "rule" : "key"} ${shown}${(0, import_usage_error.didYouMean)(shown, keysAt(instancePath))}`;
    return complain(message, keyAt(root, instancePath, name));
  }
  if (keyword === "enum") {
    const allowed = params.allowedValues.map(String);
    const found = textOf(node);
    const list = allowed.length > 8 ? "" : `; write ${allowed.join(", ")}`;
    if (/\/rule$/.test(instancePath)) {
      const hint = (0, import_usage_error.didYouMean)(node.type === "scalar" ? node.text.slice(0, LONGEST) : "", allowed);
      return complain(`there is no rule ${found}${hint || "; hostport-lint rules lists them"}`);
    }
    return complain(`${found} is not known here${(0, import_usage_error.didYouMean)(node.type === "scalar" ? node.text.slice(0, LONGEST) : "", allowed) || list}`);
  }
  if (keyword === "required") return complain(`the key ${String(params.missingProperty)} is missing`);
  if (keyword === "anyOf") return complain(ANY_OF[instancePath.split("/")[1] ?? ""] ?? "a key is missing");
  if (keyword === "type") return complain(`expected ${expectedType(params.type)}, found ${textOf(node)}`);
  if (keyword === "propertyNames") {
    const name = String(params.propertyName);
    return complain(
      `${name.slice(0, LONGEST)} is no name of a set; use letters, digits, ".", "-" and "_"`,
      keyAt(root, instancePath, name)
    );
  }
  if (keyword === "minItems") return complain("the list is empty; leave the key out instead");
  if (keyword === "pattern") return complain(`${textOf(node)} is not what is expected here${FORMS.get(String(params.pattern)) ?? ""}`);
  return complain(violation.message ?? "is not allowed here");
}
var ANY_OF = {
  ignore: "says nothing of what to ignore; name a rule, path, workload or port",
  owners: "says nothing of who owns the port; name a namespace, name or container"
};
var FORMS = /* @__PURE__ */ new Map([
  [config_schema_default.$defs.portRange.pattern, "; write a range like 30000-32767"],
  [config_schema_default.$defs.ports.pattern, "; write ports like 9104, 9104/UDP or 9000-9100"],
  [config_schema_default.$defs.ignore.properties.until.pattern, "; write a date like 2027-06-30"],
  ["\\S", "; it is empty"]
]);
function keysAt(instancePath) {
  const parts = instancePath.split("/").slice(1);
  const here = parts.reduce(
    (one, part) => resolved(one.properties?.[part] ?? one.items ?? one.additionalProperties),
    config_schema_default
  );
  return Object.keys(here.properties ?? {});
}
function resolved(given) {
  if (typeof given !== "object") return {};
  const name = /^#\/\$defs\/(\w+)$/.exec(given.$ref ?? "")?.[1];
  return name === void 0 ? given : resolved(config_schema_default.$defs[name]);
}
function expectedType(type) {
  const names = { array: "a list", object: "a mapping", string: "a text", integer: "a whole number" };
  return [type].flat().flatMap((one) => String(one).split(",")).map((one) => names[one] ?? one).join(" or ");
}
function textOf(node) {
  if (node.type === "sequence") return "a list";
  if (node.type === "mapping") return "a mapping";
  return node.text === "" ? "nothing" : `"${node.text.slice(0, LONGEST)}"`;
}
function nameOf(pointer) {
  return pointer.split("/").slice(1).map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~")).reduce((path, part) => /^\d+$/.test(part) ? `${path}[${part}]` : path === "" ? part : `${path}.${part}`, "");
}

// src/config/read.ts
var MOST_PROBLEMS = 20;
function readConfiguration(document) {
  if (document === null) return { configuration: {}, lines: {} };
  const { root } = document;
  const problemsOf = (complaints2) => ({
    problems: complaints2.slice(0, MOST_PROBLEMS).map(({ node, message }) => {
      const { path, line, column } = document.spanOf(node);
      return { path, line, column, message };
    })
  });
  const plain = plainValue(root);
  if (plain === null) return problemsOf([{ node: root, message: "the file is too large for a configuration" }]);
  if (!validate(plain.value)) return problemsOf(complaintsAbout(validate.errors ?? [], root));
  const complaints = [...repeatedKeys(document), ...wrongValues(root)];
  if (complaints.length > 0) return problemsOf(complaints);
  const lines = Object.fromEntries((0, import_node2.entriesAt)(root).map(({ key }) => [key.text, document.spanOf(key).line]));
  return { configuration: configurationOf(document), lines };
}
function* repeatedKeys(document) {
  for (const { hidden } of document.hiddenKeys()) yield { node: hidden.key, message: `the key ${hidden.key.text} stands here twice` };
}
function* wrongValues(root) {
  const release = (0, import_node2.at)(root, "release");
  if (release?.type === "scalar" && !(0, import_release.parseRelease)(release.text)) {
    yield { node: release, message: `release: "${release.text}" is no release; write it like 4.19` };
  }
  const ports = [
    ...["nodePortRange", "ephemeralRange"].map((key) => (0, import_node2.at)(root, key)),
    ...(0, import_node2.itemsAt)(root, "ranges").map((item) => (0, import_node2.at)(item, "ports")),
    ...(0, import_node2.itemsAt)(root, "owners").map((item) => (0, import_node2.at)(item, "port")),
    ...(0, import_node2.itemsAt)(root, "ignore").map((item) => (0, import_node2.at)(item, "port"))
  ];
  for (const node of ports) {
    if (node && portsOf(node) === null) yield { node, message: "ports go from 1 to 65535, and a range ends after it begins" };
  }
  for (const item of (0, import_node2.itemsAt)(root, "owners")) {
    const node = (0, import_node2.at)(item, "port");
    const found = portsOf(node);
    if (node && found && found.port !== found.endPort) yield { node, message: "an owner holds one port; write an entry for each" };
  }
  for (const item of (0, import_node2.itemsAt)(root, "ignore")) {
    const until = (0, import_node2.scalarAt)(item, "until");
    const time = until ? Date.parse(`${until.text}T00:00:00Z`) : 0;
    if (until && (Number.isNaN(time) || !new Date(time).toISOString().startsWith(until.text))) {
      yield { node: until, message: `until: no calendar has the day ${until.text}` };
    }
  }
}
function configurationOf(document) {
  const { root } = document;
  const read = {
    registries: textsAt(root, "registries"),
    release: textAt(root, "release"),
    rules: entriesOf(root, "rules", (value) => textOf2(value)),
    ranges: listAt(root, "ranges", (item) => ({
      ...portsOf((0, import_node2.at)(item, "ports")) ?? NO_PORTS,
      from: textAt(item, "from") ?? null,
      to: textAt(item, "to") ?? null,
      since: textAt(item, "since") ?? null,
      source: textAt(item, "source") ?? placeOf(document, item)
    })),
    owners: listAt(root, "owners", (item) => ({
      ...portsOf((0, import_node2.at)(item, "port")) ?? NO_PORTS,
      owner: {
        kind: textAt(item, "kind") ?? "*",
        namespace: textAt(item, "namespace") ?? "*",
        name: textAt(item, "name") ?? "*",
        container: textAt(item, "container") ?? "*",
        claimant: "workload",
        source: placeOf(document, item)
      }
    })),
    sets: entriesOf(root, "sets", (value) => textsAt(value) ?? []),
    exclude: textsAt(root, "exclude"),
    ignore: listAt(root, "ignore", (item) => ignoreOf(document, item)),
    baseline: textAt(root, "baseline"),
    nodeRoles: listAt(root, "nodeRoles", roleOf),
    nodePortRange: portsOf((0, import_node2.at)(root, "nodePortRange")) ?? void 0,
    ephemeralRange: portsOf((0, import_node2.at)(root, "ephemeralRange")) ?? void 0,
    minConfidence: textAt(root, "minConfidence"),
    failOn: textAt(root, "failOn"),
    format: textAt(root, "format")
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== void 0));
}
function ignoreOf(document, item) {
  return {
    rule: textAt(item, "rule") ?? null,
    path: textAt(item, "path") ?? null,
    workload: textAt(item, "workload") ?? null,
    ports: portsOf((0, import_node2.at)(item, "port")),
    reason: textAt(item, "reason") ?? "",
    until: textAt(item, "until") ?? null,
    span: document.spanOf(item)
  };
}
function roleOf(item) {
  const count = (0, import_node2.numberAt)(item, "count");
  return {
    name: textAt(item, "name") ?? "",
    labels: entriesOf(item, "labels", (value) => value.type === "scalar" && value.value !== null ? value.text : null) ?? {},
    optional: textsAt(item, "optional") ?? [],
    taints: (0, import_node2.itemsAt)(item, "taints").map((taint) => {
      const value = textAt(taint, "value");
      return { key: textAt(taint, "key") ?? "", effect: textAt(taint, "effect") ?? "", ...value === void 0 ? {} : { value } };
    }),
    ...count === void 0 ? {} : { count }
  };
}
var NO_PORTS = { port: 0, endPort: 0, protocol: null };
function portsOf(node) {
  const found = /^(\d{1,5})(?:-(\d{1,5}))?(?:\/([A-Z]+))?$/.exec(textOf2(node) ?? "");
  if (!found) return null;
  const port = Number(found[1]);
  const endPort = Number(found[2] ?? found[1]);
  const protocol = import_address.PROTOCOLS.find((one) => one === found[3]) ?? null;
  return port >= 1 && port <= endPort && endPort <= 65535 ? { port, endPort, protocol } : null;
}
function placeOf(document, node) {
  const { path, line } = document.spanOf(node);
  return `${path}:${line}`;
}
function textOf2(node) {
  return node?.type === "scalar" && node.value !== null ? node.text : void 0;
}
function textAt(node, key) {
  return textOf2((0, import_node2.at)(node, key));
}
function textsAt(node, ...path) {
  const list = (0, import_node2.at)(node, ...path);
  return list?.type === "sequence" ? list.items.flatMap((item) => textOf2(item) ?? []) : void 0;
}
function listAt(node, key, read) {
  const list = (0, import_node2.at)(node, key);
  return list?.type === "sequence" ? list.items.map(read) : void 0;
}
function entriesOf(node, key, read) {
  const mapping = (0, import_node2.at)(node, key);
  return mapping?.type === "mapping" ? Object.fromEntries(mapping.entries.map((entry) => [entry.key.text, read(entry.value)])) : void 0;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  readConfiguration
});
