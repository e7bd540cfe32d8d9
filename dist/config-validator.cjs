var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
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
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);

// <stdin>
var stdin_exports = {};
__export(stdin_exports, {
  validate: () => validate
});
module.exports = __toCommonJS(stdin_exports);

// contents:schemas/config.schema.json?validator
var validate = validate20;
var schema31 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "https://raw.githubusercontent.com/hostport-lint/hostport-lint/main/schemas/config.schema.json", "title": "Configuration of hostport-lint (.hostport-lint.yaml)", "type": "object", "additionalProperties": false, "properties": { "$schema": { "type": "string" }, "extends": { "type": ["string", "array"], "pattern": "\\S",
"minItems": 1, "items": { "type": "string", "pattern": "\\S" } }, "registries": { "type": "array", "minItems": 1, "items": { "type": "string", "pattern": "\\S" } }, "release": { "type": ["string", "number"] }, "rules": { "$comment": "generated from rules/", "type": "object", "propertyNames": { "$ref": "#/$defs/rule" }, "additionalProperties": { "$ref": "#/$defs/severity" } }, "overrides": { "type": "\
array", "items": { "type": "object", "additionalProperties": false, "required": ["paths", "rules"], "properties": { "paths": { "$ref": "#/$defs/globs" }, "rules": { "$ref": "#/properties/rules" } } } }, "ranges": { "type": "array", "items": { "$ref": "#/$defs/range" } }, "owners": { "type": "array", "items": { "$ref": "#/$defs/owner" } }, "programs": { "type": "array", "minItems": 1, "items": { "t\
ype": "string", "pattern": "\\S" } }, "clusters": { "type": "object", "propertyNames": { "title": "name of a cluster", "pattern": "^[A-Za-z0-9][A-Za-z0-9 ._-]*$", "errorMessage": 'use letters, digits, ".", "-" and "_"' }, "additionalProperties": { "$ref": "#/$defs/cluster" } }, "exclude": { "$ref": "#/$defs/globs" }, "ignore": { "type": "array", "items": { "$ref": "#/$defs/ignore" } }, "baseline": {
"type": "string", "pattern": "\\S" }, "nodeRoles": { "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/nodeRole" } }, "loadBalancerServices": { "enum": ["host-ports", "none"] }, "nodePortRange": { "$ref": "#/$defs/portRange" }, "ephemeralRange": { "$ref": "#/$defs/portRange" }, "minConfidence": { "enum": ["low", "medium", "high", "certain"] }, "failOn": { "enum": ["error", "warning", "in\
fo", "never"] }, "format": { "enum": ["text", "json", "sarif", "github", "gitlab", "junit", "markdown", "html", "openreports", "openmetrics"] }, "hosted": { "type": "object", "additionalProperties": false, "properties": { "tenantCIDRs": { "type": "array", "items": { "type": "string" } }, "workerCIDRs": { "type": "array", "items": { "type": "string" } }, "hub": { "$ref": "#/$defs/globs" } } } }, "$\
defs": { "severity": { "enum": ["error", "warning", "info", "off", "no"] }, "globs": { "type": "array", "minItems": 1, "items": { "type": "string", "pattern": "\\S" } }, "portRange": { "type": "string", "pattern": "^\\d{1,5}-\\d{1,5}$", "title": "range of ports", "examples": ["30000-32767"] }, "ports": { "type": ["integer", "string"], "minimum": 1, "maximum": 65535, "pattern": "^\\d{1,5}(-\\d{1,5})?\
(/(TCP|UDP|SCTP))?$", "title": "port or range of ports", "examples": ["9104", "9104/UDP", "9000-9100"] }, "reason": { "type": "string", "pattern": "\\S" }, "range": { "type": "object", "additionalProperties": false, "required": ["ports"], "properties": { "ports": { "$ref": "#/$defs/ports" }, "from": { "$ref": "#/$defs/reason" }, "to": { "$ref": "#/$defs/reason" }, "since": { "type": ["string", "nu\
mber"] }, "source": { "$ref": "#/$defs/reason" } } }, "owner": { "type": "object", "additionalProperties": false, "required": ["port"], "anyOf": [{ "required": ["namespace"] }, { "required": ["name"] }, { "required": ["container"] }], "properties": { "port": { "type": ["integer", "string"], "minimum": 1, "maximum": 65535, "pattern": "^\\d{1,5}(/(TCP|UDP|SCTP))?$", "title": "port", "errorMessage": "\
an owner has one port; write an entry for each" }, "kind": { "$ref": "#/$defs/pattern" }, "namespace": { "$ref": "#/$defs/pattern" }, "name": { "$ref": "#/$defs/pattern" }, "container": { "$ref": "#/$defs/pattern" } }, "errorMessage": "says nothing of who owns the port; name a namespace, name or container" }, "pattern": { "type": "string", "pattern": "\\S" }, "ignore": { "type": "object", "additio\
nalProperties": false, "required": ["reason"], "anyOf": [{ "required": ["rule"] }, { "required": ["path"] }, { "required": ["workload"] }, { "required": ["port"] }], "properties": { "rule": { "$ref": "#/$defs/rule" }, "path": { "type": "string", "pattern": "\\S" }, "workload": { "type": "string", "pattern": "\\S" }, "port": { "$ref": "#/$defs/ports" }, "reason": { "$ref": "#/$defs/reason" }, "unti\
l": { "type": "string", "pattern": "^\\d{4}-\\d{2}-\\d{2}$", "title": "date", "examples": ["2027-06-30"] } }, "errorMessage": "says nothing of what to ignore; name a rule, path, workload or port" }, "rule": { "$comment": "generated from rules/", "title": "rule", "errorMessage": "write one of those that hostport-lint rules lists" }, "nodeRole": { "type": "object", "additionalProperties": false, "re\
quired": ["name"], "properties": { "name": { "type": "string", "pattern": "\\S" }, "labels": { "type": "object", "additionalProperties": { "type": ["string", "number", "boolean", "null"] } }, "optional": { "type": "array", "items": { "type": "string" } }, "taints": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["key", "effect"], "properties": { "key": {
"type": "string", "pattern": "\\S" }, "value": { "type": ["string", "number", "boolean"] }, "effect": { "enum": ["NoSchedule", "PreferNoSchedule", "NoExecute"] } } } }, "count": { "type": "integer", "minimum": 0 } } }, "cluster": { "type": "object", "additionalProperties": false, "required": ["installs"], "properties": { "installs": { "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/ins\
tall" } }, "registries": { "type": "array", "minItems": 1, "items": { "type": "string", "pattern": "\\S" } }, "release": { "type": ["string", "number"] }, "ranges": { "type": "array", "items": { "$ref": "#/$defs/range" } }, "owners": { "type": "array", "items": { "$ref": "#/$defs/owner" } }, "nodeRoles": { "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/nodeRole" } }, "loadBalancerServ\
ices": { "enum": ["host-ports", "none"] }, "nodePortRange": { "$ref": "#/$defs/portRange" }, "ephemeralRange": { "$ref": "#/$defs/portRange" } } }, "install": { "type": ["string", "object"], "pattern": "\\S", "additionalProperties": false, "oneOf": [{ "type": "string" }, { "type": "object", "required": ["kustomize"] }, { "type": "object", "required": ["chart"] }], "errorMessage": "write a path, { \
kustomize: FOLDER } or { chart: FOLDER }", "properties": { "kustomize": { "type": "string", "pattern": "\\S" }, "chart": { "type": "string", "pattern": "\\S" }, "release": { "type": "string", "pattern": "\\S" }, "namespace": { "type": "string", "pattern": "\\S" }, "values": { "type": "array", "items": { "type": "string", "pattern": "\\S" } }, "set": { "type": "object" } } } } };
var schema33 = { "enum": ["error", "warning", "info", "off", "no"] };
var schema34 = { "type": "array", "minItems": 1, "items": { "type": "string", "pattern": "\\S" } };
var schema50 = { "type": "object", "additionalProperties": false, "required": ["name"], "properties": { "name": { "type": "string", "pattern": "\\S" }, "labels": { "type": "object", "additionalProperties": { "type": ["string", "number", "boolean", "null"] } }, "optional": { "type": "array", "items": { "type": "string" } }, "taints": { "type": "array", "items": { "type": "object", "additionalProper\
ties": false, "required": ["key", "effect"], "properties": { "key": { "type": "string", "pattern": "\\S" }, "value": { "type": ["string", "number", "boolean"] }, "effect": { "enum": ["NoSchedule", "PreferNoSchedule", "NoExecute"] } } } }, "count": { "type": "integer", "minimum": 0 } } };
var schema51 = { "type": "string", "pattern": "^\\d{1,5}-\\d{1,5}$", "title": "range of ports", "examples": ["30000-32767"] };
var func1 = Object.prototype.hasOwnProperty;
var pattern4 = new RegExp("\\S", "u");
var pattern18 = new RegExp("^[A-Za-z0-9][A-Za-z0-9 ._-]*$", "u");
var pattern28 = new RegExp("^\\d{1,5}-\\d{1,5}$", "u");
var schema35 = { "$comment": "generated from rules/", "type": "object", "propertyNames": { "$ref": "#/$defs/rule" }, "additionalProperties": { "$ref": "#/$defs/severity" } };
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
    for (const key0 in data) {
      const _errs2 = errors;
      var valid0 = _errs2 === errors;
      if (!valid0) {
        const err0 = { instancePath, schemaPath: "#/propertyNames", keyword: "propertyNames", params: { propertyName: key0 }, message: "property name must be valid", schema: schema35.propertyNames, parentSchema: schema35, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    for (const key1 in data) {
      let data0 = data[key1];
      if (!(data0 === "error" || data0 === "warning" || data0 === "info" || data0 === "off" || data0 === "no")) {
        const err1 = { instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema33.enum }, message: "must be equal to one of the allowed values", schema: schema33.enum, parentSchema: schema33, data: data0 };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema35.type, parentSchema: schema35, data };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate21.errors = vErrors;
  return errors === 0;
}
validate21.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema38 = { "type": "object", "additionalProperties": false, "required": ["ports"], "properties": { "ports": { "$ref": "#/$defs/ports" }, "from": { "$ref": "#/$defs/reason" }, "to": { "$ref": "#/$defs/reason" }, "since": { "type": ["string", "number"] }, "source": { "$ref": "#/$defs/reason" } } };
var schema39 = { "type": ["integer", "string"], "minimum": 1, "maximum": 65535, "pattern": "^\\d{1,5}(-\\d{1,5})?(/(TCP|UDP|SCTP))?$", "title": "port or range of ports", "examples": ["9104", "9104/UDP", "9000-9100"] };
var schema40 = { "type": "string", "pattern": "\\S" };
var pattern8 = new RegExp("^\\d{1,5}(-\\d{1,5})?(/(TCP|UDP|SCTP))?$", "u");
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
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.ports === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ports" }, message: "must have required property 'ports'", schema: schema38.required, parentSchema: schema38, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "ports" || key0 === "from" || key0 === "to" || key0 === "since" || key0 === "source")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema38, data };
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
        const err2 = { instancePath: instancePath + "/ports", schemaPath: "#/$defs/ports/type", keyword: "type", params: { type: schema39.type }, message: "must be integer,string", schema: schema39.type, parentSchema: schema39, data: data0 };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 65535 || isNaN(data0)) {
          const err3 = { instancePath: instancePath + "/ports", schemaPath: "#/$defs/ports/maximum", keyword: "maximum", params: { comparison: "<=", limit: 65535 }, message: "must be <= 65535", schema: 65535, parentSchema: schema39, data: data0 };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          const err4 = { instancePath: instancePath + "/ports", schemaPath: "#/$defs/ports/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema39, data: data0 };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      }
      if (typeof data0 === "string") {
        if (!pattern8.test(data0)) {
          const err5 = { instancePath: instancePath + "/ports", schemaPath: "#/$defs/ports/pattern", keyword: "pattern", params: { pattern: "^\\d{1,5}(-\\d{1,5})?(/(TCP|UDP|SCTP))?$" }, message: 'must match pattern "^\\d{1,5}(-\\d{1,5})?(/(TCP|UDP|SCTP))?$"', schema: "^\\d{1,5}(-\\d{1,5})?(/(TCP|UDP|SCTP))?$", parentSchema: schema39, data: data0 };
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
          const err6 = { instancePath: instancePath + "/from", schemaPath: "#/$defs/reason/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema40, data: data1 };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/from", schemaPath: "#/$defs/reason/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema40.type, parentSchema: schema40, data: data1 };
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
          const err8 = { instancePath: instancePath + "/to", schemaPath: "#/$defs/reason/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema40, data: data2 };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/to", schemaPath: "#/$defs/reason/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema40.type, parentSchema: schema40, data: data2 };
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
        const err10 = { instancePath: instancePath + "/since", schemaPath: "#/properties/since/type", keyword: "type", params: { type: schema38.properties.since.type }, message: "must be string,number", schema: schema38.properties.since.type, parentSchema: schema38.properties.since, data: data3 };
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
          const err11 = { instancePath: instancePath + "/source", schemaPath: "#/$defs/reason/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema40, data: data4 };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      } else {
        const err12 = { instancePath: instancePath + "/source", schemaPath: "#/$defs/reason/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema40.type, parentSchema: schema40, data: data4 };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
  } else {
    const err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema38.type, parentSchema: schema38, data };
    if (vErrors === null) {
      vErrors = [err13];
    } else {
      vErrors.push(err13);
    }
    errors++;
  }
  validate23.errors = vErrors;
  return errors === 0;
}
validate23.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema43 = { "type": "object", "additionalProperties": false, "required": ["port"], "anyOf": [{ "required": ["namespace"] }, { "required": ["name"] }, { "required": ["container"] }], "properties": { "port": { "type": ["integer", "string"], "minimum": 1, "maximum": 65535, "pattern": "^\\d{1,5}(/(TCP|UDP|SCTP))?$", "title": "port", "errorMessage": "an owner has one port; write an entry for each" },
"kind": { "$ref": "#/$defs/pattern" }, "namespace": { "$ref": "#/$defs/pattern" }, "name": { "$ref": "#/$defs/pattern" }, "container": { "$ref": "#/$defs/pattern" } }, "errorMessage": "says nothing of who owns the port; name a namespace, name or container" };
var schema44 = { "type": "string", "pattern": "\\S" };
var pattern12 = new RegExp("^\\d{1,5}(/(TCP|UDP|SCTP))?$", "u");
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
    if (data.namespace === void 0) {
      const err0 = { instancePath, schemaPath: "#/anyOf/0/required", keyword: "required", params: { missingProperty: "namespace" }, message: "must have required property 'namespace'", schema: schema43.anyOf[0].required, parentSchema: schema43.anyOf[0], data };
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
      const err1 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema43.anyOf[1].required, parentSchema: schema43.anyOf[1], data };
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
      const err2 = { instancePath, schemaPath: "#/anyOf/2/required", keyword: "required", params: { missingProperty: "container" }, message: "must have required property 'container'", schema: schema43.anyOf[2].required, parentSchema: schema43.anyOf[2], data };
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
    const err3 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema43.anyOf, parentSchema: schema43, data };
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
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "port" }, message: "must have required property 'port'", schema: schema43.required, parentSchema: schema43, data };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "port" || key0 === "kind" || key0 === "namespace" || key0 === "name" || key0 === "container")) {
        const err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema43, data };
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
        const err6 = { instancePath: instancePath + "/port", schemaPath: "#/properties/port/type", keyword: "type", params: { type: schema43.properties.port.type }, message: "must be integer,string", schema: schema43.properties.port.type, parentSchema: schema43.properties.port, data: data0 };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 65535 || isNaN(data0)) {
          const err7 = { instancePath: instancePath + "/port", schemaPath: "#/properties/port/maximum", keyword: "maximum", params: { comparison: "<=", limit: 65535 }, message: "must be <= 65535", schema: 65535, parentSchema: schema43.properties.port, data: data0 };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          const err8 = { instancePath: instancePath + "/port", schemaPath: "#/properties/port/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema43.properties.port, data: data0 };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      }
      if (typeof data0 === "string") {
        if (!pattern12.test(data0)) {
          const err9 = { instancePath: instancePath + "/port", schemaPath: "#/properties/port/pattern", keyword: "pattern", params: { pattern: "^\\d{1,5}(/(TCP|UDP|SCTP))?$" }, message: 'must match pattern "^\\d{1,5}(/(TCP|UDP|SCTP))?$"', schema: "^\\d{1,5}(/(TCP|UDP|SCTP))?$", parentSchema: schema43.properties.port, data: data0 };
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
          const err10 = { instancePath: instancePath + "/kind", schemaPath: "#/$defs/pattern/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema44, data: data1 };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      } else {
        const err11 = { instancePath: instancePath + "/kind", schemaPath: "#/$defs/pattern/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema44.type, parentSchema: schema44, data: data1 };
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
          const err12 = { instancePath: instancePath + "/namespace", schemaPath: "#/$defs/pattern/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema44, data: data2 };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      } else {
        const err13 = { instancePath: instancePath + "/namespace", schemaPath: "#/$defs/pattern/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema44.type, parentSchema: schema44, data: data2 };
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
          const err14 = { instancePath: instancePath + "/name", schemaPath: "#/$defs/pattern/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema44, data: data3 };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      } else {
        const err15 = { instancePath: instancePath + "/name", schemaPath: "#/$defs/pattern/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema44.type, parentSchema: schema44, data: data3 };
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
          const err16 = { instancePath: instancePath + "/container", schemaPath: "#/$defs/pattern/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema44, data: data4 };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
      } else {
        const err17 = { instancePath: instancePath + "/container", schemaPath: "#/$defs/pattern/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema44.type, parentSchema: schema44, data: data4 };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
    }
  } else {
    const err18 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema43.type, parentSchema: schema43, data };
    if (vErrors === null) {
      vErrors = [err18];
    } else {
      vErrors.push(err18);
    }
    errors++;
  }
  validate25.errors = vErrors;
  return errors === 0;
}
validate25.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema48 = { "type": "object", "additionalProperties": false, "required": ["installs"], "properties": { "installs": { "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/install" } }, "registries": { "type": "array", "minItems": 1, "items": { "type": "string", "pattern": "\\S" } }, "release": { "type": ["string", "number"] }, "ranges": { "type": "array", "items": { "$ref": "#/$defs/ran\
ge" } }, "owners": { "type": "array", "items": { "$ref": "#/$defs/owner" } }, "nodeRoles": { "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/nodeRole" } }, "loadBalancerServices": { "enum": ["host-ports", "none"] }, "nodePortRange": { "$ref": "#/$defs/portRange" }, "ephemeralRange": { "$ref": "#/$defs/portRange" } } };
var schema49 = { "type": ["string", "object"], "pattern": "\\S", "additionalProperties": false, "oneOf": [{ "type": "string" }, { "type": "object", "required": ["kustomize"] }, { "type": "object", "required": ["chart"] }], "errorMessage": "write a path, { kustomize: FOLDER } or { chart: FOLDER }", "properties": { "kustomize": { "type": "string", "pattern": "\\S" }, "chart": { "type": "string", "pa\
ttern": "\\S" }, "release": { "type": "string", "pattern": "\\S" }, "namespace": { "type": "string", "pattern": "\\S" }, "values": { "type": "array", "items": { "type": "string", "pattern": "\\S" } }, "set": { "type": "object" } } };
function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate27.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.installs === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "installs" }, message: "must have required property 'installs'", schema: schema48.required, parentSchema: schema48, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func1.call(schema48.properties, key0)) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema48, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.installs !== void 0) {
      let data0 = data.installs;
      if (Array.isArray(data0)) {
        if (data0.length < 1) {
          const err2 = { instancePath: instancePath + "/installs", schemaPath: "#/properties/installs/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema48.properties.installs, data: data0 };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (typeof data1 !== "string" && !(data1 && typeof data1 == "object" && !Array.isArray(data1))) {
            const err3 = { instancePath: instancePath + "/installs/" + i0, schemaPath: "#/$defs/install/type", keyword: "type", params: { type: schema49.type }, message: "must be string,object", schema: schema49.type, parentSchema: schema49, data: data1 };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
          const _errs7 = errors;
          let valid4 = false;
          let passing0 = null;
          const _errs8 = errors;
          if (typeof data1 !== "string") {
            const err4 = { instancePath: instancePath + "/installs/" + i0, schemaPath: "#/$defs/install/oneOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema49.oneOf[0].type, parentSchema: schema49.oneOf[0], data: data1 };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
          var _valid0 = _errs8 === errors;
          if (_valid0) {
            valid4 = true;
            passing0 = 0;
          }
          const _errs10 = errors;
          if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
            if (data1.kustomize === void 0) {
              const err5 = { instancePath: instancePath + "/installs/" + i0, schemaPath: "#/$defs/install/oneOf/1/required", keyword: "required", params: { missingProperty: "kustomize" }, message: "must have required property 'kustomize'", schema: schema49.oneOf[1].required, parentSchema: schema49.oneOf[1], data: data1 };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
            }
          } else {
            const err6 = { instancePath: instancePath + "/installs/" + i0, schemaPath: "#/$defs/install/oneOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema49.oneOf[1].type, parentSchema: schema49.oneOf[1], data: data1 };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
          var _valid0 = _errs10 === errors;
          if (_valid0 && valid4) {
            valid4 = false;
            passing0 = [passing0, 1];
          } else {
            if (_valid0) {
              valid4 = true;
              passing0 = 1;
            }
            const _errs12 = errors;
            if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
              if (data1.chart === void 0) {
                const err7 = { instancePath: instancePath + "/installs/" + i0, schemaPath: "#/$defs/install/oneOf/2/required", keyword: "required", params: { missingProperty: "chart" }, message: "must have required property 'chart'", schema: schema49.oneOf[2].required, parentSchema: schema49.oneOf[2], data: data1 };
                if (vErrors === null) {
                  vErrors = [err7];
                } else {
                  vErrors.push(err7);
                }
                errors++;
              }
            } else {
              const err8 = { instancePath: instancePath + "/installs/" + i0, schemaPath: "#/$defs/install/oneOf/2/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema49.oneOf[2].type, parentSchema: schema49.oneOf[2], data: data1 };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
            var _valid0 = _errs12 === errors;
            if (_valid0 && valid4) {
              valid4 = false;
              passing0 = [passing0, 2];
            } else {
              if (_valid0) {
                valid4 = true;
                passing0 = 2;
              }
            }
          }
          if (!valid4) {
            const err9 = { instancePath: instancePath + "/installs/" + i0, schemaPath: "#/$defs/install/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf", schema: schema49.oneOf, parentSchema: schema49, data: data1 };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          } else {
            errors = _errs7;
            if (vErrors !== null) {
              if (_errs7) {
                vErrors.length = _errs7;
              } else {
                vErrors = null;
              }
            }
          }
          if (typeof data1 === "string") {
            if (!pattern4.test(data1)) {
              const err10 = { instancePath: instancePath + "/installs/" + i0, schemaPath: "#/$defs/install/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema49, data: data1 };
              if (vErrors === null) {
                vErrors = [err10];
              } else {
                vErrors.push(err10);
              }
              errors++;
            }
          }
          if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
            for (const key1 in data1) {
              if (!(key1 === "kustomize" || key1 === "chart" || key1 === "release" || key1 === "namespace" || key1 === "values" || key1 === "set")) {
                const err11 = { instancePath: instancePath + "/installs/" + i0, schemaPath: "#/$defs/install/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: false, parentSchema: schema49, data: data1 };
                if (vErrors === null) {
                  vErrors = [err11];
                } else {
                  vErrors.push(err11);
                }
                errors++;
              }
            }
            if (data1.kustomize !== void 0) {
              let data2 = data1.kustomize;
              if (typeof data2 === "string") {
                if (!pattern4.test(data2)) {
                  const err12 = { instancePath: instancePath + "/installs/" + i0 + "/kustomize", schemaPath: "#/$defs/install/properties/kustomize/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema49.properties.kustomize, data: data2 };
                  if (vErrors === null) {
                    vErrors = [err12];
                  } else {
                    vErrors.push(err12);
                  }
                  errors++;
                }
              } else {
                const err13 = { instancePath: instancePath + "/installs/" + i0 + "/kustomize", schemaPath: "#/$defs/install/properties/kustomize/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema49.properties.kustomize.type, parentSchema: schema49.properties.kustomize, data: data2 };
                if (vErrors === null) {
                  vErrors = [err13];
                } else {
                  vErrors.push(err13);
                }
                errors++;
              }
            }
            if (data1.chart !== void 0) {
              let data3 = data1.chart;
              if (typeof data3 === "string") {
                if (!pattern4.test(data3)) {
                  const err14 = { instancePath: instancePath + "/installs/" + i0 + "/chart", schemaPath: "#/$defs/install/properties/chart/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema49.properties.chart, data: data3 };
                  if (vErrors === null) {
                    vErrors = [err14];
                  } else {
                    vErrors.push(err14);
                  }
                  errors++;
                }
              } else {
                const err15 = { instancePath: instancePath + "/installs/" + i0 + "/chart", schemaPath: "#/$defs/install/properties/chart/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema49.properties.chart.type, parentSchema: schema49.properties.chart, data: data3 };
                if (vErrors === null) {
                  vErrors = [err15];
                } else {
                  vErrors.push(err15);
                }
                errors++;
              }
            }
            if (data1.release !== void 0) {
              let data4 = data1.release;
              if (typeof data4 === "string") {
                if (!pattern4.test(data4)) {
                  const err16 = { instancePath: instancePath + "/installs/" + i0 + "/release", schemaPath: "#/$defs/install/properties/release/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema49.properties.release, data: data4 };
                  if (vErrors === null) {
                    vErrors = [err16];
                  } else {
                    vErrors.push(err16);
                  }
                  errors++;
                }
              } else {
                const err17 = { instancePath: instancePath + "/installs/" + i0 + "/release", schemaPath: "#/$defs/install/properties/release/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema49.properties.release.type, parentSchema: schema49.properties.release, data: data4 };
                if (vErrors === null) {
                  vErrors = [err17];
                } else {
                  vErrors.push(err17);
                }
                errors++;
              }
            }
            if (data1.namespace !== void 0) {
              let data5 = data1.namespace;
              if (typeof data5 === "string") {
                if (!pattern4.test(data5)) {
                  const err18 = { instancePath: instancePath + "/installs/" + i0 + "/namespace", schemaPath: "#/$defs/install/properties/namespace/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema49.properties.namespace, data: data5 };
                  if (vErrors === null) {
                    vErrors = [err18];
                  } else {
                    vErrors.push(err18);
                  }
                  errors++;
                }
              } else {
                const err19 = { instancePath: instancePath + "/installs/" + i0 + "/namespace", schemaPath: "#/$defs/install/properties/namespace/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema49.properties.namespace.type, parentSchema: schema49.properties.namespace, data: data5 };
                if (vErrors === null) {
                  vErrors = [err19];
                } else {
                  vErrors.push(err19);
                }
                errors++;
              }
            }
            if (data1.values !== void 0) {
              let data6 = data1.values;
              if (Array.isArray(data6)) {
                const len1 = data6.length;
                for (let i1 = 0; i1 < len1; i1++) {
                  let data7 = data6[i1];
                  if (typeof data7 === "string") {
                    if (!pattern4.test(data7)) {
                      const err20 = { instancePath: instancePath + "/installs/" + i0 + "/values/" + i1, schemaPath: "#/$defs/install/properties/values/items/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema49.properties.values.items, data: data7 };
                      if (vErrors === null) {
                        vErrors = [err20];
                      } else {
                        vErrors.push(err20);
                      }
                      errors++;
                    }
                  } else {
                    const err21 = { instancePath: instancePath + "/installs/" + i0 + "/values/" + i1, schemaPath: "#/$defs/install/properties/values/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema49.properties.values.items.type, parentSchema: schema49.properties.values.items, data: data7 };
                    if (vErrors === null) {
                      vErrors = [err21];
                    } else {
                      vErrors.push(err21);
                    }
                    errors++;
                  }
                }
              } else {
                const err22 = { instancePath: instancePath + "/installs/" + i0 + "/values", schemaPath: "#/$defs/install/properties/values/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema49.properties.values.type, parentSchema: schema49.properties.values, data: data6 };
                if (vErrors === null) {
                  vErrors = [err22];
                } else {
                  vErrors.push(err22);
                }
                errors++;
              }
            }
            if (data1.set !== void 0) {
              let data8 = data1.set;
              if (!(data8 && typeof data8 == "object" && !Array.isArray(data8))) {
                const err23 = { instancePath: instancePath + "/installs/" + i0 + "/set", schemaPath: "#/$defs/install/properties/set/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema49.properties.set.type, parentSchema: schema49.properties.set, data: data8 };
                if (vErrors === null) {
                  vErrors = [err23];
                } else {
                  vErrors.push(err23);
                }
                errors++;
              }
            }
          }
        }
      } else {
        const err24 = { instancePath: instancePath + "/installs", schemaPath: "#/properties/installs/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema48.properties.installs.type, parentSchema: schema48.properties.installs, data: data0 };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
    }
    if (data.registries !== void 0) {
      let data9 = data.registries;
      if (Array.isArray(data9)) {
        if (data9.length < 1) {
          const err25 = { instancePath: instancePath + "/registries", schemaPath: "#/properties/registries/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema48.properties.registries, data: data9 };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
        const len2 = data9.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data10 = data9[i2];
          if (typeof data10 === "string") {
            if (!pattern4.test(data10)) {
              const err26 = { instancePath: instancePath + "/registries/" + i2, schemaPath: "#/properties/registries/items/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema48.properties.registries.items, data: data10 };
              if (vErrors === null) {
                vErrors = [err26];
              } else {
                vErrors.push(err26);
              }
              errors++;
            }
          } else {
            const err27 = { instancePath: instancePath + "/registries/" + i2, schemaPath: "#/properties/registries/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema48.properties.registries.items.type, parentSchema: schema48.properties.registries.items, data: data10 };
            if (vErrors === null) {
              vErrors = [err27];
            } else {
              vErrors.push(err27);
            }
            errors++;
          }
        }
      } else {
        const err28 = { instancePath: instancePath + "/registries", schemaPath: "#/properties/registries/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema48.properties.registries.type, parentSchema: schema48.properties.registries, data: data9 };
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
        }
        errors++;
      }
    }
    if (data.release !== void 0) {
      let data11 = data.release;
      if (typeof data11 !== "string" && !(typeof data11 == "number" && isFinite(data11))) {
        const err29 = { instancePath: instancePath + "/release", schemaPath: "#/properties/release/type", keyword: "type", params: { type: schema48.properties.release.type }, message: "must be string,number", schema: schema48.properties.release.type, parentSchema: schema48.properties.release, data: data11 };
        if (vErrors === null) {
          vErrors = [err29];
        } else {
          vErrors.push(err29);
        }
        errors++;
      }
    }
    if (data.ranges !== void 0) {
      let data12 = data.ranges;
      if (Array.isArray(data12)) {
        const len3 = data12.length;
        for (let i3 = 0; i3 < len3; i3++) {
          if (!validate23(data12[i3], { instancePath: instancePath + "/ranges/" + i3, parentData: data12, parentDataProperty: i3, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err30 = { instancePath: instancePath + "/ranges", schemaPath: "#/properties/ranges/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema48.properties.ranges.type, parentSchema: schema48.properties.ranges, data: data12 };
        if (vErrors === null) {
          vErrors = [err30];
        } else {
          vErrors.push(err30);
        }
        errors++;
      }
    }
    if (data.owners !== void 0) {
      let data14 = data.owners;
      if (Array.isArray(data14)) {
        const len4 = data14.length;
        for (let i4 = 0; i4 < len4; i4++) {
          if (!validate25(data14[i4], { instancePath: instancePath + "/owners/" + i4, parentData: data14, parentDataProperty: i4, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err31 = { instancePath: instancePath + "/owners", schemaPath: "#/properties/owners/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema48.properties.owners.type, parentSchema: schema48.properties.owners, data: data14 };
        if (vErrors === null) {
          vErrors = [err31];
        } else {
          vErrors.push(err31);
        }
        errors++;
      }
    }
    if (data.nodeRoles !== void 0) {
      let data16 = data.nodeRoles;
      if (Array.isArray(data16)) {
        if (data16.length < 1) {
          const err32 = { instancePath: instancePath + "/nodeRoles", schemaPath: "#/properties/nodeRoles/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema48.properties.nodeRoles, data: data16 };
          if (vErrors === null) {
            vErrors = [err32];
          } else {
            vErrors.push(err32);
          }
          errors++;
        }
        const len5 = data16.length;
        for (let i5 = 0; i5 < len5; i5++) {
          let data17 = data16[i5];
          if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
            if (data17.name === void 0) {
              const err33 = { instancePath: instancePath + "/nodeRoles/" + i5, schemaPath: "#/$defs/nodeRole/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema50.required, parentSchema: schema50, data: data17 };
              if (vErrors === null) {
                vErrors = [err33];
              } else {
                vErrors.push(err33);
              }
              errors++;
            }
            for (const key2 in data17) {
              if (!(key2 === "name" || key2 === "labels" || key2 === "optional" || key2 === "taints" || key2 === "count")) {
                const err34 = { instancePath: instancePath + "/nodeRoles/" + i5, schemaPath: "#/$defs/nodeRole/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: false, parentSchema: schema50, data: data17 };
                if (vErrors === null) {
                  vErrors = [err34];
                } else {
                  vErrors.push(err34);
                }
                errors++;
              }
            }
            if (data17.name !== void 0) {
              let data18 = data17.name;
              if (typeof data18 === "string") {
                if (!pattern4.test(data18)) {
                  const err35 = { instancePath: instancePath + "/nodeRoles/" + i5 + "/name", schemaPath: "#/$defs/nodeRole/properties/name/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema50.properties.name, data: data18 };
                  if (vErrors === null) {
                    vErrors = [err35];
                  } else {
                    vErrors.push(err35);
                  }
                  errors++;
                }
              } else {
                const err36 = { instancePath: instancePath + "/nodeRoles/" + i5 + "/name", schemaPath: "#/$defs/nodeRole/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema50.properties.name.type, parentSchema: schema50.properties.name, data: data18 };
                if (vErrors === null) {
                  vErrors = [err36];
                } else {
                  vErrors.push(err36);
                }
                errors++;
              }
            }
            if (data17.labels !== void 0) {
              let data19 = data17.labels;
              if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
                for (const key3 in data19) {
                  let data20 = data19[key3];
                  if (typeof data20 !== "string" && !(typeof data20 == "number" && isFinite(data20)) && typeof data20 !== "boolean" && data20 !== null) {
                    const err37 = { instancePath: instancePath + "/nodeRoles/" + i5 + "/labels/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/nodeRole/properties/labels/additionalProperties/type", keyword: "type", params: { type: schema50.properties.labels.additionalProperties.type }, message: "must be string,number,boolean,null", schema: schema50.properties.labels.additionalProperties.
                    type, parentSchema: schema50.properties.labels.additionalProperties, data: data20 };
                    if (vErrors === null) {
                      vErrors = [err37];
                    } else {
                      vErrors.push(err37);
                    }
                    errors++;
                  }
                }
              } else {
                const err38 = { instancePath: instancePath + "/nodeRoles/" + i5 + "/labels", schemaPath: "#/$defs/nodeRole/properties/labels/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema50.properties.labels.type, parentSchema: schema50.properties.labels, data: data19 };
                if (vErrors === null) {
                  vErrors = [err38];
                } else {
                  vErrors.push(err38);
                }
                errors++;
              }
            }
            if (data17.optional !== void 0) {
              let data21 = data17.optional;
              if (Array.isArray(data21)) {
                const len6 = data21.length;
                for (let i6 = 0; i6 < len6; i6++) {
                  let data22 = data21[i6];
                  if (typeof data22 !== "string") {
                    const err39 = { instancePath: instancePath + "/nodeRoles/" + i5 + "/optional/" + i6, schemaPath: "#/$defs/nodeRole/properties/optional/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema50.properties.optional.items.type, parentSchema: schema50.properties.optional.items, data: data22 };
                    if (vErrors === null) {
                      vErrors = [err39];
                    } else {
                      vErrors.push(err39);
                    }
                    errors++;
                  }
                }
              } else {
                const err40 = { instancePath: instancePath + "/nodeRoles/" + i5 + "/optional", schemaPath: "#/$defs/nodeRole/properties/optional/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema50.properties.optional.type, parentSchema: schema50.properties.optional, data: data21 };
                if (vErrors === null) {
                  vErrors = [err40];
                } else {
                  vErrors.push(err40);
                }
                errors++;
              }
            }
            if (data17.taints !== void 0) {
              let data23 = data17.taints;
              if (Array.isArray(data23)) {
                const len7 = data23.length;
                for (let i7 = 0; i7 < len7; i7++) {
                  let data24 = data23[i7];
                  if (data24 && typeof data24 == "object" && !Array.isArray(data24)) {
                    if (data24.key === void 0) {
                      const err41 = { instancePath: instancePath + "/nodeRoles/" + i5 + "/taints/" + i7, schemaPath: "#/$defs/nodeRole/properties/taints/items/required", keyword: "required", params: { missingProperty: "key" }, message: "must have required property 'key'", schema: schema50.properties.taints.items.required, parentSchema: schema50.properties.taints.items, data: data24 };
                      if (vErrors === null) {
                        vErrors = [err41];
                      } else {
                        vErrors.push(err41);
                      }
                      errors++;
                    }
                    if (data24.effect === void 0) {
                      const err42 = { instancePath: instancePath + "/nodeRoles/" + i5 + "/taints/" + i7, schemaPath: "#/$defs/nodeRole/properties/taints/items/required", keyword: "required", params: { missingProperty: "effect" }, message: "must have required property 'effect'", schema: schema50.properties.taints.items.required, parentSchema: schema50.properties.taints.items, data: data24 };
                      if (vErrors === null) {
                        vErrors = [err42];
                      } else {
                        vErrors.push(err42);
                      }
                      errors++;
                    }
                    for (const key4 in data24) {
                      if (!(key4 === "key" || key4 === "value" || key4 === "effect")) {
                        const err43 = { instancePath: instancePath + "/nodeRoles/" + i5 + "/taints/" + i7, schemaPath: "#/$defs/nodeRole/properties/taints/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties", schema: false, parentSchema: schema50.properties.taints.items, data: data24 };
                        if (vErrors === null) {
                          vErrors = [err43];
                        } else {
                          vErrors.push(err43);
                        }
                        errors++;
                      }
                    }
                    if (data24.key !== void 0) {
                      let data25 = data24.key;
                      if (typeof data25 === "string") {
                        if (!pattern4.test(data25)) {
                          const err44 = { instancePath: instancePath + "/nodeRoles/" + i5 + "/taints/" + i7 + "/key", schemaPath: "#/$defs/nodeRole/properties/taints/items/properties/key/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema50.properties.taints.items.properties.key, data: data25 };
                          if (vErrors === null) {
                            vErrors = [err44];
                          } else {
                            vErrors.push(err44);
                          }
                          errors++;
                        }
                      } else {
                        const err45 = { instancePath: instancePath + "/nodeRoles/" + i5 + "/taints/" + i7 + "/key", schemaPath: "#/$defs/nodeRole/properties/taints/items/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema50.properties.taints.items.properties.key.type, parentSchema: schema50.properties.taints.items.properties.key, data: data25 };
                        if (vErrors === null) {
                          vErrors = [err45];
                        } else {
                          vErrors.push(err45);
                        }
                        errors++;
                      }
                    }
                    if (data24.value !== void 0) {
                      let data26 = data24.value;
                      if (typeof data26 !== "string" && !(typeof data26 == "number" && isFinite(data26)) && typeof data26 !== "boolean") {
                        const err46 = { instancePath: instancePath + "/nodeRoles/" + i5 + "/taints/" + i7 + "/value", schemaPath: "#/$defs/nodeRole/properties/taints/items/properties/value/type", keyword: "type", params: { type: schema50.properties.taints.items.properties.value.type }, message: "must be string,number,boolean", schema: schema50.properties.taints.items.properties.value.type, parentSchema: schema50.
                        properties.taints.items.properties.value, data: data26 };
                        if (vErrors === null) {
                          vErrors = [err46];
                        } else {
                          vErrors.push(err46);
                        }
                        errors++;
                      }
                    }
                    if (data24.effect !== void 0) {
                      let data27 = data24.effect;
                      if (!(data27 === "NoSchedule" || data27 === "PreferNoSchedule" || data27 === "NoExecute")) {
                        const err47 = { instancePath: instancePath + "/nodeRoles/" + i5 + "/taints/" + i7 + "/effect", schemaPath: "#/$defs/nodeRole/properties/taints/items/properties/effect/enum", keyword: "enum", params: { allowedValues: schema50.properties.taints.items.properties.effect.enum }, message: "must be equal to one of the allowed values", schema: schema50.properties.taints.items.properties.
                        effect.enum, parentSchema: schema50.properties.taints.items.properties.effect, data: data27 };
                        if (vErrors === null) {
                          vErrors = [err47];
                        } else {
                          vErrors.push(err47);
                        }
                        errors++;
                      }
                    }
                  } else {
                    const err48 = { instancePath: instancePath + "/nodeRoles/" + i5 + "/taints/" + i7, schemaPath: "#/$defs/nodeRole/properties/taints/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema50.properties.taints.items.type, parentSchema: schema50.properties.taints.items, data: data24 };
                    if (vErrors === null) {
                      vErrors = [err48];
                    } else {
                      vErrors.push(err48);
                    }
                    errors++;
                  }
                }
              } else {
                const err49 = { instancePath: instancePath + "/nodeRoles/" + i5 + "/taints", schemaPath: "#/$defs/nodeRole/properties/taints/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema50.properties.taints.type, parentSchema: schema50.properties.taints, data: data23 };
                if (vErrors === null) {
                  vErrors = [err49];
                } else {
                  vErrors.push(err49);
                }
                errors++;
              }
            }
            if (data17.count !== void 0) {
              let data28 = data17.count;
              if (!(typeof data28 == "number" && (!(data28 % 1) && !isNaN(data28)) && isFinite(data28))) {
                const err50 = { instancePath: instancePath + "/nodeRoles/" + i5 + "/count", schemaPath: "#/$defs/nodeRole/properties/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema50.properties.count.type, parentSchema: schema50.properties.count, data: data28 };
                if (vErrors === null) {
                  vErrors = [err50];
                } else {
                  vErrors.push(err50);
                }
                errors++;
              }
              if (typeof data28 == "number" && isFinite(data28)) {
                if (data28 < 0 || isNaN(data28)) {
                  const err51 = { instancePath: instancePath + "/nodeRoles/" + i5 + "/count", schemaPath: "#/$defs/nodeRole/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema50.properties.count, data: data28 };
                  if (vErrors === null) {
                    vErrors = [err51];
                  } else {
                    vErrors.push(err51);
                  }
                  errors++;
                }
              }
            }
          } else {
            const err52 = { instancePath: instancePath + "/nodeRoles/" + i5, schemaPath: "#/$defs/nodeRole/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema50.type, parentSchema: schema50, data: data17 };
            if (vErrors === null) {
              vErrors = [err52];
            } else {
              vErrors.push(err52);
            }
            errors++;
          }
        }
      } else {
        const err53 = { instancePath: instancePath + "/nodeRoles", schemaPath: "#/properties/nodeRoles/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema48.properties.nodeRoles.type, parentSchema: schema48.properties.nodeRoles, data: data16 };
        if (vErrors === null) {
          vErrors = [err53];
        } else {
          vErrors.push(err53);
        }
        errors++;
      }
    }
    if (data.loadBalancerServices !== void 0) {
      let data29 = data.loadBalancerServices;
      if (!(data29 === "host-ports" || data29 === "none")) {
        const err54 = { instancePath: instancePath + "/loadBalancerServices", schemaPath: "#/properties/loadBalancerServices/enum", keyword: "enum", params: { allowedValues: schema48.properties.loadBalancerServices.enum }, message: "must be equal to one of the allowed values", schema: schema48.properties.loadBalancerServices.enum, parentSchema: schema48.properties.loadBalancerServices, data: data29 };
        if (vErrors === null) {
          vErrors = [err54];
        } else {
          vErrors.push(err54);
        }
        errors++;
      }
    }
    if (data.nodePortRange !== void 0) {
      let data30 = data.nodePortRange;
      if (typeof data30 === "string") {
        if (!pattern28.test(data30)) {
          const err55 = { instancePath: instancePath + "/nodePortRange", schemaPath: "#/$defs/portRange/pattern", keyword: "pattern", params: { pattern: "^\\d{1,5}-\\d{1,5}$" }, message: 'must match pattern "^\\d{1,5}-\\d{1,5}$"', schema: "^\\d{1,5}-\\d{1,5}$", parentSchema: schema51, data: data30 };
          if (vErrors === null) {
            vErrors = [err55];
          } else {
            vErrors.push(err55);
          }
          errors++;
        }
      } else {
        const err56 = { instancePath: instancePath + "/nodePortRange", schemaPath: "#/$defs/portRange/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema51.type, parentSchema: schema51, data: data30 };
        if (vErrors === null) {
          vErrors = [err56];
        } else {
          vErrors.push(err56);
        }
        errors++;
      }
    }
    if (data.ephemeralRange !== void 0) {
      let data31 = data.ephemeralRange;
      if (typeof data31 === "string") {
        if (!pattern28.test(data31)) {
          const err57 = { instancePath: instancePath + "/ephemeralRange", schemaPath: "#/$defs/portRange/pattern", keyword: "pattern", params: { pattern: "^\\d{1,5}-\\d{1,5}$" }, message: 'must match pattern "^\\d{1,5}-\\d{1,5}$"', schema: "^\\d{1,5}-\\d{1,5}$", parentSchema: schema51, data: data31 };
          if (vErrors === null) {
            vErrors = [err57];
          } else {
            vErrors.push(err57);
          }
          errors++;
        }
      } else {
        const err58 = { instancePath: instancePath + "/ephemeralRange", schemaPath: "#/$defs/portRange/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema51.type, parentSchema: schema51, data: data31 };
        if (vErrors === null) {
          vErrors = [err58];
        } else {
          vErrors.push(err58);
        }
        errors++;
      }
    }
  } else {
    const err59 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema48.type, parentSchema: schema48, data };
    if (vErrors === null) {
      vErrors = [err59];
    } else {
      vErrors.push(err59);
    }
    errors++;
  }
  validate27.errors = vErrors;
  return errors === 0;
}
validate27.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema54 = { "type": "object", "additionalProperties": false, "required": ["reason"], "anyOf": [{ "required": ["rule"] }, { "required": ["path"] }, { "required": ["workload"] }, { "required": ["port"] }], "properties": { "rule": { "$ref": "#/$defs/rule" }, "path": { "type": "string", "pattern": "\\S" }, "workload": { "type": "string", "pattern": "\\S" }, "port": { "$ref": "#/$defs/ports" }, "r\
eason": { "$ref": "#/$defs/reason" }, "until": { "type": "string", "pattern": "^\\d{4}-\\d{2}-\\d{2}$", "title": "date", "examples": ["2027-06-30"] } }, "errorMessage": "says nothing of what to ignore; name a rule, path, workload or port" };
var pattern35 = new RegExp("^\\d{4}-\\d{2}-\\d{2}$", "u");
function validate31(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate31.evaluated;
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
      const err0 = { instancePath, schemaPath: "#/anyOf/0/required", keyword: "required", params: { missingProperty: "rule" }, message: "must have required property 'rule'", schema: schema54.anyOf[0].required, parentSchema: schema54.anyOf[0], data };
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
      const err1 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'", schema: schema54.anyOf[1].required, parentSchema: schema54.anyOf[1], data };
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
      const err2 = { instancePath, schemaPath: "#/anyOf/2/required", keyword: "required", params: { missingProperty: "workload" }, message: "must have required property 'workload'", schema: schema54.anyOf[2].required, parentSchema: schema54.anyOf[2], data };
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
      const err3 = { instancePath, schemaPath: "#/anyOf/3/required", keyword: "required", params: { missingProperty: "port" }, message: "must have required property 'port'", schema: schema54.anyOf[3].required, parentSchema: schema54.anyOf[3], data };
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
    const err4 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema54.anyOf, parentSchema: schema54, data };
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
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'", schema: schema54.required, parentSchema: schema54, data };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "rule" || key0 === "path" || key0 === "workload" || key0 === "port" || key0 === "reason" || key0 === "until")) {
        const err6 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema54, data };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.path !== void 0) {
      let data1 = data.path;
      if (typeof data1 === "string") {
        if (!pattern4.test(data1)) {
          const err7 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema54.properties.path, data: data1 };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      } else {
        const err8 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema54.properties.path.type, parentSchema: schema54.properties.path, data: data1 };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.workload !== void 0) {
      let data2 = data.workload;
      if (typeof data2 === "string") {
        if (!pattern4.test(data2)) {
          const err9 = { instancePath: instancePath + "/workload", schemaPath: "#/properties/workload/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema54.properties.workload, data: data2 };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      } else {
        const err10 = { instancePath: instancePath + "/workload", schemaPath: "#/properties/workload/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema54.properties.workload.type, parentSchema: schema54.properties.workload, data: data2 };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.port !== void 0) {
      let data3 = data.port;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3)) && typeof data3 !== "string") {
        const err11 = { instancePath: instancePath + "/port", schemaPath: "#/$defs/ports/type", keyword: "type", params: { type: schema39.type }, message: "must be integer,string", schema: schema39.type, parentSchema: schema39, data: data3 };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 65535 || isNaN(data3)) {
          const err12 = { instancePath: instancePath + "/port", schemaPath: "#/$defs/ports/maximum", keyword: "maximum", params: { comparison: "<=", limit: 65535 }, message: "must be <= 65535", schema: 65535, parentSchema: schema39, data: data3 };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
        if (data3 < 1 || isNaN(data3)) {
          const err13 = { instancePath: instancePath + "/port", schemaPath: "#/$defs/ports/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema39, data: data3 };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      }
      if (typeof data3 === "string") {
        if (!pattern8.test(data3)) {
          const err14 = { instancePath: instancePath + "/port", schemaPath: "#/$defs/ports/pattern", keyword: "pattern", params: { pattern: "^\\d{1,5}(-\\d{1,5})?(/(TCP|UDP|SCTP))?$" }, message: 'must match pattern "^\\d{1,5}(-\\d{1,5})?(/(TCP|UDP|SCTP))?$"', schema: "^\\d{1,5}(-\\d{1,5})?(/(TCP|UDP|SCTP))?$", parentSchema: schema39, data: data3 };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      }
    }
    if (data.reason !== void 0) {
      let data4 = data.reason;
      if (typeof data4 === "string") {
        if (!pattern4.test(data4)) {
          const err15 = { instancePath: instancePath + "/reason", schemaPath: "#/$defs/reason/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema40, data: data4 };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      } else {
        const err16 = { instancePath: instancePath + "/reason", schemaPath: "#/$defs/reason/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema40.type, parentSchema: schema40, data: data4 };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.until !== void 0) {
      let data5 = data.until;
      if (typeof data5 === "string") {
        if (!pattern35.test(data5)) {
          const err17 = { instancePath: instancePath + "/until", schemaPath: "#/properties/until/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}$" }, message: 'must match pattern "^\\d{4}-\\d{2}-\\d{2}$"', schema: "^\\d{4}-\\d{2}-\\d{2}$", parentSchema: schema54.properties.until, data: data5 };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
      } else {
        const err18 = { instancePath: instancePath + "/until", schemaPath: "#/properties/until/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema54.properties.until.type, parentSchema: schema54.properties.until, data: data5 };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    }
  } else {
    const err19 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema54.type, parentSchema: schema54, data };
    if (vErrors === null) {
      vErrors = [err19];
    } else {
      vErrors.push(err19);
    }
    errors++;
  }
  validate31.errors = vErrors;
  return errors === 0;
}
validate31.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
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
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema31, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.$schema !== void 0) {
      let data0 = data.$schema;
      if (typeof data0 !== "string") {
        const err1 = { instancePath: instancePath + "/$schema", schemaPath: "#/properties/%24schema/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.$schema.type, parentSchema: schema31.properties.$schema, data: data0 };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.extends !== void 0) {
      let data1 = data.extends;
      if (typeof data1 !== "string" && !Array.isArray(data1)) {
        const err2 = { instancePath: instancePath + "/extends", schemaPath: "#/properties/extends/type", keyword: "type", params: { type: schema31.properties.extends.type }, message: "must be string,array", schema: schema31.properties.extends.type, parentSchema: schema31.properties.extends, data: data1 };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (typeof data1 === "string") {
        if (!pattern4.test(data1)) {
          const err3 = { instancePath: instancePath + "/extends", schemaPath: "#/properties/extends/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema31.properties.extends, data: data1 };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
      if (Array.isArray(data1)) {
        if (data1.length < 1) {
          const err4 = { instancePath: instancePath + "/extends", schemaPath: "#/properties/extends/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema31.properties.extends, data: data1 };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          if (typeof data2 === "string") {
            if (!pattern4.test(data2)) {
              const err5 = { instancePath: instancePath + "/extends/" + i0, schemaPath: "#/properties/extends/items/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema31.properties.extends.items, data: data2 };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
            }
          } else {
            const err6 = { instancePath: instancePath + "/extends/" + i0, schemaPath: "#/properties/extends/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.extends.items.type, parentSchema: schema31.properties.extends.items, data: data2 };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        }
      }
    }
    if (data.registries !== void 0) {
      let data3 = data.registries;
      if (Array.isArray(data3)) {
        if (data3.length < 1) {
          const err7 = { instancePath: instancePath + "/registries", schemaPath: "#/properties/registries/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema31.properties.registries, data: data3 };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        const len1 = data3.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data4 = data3[i1];
          if (typeof data4 === "string") {
            if (!pattern4.test(data4)) {
              const err8 = { instancePath: instancePath + "/registries/" + i1, schemaPath: "#/properties/registries/items/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema31.properties.registries.items, data: data4 };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
          } else {
            const err9 = { instancePath: instancePath + "/registries/" + i1, schemaPath: "#/properties/registries/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.registries.items.type, parentSchema: schema31.properties.registries.items, data: data4 };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
      } else {
        const err10 = { instancePath: instancePath + "/registries", schemaPath: "#/properties/registries/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.registries.type, parentSchema: schema31.properties.registries, data: data3 };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.release !== void 0) {
      let data5 = data.release;
      if (typeof data5 !== "string" && !(typeof data5 == "number" && isFinite(data5))) {
        const err11 = { instancePath: instancePath + "/release", schemaPath: "#/properties/release/type", keyword: "type", params: { type: schema31.properties.release.type }, message: "must be string,number", schema: schema31.properties.release.type, parentSchema: schema31.properties.release, data: data5 };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.rules !== void 0) {
      let data6 = data.rules;
      if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
        for (const key1 in data6) {
          const _errs17 = errors;
          var valid5 = _errs17 === errors;
          if (!valid5) {
            const err12 = { instancePath: instancePath + "/rules", schemaPath: "#/properties/rules/propertyNames", keyword: "propertyNames", params: { propertyName: key1 }, message: "property name must be valid", schema: schema31.properties.rules.propertyNames, parentSchema: schema31.properties.rules, data: data6 };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
        }
        for (const key2 in data6) {
          let data7 = data6[key2];
          if (!(data7 === "error" || data7 === "warning" || data7 === "info" || data7 === "off" || data7 === "no")) {
            const err13 = { instancePath: instancePath + "/rules/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema33.enum }, message: "must be equal to one of the allowed values", schema: schema33.enum, parentSchema: schema33, data: data7 };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
        }
      } else {
        const err14 = { instancePath: instancePath + "/rules", schemaPath: "#/properties/rules/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.rules.type, parentSchema: schema31.properties.rules, data: data6 };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.overrides !== void 0) {
      let data8 = data.overrides;
      if (Array.isArray(data8)) {
        const len2 = data8.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data9 = data8[i2];
          if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
            if (data9.paths === void 0) {
              const err15 = { instancePath: instancePath + "/overrides/" + i2, schemaPath: "#/properties/overrides/items/required", keyword: "required", params: { missingProperty: "paths" }, message: "must have required property 'paths'", schema: schema31.properties.overrides.items.required, parentSchema: schema31.properties.overrides.items, data: data9 };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
            }
            if (data9.rules === void 0) {
              const err16 = { instancePath: instancePath + "/overrides/" + i2, schemaPath: "#/properties/overrides/items/required", keyword: "required", params: { missingProperty: "rules" }, message: "must have required property 'rules'", schema: schema31.properties.overrides.items.required, parentSchema: schema31.properties.overrides.items, data: data9 };
              if (vErrors === null) {
                vErrors = [err16];
              } else {
                vErrors.push(err16);
              }
              errors++;
            }
            for (const key3 in data9) {
              if (!(key3 === "paths" || key3 === "rules")) {
                const err17 = { instancePath: instancePath + "/overrides/" + i2, schemaPath: "#/properties/overrides/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", schema: false, parentSchema: schema31.properties.overrides.items, data: data9 };
                if (vErrors === null) {
                  vErrors = [err17];
                } else {
                  vErrors.push(err17);
                }
                errors++;
              }
            }
            if (data9.paths !== void 0) {
              let data10 = data9.paths;
              if (Array.isArray(data10)) {
                if (data10.length < 1) {
                  const err18 = { instancePath: instancePath + "/overrides/" + i2 + "/paths", schemaPath: "#/$defs/globs/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema34, data: data10 };
                  if (vErrors === null) {
                    vErrors = [err18];
                  } else {
                    vErrors.push(err18);
                  }
                  errors++;
                }
                const len3 = data10.length;
                for (let i3 = 0; i3 < len3; i3++) {
                  let data11 = data10[i3];
                  if (typeof data11 === "string") {
                    if (!pattern4.test(data11)) {
                      const err19 = { instancePath: instancePath + "/overrides/" + i2 + "/paths/" + i3, schemaPath: "#/$defs/globs/items/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema34.items, data: data11 };
                      if (vErrors === null) {
                        vErrors = [err19];
                      } else {
                        vErrors.push(err19);
                      }
                      errors++;
                    }
                  } else {
                    const err20 = { instancePath: instancePath + "/overrides/" + i2 + "/paths/" + i3, schemaPath: "#/$defs/globs/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.items.type, parentSchema: schema34.items, data: data11 };
                    if (vErrors === null) {
                      vErrors = [err20];
                    } else {
                      vErrors.push(err20);
                    }
                    errors++;
                  }
                }
              } else {
                const err21 = { instancePath: instancePath + "/overrides/" + i2 + "/paths", schemaPath: "#/$defs/globs/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema34.type, parentSchema: schema34, data: data10 };
                if (vErrors === null) {
                  vErrors = [err21];
                } else {
                  vErrors.push(err21);
                }
                errors++;
              }
            }
            if (data9.rules !== void 0) {
              if (!validate21(data9.rules, { instancePath: instancePath + "/overrides/" + i2 + "/rules", parentData: data9, parentDataProperty: "rules", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
                errors = vErrors.length;
              }
            }
          } else {
            const err22 = { instancePath: instancePath + "/overrides/" + i2, schemaPath: "#/properties/overrides/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.overrides.items.type, parentSchema: schema31.properties.overrides.items, data: data9 };
            if (vErrors === null) {
              vErrors = [err22];
            } else {
              vErrors.push(err22);
            }
            errors++;
          }
        }
      } else {
        const err23 = { instancePath: instancePath + "/overrides", schemaPath: "#/properties/overrides/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.overrides.type, parentSchema: schema31.properties.overrides, data: data8 };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
    }
    if (data.ranges !== void 0) {
      let data13 = data.ranges;
      if (Array.isArray(data13)) {
        const len4 = data13.length;
        for (let i4 = 0; i4 < len4; i4++) {
          if (!validate23(data13[i4], { instancePath: instancePath + "/ranges/" + i4, parentData: data13, parentDataProperty: i4, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err24 = { instancePath: instancePath + "/ranges", schemaPath: "#/properties/ranges/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.ranges.type, parentSchema: schema31.properties.ranges, data: data13 };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
    }
    if (data.owners !== void 0) {
      let data15 = data.owners;
      if (Array.isArray(data15)) {
        const len5 = data15.length;
        for (let i5 = 0; i5 < len5; i5++) {
          if (!validate25(data15[i5], { instancePath: instancePath + "/owners/" + i5, parentData: data15, parentDataProperty: i5, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err25 = { instancePath: instancePath + "/owners", schemaPath: "#/properties/owners/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.owners.type, parentSchema: schema31.properties.owners, data: data15 };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
    }
    if (data.programs !== void 0) {
      let data17 = data.programs;
      if (Array.isArray(data17)) {
        if (data17.length < 1) {
          const err26 = { instancePath: instancePath + "/programs", schemaPath: "#/properties/programs/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema31.properties.programs, data: data17 };
          if (vErrors === null) {
            vErrors = [err26];
          } else {
            vErrors.push(err26);
          }
          errors++;
        }
        const len6 = data17.length;
        for (let i6 = 0; i6 < len6; i6++) {
          let data18 = data17[i6];
          if (typeof data18 === "string") {
            if (!pattern4.test(data18)) {
              const err27 = { instancePath: instancePath + "/programs/" + i6, schemaPath: "#/properties/programs/items/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema31.properties.programs.items, data: data18 };
              if (vErrors === null) {
                vErrors = [err27];
              } else {
                vErrors.push(err27);
              }
              errors++;
            }
          } else {
            const err28 = { instancePath: instancePath + "/programs/" + i6, schemaPath: "#/properties/programs/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.programs.items.type, parentSchema: schema31.properties.programs.items, data: data18 };
            if (vErrors === null) {
              vErrors = [err28];
            } else {
              vErrors.push(err28);
            }
            errors++;
          }
        }
      } else {
        const err29 = { instancePath: instancePath + "/programs", schemaPath: "#/properties/programs/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.programs.type, parentSchema: schema31.properties.programs, data: data17 };
        if (vErrors === null) {
          vErrors = [err29];
        } else {
          vErrors.push(err29);
        }
        errors++;
      }
    }
    if (data.clusters !== void 0) {
      let data19 = data.clusters;
      if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
        for (const key4 in data19) {
          const _errs46 = errors;
          if (typeof key4 === "string") {
            if (!pattern18.test(key4)) {
              const err30 = { instancePath: instancePath + "/clusters", schemaPath: "#/properties/clusters/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9][A-Za-z0-9 ._-]*$" }, message: 'must match pattern "^[A-Za-z0-9][A-Za-z0-9 ._-]*$"', schema: "^[A-Za-z0-9][A-Za-z0-9 ._-]*$", parentSchema: schema31.properties.clusters.propertyNames, data: key4, propertyName: key4 };
              if (vErrors === null) {
                vErrors = [err30];
              } else {
                vErrors.push(err30);
              }
              errors++;
            }
          }
          var valid21 = _errs46 === errors;
          if (!valid21) {
            const err31 = { instancePath: instancePath + "/clusters", schemaPath: "#/properties/clusters/propertyNames", keyword: "propertyNames", params: { propertyName: key4 }, message: "property name must be valid", schema: schema31.properties.clusters.propertyNames, parentSchema: schema31.properties.clusters, data: data19 };
            if (vErrors === null) {
              vErrors = [err31];
            } else {
              vErrors.push(err31);
            }
            errors++;
          }
        }
        for (const key5 in data19) {
          if (!validate27(data19[key5], { instancePath: instancePath + "/clusters/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data19, parentDataProperty: key5, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err32 = { instancePath: instancePath + "/clusters", schemaPath: "#/properties/clusters/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.clusters.type, parentSchema: schema31.properties.clusters, data: data19 };
        if (vErrors === null) {
          vErrors = [err32];
        } else {
          vErrors.push(err32);
        }
        errors++;
      }
    }
    if (data.exclude !== void 0) {
      let data21 = data.exclude;
      if (Array.isArray(data21)) {
        if (data21.length < 1) {
          const err33 = { instancePath: instancePath + "/exclude", schemaPath: "#/$defs/globs/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema34, data: data21 };
          if (vErrors === null) {
            vErrors = [err33];
          } else {
            vErrors.push(err33);
          }
          errors++;
        }
        const len7 = data21.length;
        for (let i7 = 0; i7 < len7; i7++) {
          let data22 = data21[i7];
          if (typeof data22 === "string") {
            if (!pattern4.test(data22)) {
              const err34 = { instancePath: instancePath + "/exclude/" + i7, schemaPath: "#/$defs/globs/items/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema34.items, data: data22 };
              if (vErrors === null) {
                vErrors = [err34];
              } else {
                vErrors.push(err34);
              }
              errors++;
            }
          } else {
            const err35 = { instancePath: instancePath + "/exclude/" + i7, schemaPath: "#/$defs/globs/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.items.type, parentSchema: schema34.items, data: data22 };
            if (vErrors === null) {
              vErrors = [err35];
            } else {
              vErrors.push(err35);
            }
            errors++;
          }
        }
      } else {
        const err36 = { instancePath: instancePath + "/exclude", schemaPath: "#/$defs/globs/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema34.type, parentSchema: schema34, data: data21 };
        if (vErrors === null) {
          vErrors = [err36];
        } else {
          vErrors.push(err36);
        }
        errors++;
      }
    }
    if (data.ignore !== void 0) {
      let data23 = data.ignore;
      if (Array.isArray(data23)) {
        const len8 = data23.length;
        for (let i8 = 0; i8 < len8; i8++) {
          if (!validate31(data23[i8], { instancePath: instancePath + "/ignore/" + i8, parentData: data23, parentDataProperty: i8, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err37 = { instancePath: instancePath + "/ignore", schemaPath: "#/properties/ignore/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.ignore.type, parentSchema: schema31.properties.ignore, data: data23 };
        if (vErrors === null) {
          vErrors = [err37];
        } else {
          vErrors.push(err37);
        }
        errors++;
      }
    }
    if (data.baseline !== void 0) {
      let data25 = data.baseline;
      if (typeof data25 === "string") {
        if (!pattern4.test(data25)) {
          const err38 = { instancePath: instancePath + "/baseline", schemaPath: "#/properties/baseline/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema31.properties.baseline, data: data25 };
          if (vErrors === null) {
            vErrors = [err38];
          } else {
            vErrors.push(err38);
          }
          errors++;
        }
      } else {
        const err39 = { instancePath: instancePath + "/baseline", schemaPath: "#/properties/baseline/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.baseline.type, parentSchema: schema31.properties.baseline, data: data25 };
        if (vErrors === null) {
          vErrors = [err39];
        } else {
          vErrors.push(err39);
        }
        errors++;
      }
    }
    if (data.nodeRoles !== void 0) {
      let data26 = data.nodeRoles;
      if (Array.isArray(data26)) {
        if (data26.length < 1) {
          const err40 = { instancePath: instancePath + "/nodeRoles", schemaPath: "#/properties/nodeRoles/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema31.properties.nodeRoles, data: data26 };
          if (vErrors === null) {
            vErrors = [err40];
          } else {
            vErrors.push(err40);
          }
          errors++;
        }
        const len9 = data26.length;
        for (let i9 = 0; i9 < len9; i9++) {
          let data27 = data26[i9];
          if (data27 && typeof data27 == "object" && !Array.isArray(data27)) {
            if (data27.name === void 0) {
              const err41 = { instancePath: instancePath + "/nodeRoles/" + i9, schemaPath: "#/$defs/nodeRole/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema50.required, parentSchema: schema50, data: data27 };
              if (vErrors === null) {
                vErrors = [err41];
              } else {
                vErrors.push(err41);
              }
              errors++;
            }
            for (const key6 in data27) {
              if (!(key6 === "name" || key6 === "labels" || key6 === "optional" || key6 === "taints" || key6 === "count")) {
                const err42 = { instancePath: instancePath + "/nodeRoles/" + i9, schemaPath: "#/$defs/nodeRole/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 }, message: "must NOT have additional properties", schema: false, parentSchema: schema50, data: data27 };
                if (vErrors === null) {
                  vErrors = [err42];
                } else {
                  vErrors.push(err42);
                }
                errors++;
              }
            }
            if (data27.name !== void 0) {
              let data28 = data27.name;
              if (typeof data28 === "string") {
                if (!pattern4.test(data28)) {
                  const err43 = { instancePath: instancePath + "/nodeRoles/" + i9 + "/name", schemaPath: "#/$defs/nodeRole/properties/name/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema50.properties.name, data: data28 };
                  if (vErrors === null) {
                    vErrors = [err43];
                  } else {
                    vErrors.push(err43);
                  }
                  errors++;
                }
              } else {
                const err44 = { instancePath: instancePath + "/nodeRoles/" + i9 + "/name", schemaPath: "#/$defs/nodeRole/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema50.properties.name.type, parentSchema: schema50.properties.name, data: data28 };
                if (vErrors === null) {
                  vErrors = [err44];
                } else {
                  vErrors.push(err44);
                }
                errors++;
              }
            }
            if (data27.labels !== void 0) {
              let data29 = data27.labels;
              if (data29 && typeof data29 == "object" && !Array.isArray(data29)) {
                for (const key7 in data29) {
                  let data30 = data29[key7];
                  if (typeof data30 !== "string" && !(typeof data30 == "number" && isFinite(data30)) && typeof data30 !== "boolean" && data30 !== null) {
                    const err45 = { instancePath: instancePath + "/nodeRoles/" + i9 + "/labels/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/nodeRole/properties/labels/additionalProperties/type", keyword: "type", params: { type: schema50.properties.labels.additionalProperties.type }, message: "must be string,number,boolean,null", schema: schema50.properties.labels.additionalProperties.
                    type, parentSchema: schema50.properties.labels.additionalProperties, data: data30 };
                    if (vErrors === null) {
                      vErrors = [err45];
                    } else {
                      vErrors.push(err45);
                    }
                    errors++;
                  }
                }
              } else {
                const err46 = { instancePath: instancePath + "/nodeRoles/" + i9 + "/labels", schemaPath: "#/$defs/nodeRole/properties/labels/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema50.properties.labels.type, parentSchema: schema50.properties.labels, data: data29 };
                if (vErrors === null) {
                  vErrors = [err46];
                } else {
                  vErrors.push(err46);
                }
                errors++;
              }
            }
            if (data27.optional !== void 0) {
              let data31 = data27.optional;
              if (Array.isArray(data31)) {
                const len10 = data31.length;
                for (let i10 = 0; i10 < len10; i10++) {
                  let data32 = data31[i10];
                  if (typeof data32 !== "string") {
                    const err47 = { instancePath: instancePath + "/nodeRoles/" + i9 + "/optional/" + i10, schemaPath: "#/$defs/nodeRole/properties/optional/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema50.properties.optional.items.type, parentSchema: schema50.properties.optional.items, data: data32 };
                    if (vErrors === null) {
                      vErrors = [err47];
                    } else {
                      vErrors.push(err47);
                    }
                    errors++;
                  }
                }
              } else {
                const err48 = { instancePath: instancePath + "/nodeRoles/" + i9 + "/optional", schemaPath: "#/$defs/nodeRole/properties/optional/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema50.properties.optional.type, parentSchema: schema50.properties.optional, data: data31 };
                if (vErrors === null) {
                  vErrors = [err48];
                } else {
                  vErrors.push(err48);
                }
                errors++;
              }
            }
            if (data27.taints !== void 0) {
              let data33 = data27.taints;
              if (Array.isArray(data33)) {
                const len11 = data33.length;
                for (let i11 = 0; i11 < len11; i11++) {
                  let data34 = data33[i11];
                  if (data34 && typeof data34 == "object" && !Array.isArray(data34)) {
                    if (data34.key === void 0) {
                      const err49 = { instancePath: instancePath + "/nodeRoles/" + i9 + "/taints/" + i11, schemaPath: "#/$defs/nodeRole/properties/taints/items/required", keyword: "required", params: { missingProperty: "key" }, message: "must have required property 'key'", schema: schema50.properties.taints.items.required, parentSchema: schema50.properties.taints.items, data: data34 };
                      if (vErrors === null) {
                        vErrors = [err49];
                      } else {
                        vErrors.push(err49);
                      }
                      errors++;
                    }
                    if (data34.effect === void 0) {
                      const err50 = { instancePath: instancePath + "/nodeRoles/" + i9 + "/taints/" + i11, schemaPath: "#/$defs/nodeRole/properties/taints/items/required", keyword: "required", params: { missingProperty: "effect" }, message: "must have required property 'effect'", schema: schema50.properties.taints.items.required, parentSchema: schema50.properties.taints.items, data: data34 };
                      if (vErrors === null) {
                        vErrors = [err50];
                      } else {
                        vErrors.push(err50);
                      }
                      errors++;
                    }
                    for (const key8 in data34) {
                      if (!(key8 === "key" || key8 === "value" || key8 === "effect")) {
                        const err51 = { instancePath: instancePath + "/nodeRoles/" + i9 + "/taints/" + i11, schemaPath: "#/$defs/nodeRole/properties/taints/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key8 }, message: "must NOT have additional properties", schema: false, parentSchema: schema50.properties.taints.items, data: data34 };
                        if (vErrors === null) {
                          vErrors = [err51];
                        } else {
                          vErrors.push(err51);
                        }
                        errors++;
                      }
                    }
                    if (data34.key !== void 0) {
                      let data35 = data34.key;
                      if (typeof data35 === "string") {
                        if (!pattern4.test(data35)) {
                          const err52 = { instancePath: instancePath + "/nodeRoles/" + i9 + "/taints/" + i11 + "/key", schemaPath: "#/$defs/nodeRole/properties/taints/items/properties/key/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema50.properties.taints.items.properties.key, data: data35 };
                          if (vErrors === null) {
                            vErrors = [err52];
                          } else {
                            vErrors.push(err52);
                          }
                          errors++;
                        }
                      } else {
                        const err53 = { instancePath: instancePath + "/nodeRoles/" + i9 + "/taints/" + i11 + "/key", schemaPath: "#/$defs/nodeRole/properties/taints/items/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema50.properties.taints.items.properties.key.type, parentSchema: schema50.properties.taints.items.properties.key, data: data35 };
                        if (vErrors === null) {
                          vErrors = [err53];
                        } else {
                          vErrors.push(err53);
                        }
                        errors++;
                      }
                    }
                    if (data34.value !== void 0) {
                      let data36 = data34.value;
                      if (typeof data36 !== "string" && !(typeof data36 == "number" && isFinite(data36)) && typeof data36 !== "boolean") {
                        const err54 = { instancePath: instancePath + "/nodeRoles/" + i9 + "/taints/" + i11 + "/value", schemaPath: "#/$defs/nodeRole/properties/taints/items/properties/value/type", keyword: "type", params: { type: schema50.properties.taints.items.properties.value.type }, message: "must be string,number,boolean", schema: schema50.properties.taints.items.properties.value.type, parentSchema: schema50.
                        properties.taints.items.properties.value, data: data36 };
                        if (vErrors === null) {
                          vErrors = [err54];
                        } else {
                          vErrors.push(err54);
                        }
                        errors++;
                      }
                    }
                    if (data34.effect !== void 0) {
                      let data37 = data34.effect;
                      if (!(data37 === "NoSchedule" || data37 === "PreferNoSchedule" || data37 === "NoExecute")) {
                        const err55 = { instancePath: instancePath + "/nodeRoles/" + i9 + "/taints/" + i11 + "/effect", schemaPath: "#/$defs/nodeRole/properties/taints/items/properties/effect/enum", keyword: "enum", params: { allowedValues: schema50.properties.taints.items.properties.effect.enum }, message: "must be equal to one of the allowed values", schema: schema50.properties.taints.items.properties.
                        effect.enum, parentSchema: schema50.properties.taints.items.properties.effect, data: data37 };
                        if (vErrors === null) {
                          vErrors = [err55];
                        } else {
                          vErrors.push(err55);
                        }
                        errors++;
                      }
                    }
                  } else {
                    const err56 = { instancePath: instancePath + "/nodeRoles/" + i9 + "/taints/" + i11, schemaPath: "#/$defs/nodeRole/properties/taints/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema50.properties.taints.items.type, parentSchema: schema50.properties.taints.items, data: data34 };
                    if (vErrors === null) {
                      vErrors = [err56];
                    } else {
                      vErrors.push(err56);
                    }
                    errors++;
                  }
                }
              } else {
                const err57 = { instancePath: instancePath + "/nodeRoles/" + i9 + "/taints", schemaPath: "#/$defs/nodeRole/properties/taints/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema50.properties.taints.type, parentSchema: schema50.properties.taints, data: data33 };
                if (vErrors === null) {
                  vErrors = [err57];
                } else {
                  vErrors.push(err57);
                }
                errors++;
              }
            }
            if (data27.count !== void 0) {
              let data38 = data27.count;
              if (!(typeof data38 == "number" && (!(data38 % 1) && !isNaN(data38)) && isFinite(data38))) {
                const err58 = { instancePath: instancePath + "/nodeRoles/" + i9 + "/count", schemaPath: "#/$defs/nodeRole/properties/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema50.properties.count.type, parentSchema: schema50.properties.count, data: data38 };
                if (vErrors === null) {
                  vErrors = [err58];
                } else {
                  vErrors.push(err58);
                }
                errors++;
              }
              if (typeof data38 == "number" && isFinite(data38)) {
                if (data38 < 0 || isNaN(data38)) {
                  const err59 = { instancePath: instancePath + "/nodeRoles/" + i9 + "/count", schemaPath: "#/$defs/nodeRole/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema50.properties.count, data: data38 };
                  if (vErrors === null) {
                    vErrors = [err59];
                  } else {
                    vErrors.push(err59);
                  }
                  errors++;
                }
              }
            }
          } else {
            const err60 = { instancePath: instancePath + "/nodeRoles/" + i9, schemaPath: "#/$defs/nodeRole/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema50.type, parentSchema: schema50, data: data27 };
            if (vErrors === null) {
              vErrors = [err60];
            } else {
              vErrors.push(err60);
            }
            errors++;
          }
        }
      } else {
        const err61 = { instancePath: instancePath + "/nodeRoles", schemaPath: "#/properties/nodeRoles/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.nodeRoles.type, parentSchema: schema31.properties.nodeRoles, data: data26 };
        if (vErrors === null) {
          vErrors = [err61];
        } else {
          vErrors.push(err61);
        }
        errors++;
      }
    }
    if (data.loadBalancerServices !== void 0) {
      let data39 = data.loadBalancerServices;
      if (!(data39 === "host-ports" || data39 === "none")) {
        const err62 = { instancePath: instancePath + "/loadBalancerServices", schemaPath: "#/properties/loadBalancerServices/enum", keyword: "enum", params: { allowedValues: schema31.properties.loadBalancerServices.enum }, message: "must be equal to one of the allowed values", schema: schema31.properties.loadBalancerServices.enum, parentSchema: schema31.properties.loadBalancerServices, data: data39 };
        if (vErrors === null) {
          vErrors = [err62];
        } else {
          vErrors.push(err62);
        }
        errors++;
      }
    }
    if (data.nodePortRange !== void 0) {
      let data40 = data.nodePortRange;
      if (typeof data40 === "string") {
        if (!pattern28.test(data40)) {
          const err63 = { instancePath: instancePath + "/nodePortRange", schemaPath: "#/$defs/portRange/pattern", keyword: "pattern", params: { pattern: "^\\d{1,5}-\\d{1,5}$" }, message: 'must match pattern "^\\d{1,5}-\\d{1,5}$"', schema: "^\\d{1,5}-\\d{1,5}$", parentSchema: schema51, data: data40 };
          if (vErrors === null) {
            vErrors = [err63];
          } else {
            vErrors.push(err63);
          }
          errors++;
        }
      } else {
        const err64 = { instancePath: instancePath + "/nodePortRange", schemaPath: "#/$defs/portRange/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema51.type, parentSchema: schema51, data: data40 };
        if (vErrors === null) {
          vErrors = [err64];
        } else {
          vErrors.push(err64);
        }
        errors++;
      }
    }
    if (data.ephemeralRange !== void 0) {
      let data41 = data.ephemeralRange;
      if (typeof data41 === "string") {
        if (!pattern28.test(data41)) {
          const err65 = { instancePath: instancePath + "/ephemeralRange", schemaPath: "#/$defs/portRange/pattern", keyword: "pattern", params: { pattern: "^\\d{1,5}-\\d{1,5}$" }, message: 'must match pattern "^\\d{1,5}-\\d{1,5}$"', schema: "^\\d{1,5}-\\d{1,5}$", parentSchema: schema51, data: data41 };
          if (vErrors === null) {
            vErrors = [err65];
          } else {
            vErrors.push(err65);
          }
          errors++;
        }
      } else {
        const err66 = { instancePath: instancePath + "/ephemeralRange", schemaPath: "#/$defs/portRange/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema51.type, parentSchema: schema51, data: data41 };
        if (vErrors === null) {
          vErrors = [err66];
        } else {
          vErrors.push(err66);
        }
        errors++;
      }
    }
    if (data.minConfidence !== void 0) {
      let data42 = data.minConfidence;
      if (!(data42 === "low" || data42 === "medium" || data42 === "high" || data42 === "certain")) {
        const err67 = { instancePath: instancePath + "/minConfidence", schemaPath: "#/properties/minConfidence/enum", keyword: "enum", params: { allowedValues: schema31.properties.minConfidence.enum }, message: "must be equal to one of the allowed values", schema: schema31.properties.minConfidence.enum, parentSchema: schema31.properties.minConfidence, data: data42 };
        if (vErrors === null) {
          vErrors = [err67];
        } else {
          vErrors.push(err67);
        }
        errors++;
      }
    }
    if (data.failOn !== void 0) {
      let data43 = data.failOn;
      if (!(data43 === "error" || data43 === "warning" || data43 === "info" || data43 === "never")) {
        const err68 = { instancePath: instancePath + "/failOn", schemaPath: "#/properties/failOn/enum", keyword: "enum", params: { allowedValues: schema31.properties.failOn.enum }, message: "must be equal to one of the allowed values", schema: schema31.properties.failOn.enum, parentSchema: schema31.properties.failOn, data: data43 };
        if (vErrors === null) {
          vErrors = [err68];
        } else {
          vErrors.push(err68);
        }
        errors++;
      }
    }
    if (data.format !== void 0) {
      let data44 = data.format;
      if (!(data44 === "text" || data44 === "json" || data44 === "sarif" || data44 === "github" || data44 === "gitlab" || data44 === "junit" || data44 === "markdown" || data44 === "html" || data44 === "openreports" || data44 === "openmetrics")) {
        const err69 = { instancePath: instancePath + "/format", schemaPath: "#/properties/format/enum", keyword: "enum", params: { allowedValues: schema31.properties.format.enum }, message: "must be equal to one of the allowed values", schema: schema31.properties.format.enum, parentSchema: schema31.properties.format, data: data44 };
        if (vErrors === null) {
          vErrors = [err69];
        } else {
          vErrors.push(err69);
        }
        errors++;
      }
    }
    if (data.hosted !== void 0) {
      let data45 = data.hosted;
      if (data45 && typeof data45 == "object" && !Array.isArray(data45)) {
        for (const key9 in data45) {
          if (!(key9 === "tenantCIDRs" || key9 === "workerCIDRs" || key9 === "hub")) {
            const err70 = { instancePath: instancePath + "/hosted", schemaPath: "#/properties/hosted/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key9 }, message: "must NOT have additional properties", schema: false, parentSchema: schema31.properties.hosted, data: data45 };
            if (vErrors === null) {
              vErrors = [err70];
            } else {
              vErrors.push(err70);
            }
            errors++;
          }
        }
        if (data45.tenantCIDRs !== void 0) {
          let data46 = data45.tenantCIDRs;
          if (Array.isArray(data46)) {
            const len12 = data46.length;
            for (let i12 = 0; i12 < len12; i12++) {
              let data47 = data46[i12];
              if (typeof data47 !== "string") {
                const err71 = { instancePath: instancePath + "/hosted/tenantCIDRs/" + i12, schemaPath: "#/properties/hosted/properties/tenantCIDRs/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.hosted.properties.tenantCIDRs.items.type, parentSchema: schema31.properties.hosted.properties.tenantCIDRs.items, data: data47 };
                if (vErrors === null) {
                  vErrors = [err71];
                } else {
                  vErrors.push(err71);
                }
                errors++;
              }
            }
          } else {
            const err72 = { instancePath: instancePath + "/hosted/tenantCIDRs", schemaPath: "#/properties/hosted/properties/tenantCIDRs/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.hosted.properties.tenantCIDRs.type, parentSchema: schema31.properties.hosted.properties.tenantCIDRs, data: data46 };
            if (vErrors === null) {
              vErrors = [err72];
            } else {
              vErrors.push(err72);
            }
            errors++;
          }
        }
        if (data45.workerCIDRs !== void 0) {
          let data48 = data45.workerCIDRs;
          if (Array.isArray(data48)) {
            const len13 = data48.length;
            for (let i13 = 0; i13 < len13; i13++) {
              let data49 = data48[i13];
              if (typeof data49 !== "string") {
                const err73 = { instancePath: instancePath + "/hosted/workerCIDRs/" + i13, schemaPath: "#/properties/hosted/properties/workerCIDRs/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.hosted.properties.workerCIDRs.items.type, parentSchema: schema31.properties.hosted.properties.workerCIDRs.items, data: data49 };
                if (vErrors === null) {
                  vErrors = [err73];
                } else {
                  vErrors.push(err73);
                }
                errors++;
              }
            }
          } else {
            const err74 = { instancePath: instancePath + "/hosted/workerCIDRs", schemaPath: "#/properties/hosted/properties/workerCIDRs/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.hosted.properties.workerCIDRs.type, parentSchema: schema31.properties.hosted.properties.workerCIDRs, data: data48 };
            if (vErrors === null) {
              vErrors = [err74];
            } else {
              vErrors.push(err74);
            }
            errors++;
          }
        }
        if (data45.hub !== void 0) {
          let data50 = data45.hub;
          if (Array.isArray(data50)) {
            if (data50.length < 1) {
              const err75 = { instancePath: instancePath + "/hosted/hub", schemaPath: "#/$defs/globs/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema34, data: data50 };
              if (vErrors === null) {
                vErrors = [err75];
              } else {
                vErrors.push(err75);
              }
              errors++;
            }
            const len14 = data50.length;
            for (let i14 = 0; i14 < len14; i14++) {
              let data51 = data50[i14];
              if (typeof data51 === "string") {
                if (!pattern4.test(data51)) {
                  const err76 = { instancePath: instancePath + "/hosted/hub/" + i14, schemaPath: "#/$defs/globs/items/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema34.items, data: data51 };
                  if (vErrors === null) {
                    vErrors = [err76];
                  } else {
                    vErrors.push(err76);
                  }
                  errors++;
                }
              } else {
                const err77 = { instancePath: instancePath + "/hosted/hub/" + i14, schemaPath: "#/$defs/globs/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.items.type, parentSchema: schema34.items, data: data51 };
                if (vErrors === null) {
                  vErrors = [err77];
                } else {
                  vErrors.push(err77);
                }
                errors++;
              }
            }
          } else {
            const err78 = { instancePath: instancePath + "/hosted/hub", schemaPath: "#/$defs/globs/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema34.type, parentSchema: schema34, data: data50 };
            if (vErrors === null) {
              vErrors = [err78];
            } else {
              vErrors.push(err78);
            }
            errors++;
          }
        }
      } else {
        const err79 = { instancePath: instancePath + "/hosted", schemaPath: "#/properties/hosted/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.hosted.type, parentSchema: schema31.properties.hosted, data: data45 };
        if (vErrors === null) {
          vErrors = [err79];
        } else {
          vErrors.push(err79);
        }
        errors++;
      }
    }
  } else {
    const err80 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.type, parentSchema: schema31, data };
    if (vErrors === null) {
      vErrors = [err80];
    } else {
      vErrors.push(err80);
    }
    errors++;
  }
  validate20.errors = vErrors;
  return errors === 0;
}
validate20.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  validate
});
