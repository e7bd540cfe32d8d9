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
var schema31 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "https://raw.githubusercontent.com/hostport-lint/hostport-lint/main/schemas/config.schema.json", "title": "Configuration of hostport-lint (.hostport-lint.yaml)", "type": "object", "additionalProperties": false, "properties": { "$schema": { "type": "string" }, "registries": { "type": "array", "minItems": 1, "items": {
"type": "string", "pattern": "\\S" } }, "release": { "type": ["string", "number"] }, "rules": { "$comment": "generated from rules/", "type": "object", "propertyNames": { "$ref": "#/$defs/rule" }, "additionalProperties": { "$ref": "#/$defs/severity" } }, "ranges": { "type": "array", "items": { "$ref": "#/$defs/range" } }, "owners": { "type": "array", "items": { "$ref": "#/$defs/owner" } }, "program\
s": { "type": "array", "minItems": 1, "items": { "type": "string", "pattern": "\\S" } }, "sets": { "type": "object", "propertyNames": { "title": "name of a set", "pattern": "^[A-Za-z0-9][A-Za-z0-9 ._-]*$", "errorMessage": 'use letters, digits, ".", "-" and "_"' }, "additionalProperties": { "$ref": "#/$defs/globs" } }, "exclude": { "$ref": "#/$defs/globs" }, "ignore": { "type": "array", "items": { "\
$ref": "#/$defs/ignore" } }, "baseline": { "type": "string", "pattern": "\\S" }, "nodeRoles": { "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/nodeRole" } }, "nodePortRange": { "$ref": "#/$defs/portRange" }, "ephemeralRange": { "$ref": "#/$defs/portRange" }, "minConfidence": { "enum": ["low", "medium", "high", "certain"] }, "failOn": { "enum": ["error", "warning", "info", "never"] }, "\
format": { "enum": ["text", "json", "sarif", "github", "gitlab", "junit", "markdown", "html"] }, "hosted": { "type": "object", "additionalProperties": false, "properties": { "tenantCIDRs": { "type": "array", "items": { "type": "string" } }, "workerCIDRs": { "type": "array", "items": { "type": "string" } }, "hub": { "$ref": "#/$defs/globs" } } } }, "$defs": { "severity": { "enum": ["error", "warnin\
g", "info", "off", "no"] }, "globs": { "type": "array", "minItems": 1, "items": { "type": "string", "pattern": "\\S" } }, "portRange": { "type": "string", "pattern": "^\\d{1,5}-\\d{1,5}$", "title": "range of ports", "examples": ["30000-32767"] }, "ports": { "type": ["integer", "string"], "minimum": 1, "maximum": 65535, "pattern": "^\\d{1,5}(-\\d{1,5})?(/(TCP|UDP|SCTP))?$", "title": "port or range \
of ports", "examples": ["9104", "9104/UDP", "9000-9100"] }, "reason": { "type": "string", "pattern": "\\S" }, "range": { "type": "object", "additionalProperties": false, "required": ["ports"], "properties": { "ports": { "$ref": "#/$defs/ports" }, "from": { "$ref": "#/$defs/reason" }, "to": { "$ref": "#/$defs/reason" }, "since": { "type": ["string", "number"] }, "source": { "$ref": "#/$defs/reason" } } },
"owner": { "type": "object", "additionalProperties": false, "required": ["port"], "anyOf": [{ "required": ["namespace"] }, { "required": ["name"] }, { "required": ["container"] }], "properties": { "port": { "$ref": "#/$defs/ports" }, "kind": { "$ref": "#/$defs/pattern" }, "namespace": { "$ref": "#/$defs/pattern" }, "name": { "$ref": "#/$defs/pattern" }, "container": { "$ref": "#/$defs/pattern" } },
"errorMessage": "says nothing of who owns the port; name a namespace, name or container" }, "pattern": { "type": "string", "pattern": "\\S" }, "ignore": { "type": "object", "additionalProperties": false, "required": ["reason"], "anyOf": [{ "required": ["rule"] }, { "required": ["path"] }, { "required": ["workload"] }, { "required": ["port"] }], "properties": { "rule": { "$ref": "#/$defs/rule" }, "\
path": { "type": "string", "pattern": "\\S" }, "workload": { "type": "string", "pattern": "\\S" }, "port": { "$ref": "#/$defs/ports" }, "reason": { "$ref": "#/$defs/reason" }, "until": { "type": "string", "pattern": "^\\d{4}-\\d{2}-\\d{2}$", "title": "date", "examples": ["2027-06-30"] } }, "errorMessage": "says nothing of what to ignore; name a rule, path, workload or port" }, "rule": { "$comment": "\
generated from rules/", "title": "rule", "errorMessage": "write one of those that hostport-lint rules lists" }, "nodeRole": { "type": "object", "additionalProperties": false, "required": ["name"], "properties": { "name": { "type": "string", "pattern": "\\S" }, "labels": { "type": "object", "additionalProperties": { "type": ["string", "number", "boolean", "null"] } }, "optional": { "type": "array",
"items": { "type": "string" } }, "taints": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["key", "effect"], "properties": { "key": { "type": "string", "pattern": "\\S" }, "value": { "type": ["string", "number", "boolean"] }, "effect": { "enum": ["NoSchedule", "PreferNoSchedule", "NoExecute"] } } } }, "count": { "type": "integer", "minimum": 0 } } } } };
var schema33 = { "enum": ["error", "warning", "info", "off", "no"] };
var schema45 = { "type": "array", "minItems": 1, "items": { "type": "string", "pattern": "\\S" } };
var schema51 = { "type": "object", "additionalProperties": false, "required": ["name"], "properties": { "name": { "type": "string", "pattern": "\\S" }, "labels": { "type": "object", "additionalProperties": { "type": ["string", "number", "boolean", "null"] } }, "optional": { "type": "array", "items": { "type": "string" } }, "taints": { "type": "array", "items": { "type": "object", "additionalProper\
ties": false, "required": ["key", "effect"], "properties": { "key": { "type": "string", "pattern": "\\S" }, "value": { "type": ["string", "number", "boolean"] }, "effect": { "enum": ["NoSchedule", "PreferNoSchedule", "NoExecute"] } } } }, "count": { "type": "integer", "minimum": 0 } } };
var schema52 = { "type": "string", "pattern": "^\\d{1,5}-\\d{1,5}$", "title": "range of ports", "examples": ["30000-32767"] };
var func1 = Object.prototype.hasOwnProperty;
var pattern4 = new RegExp("\\S", "u");
var pattern15 = new RegExp("^[A-Za-z0-9][A-Za-z0-9 ._-]*$", "u");
var pattern26 = new RegExp("^\\d{1,5}-\\d{1,5}$", "u");
var schema34 = { "type": "object", "additionalProperties": false, "required": ["ports"], "properties": { "ports": { "$ref": "#/$defs/ports" }, "from": { "$ref": "#/$defs/reason" }, "to": { "$ref": "#/$defs/reason" }, "since": { "type": ["string", "number"] }, "source": { "$ref": "#/$defs/reason" } } };
var schema35 = { "type": ["integer", "string"], "minimum": 1, "maximum": 65535, "pattern": "^\\d{1,5}(-\\d{1,5})?(/(TCP|UDP|SCTP))?$", "title": "port or range of ports", "examples": ["9104", "9104/UDP", "9000-9100"] };
var schema36 = { "type": "string", "pattern": "\\S" };
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
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ports" }, message: "must have required property 'ports'", schema: schema34.required, parentSchema: schema34, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "ports" || key0 === "from" || key0 === "to" || key0 === "since" || key0 === "source")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema34, data };
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
        const err2 = { instancePath: instancePath + "/ports", schemaPath: "#/$defs/ports/type", keyword: "type", params: { type: schema35.type }, message: "must be integer,string", schema: schema35.type, parentSchema: schema35, data: data0 };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 65535 || isNaN(data0)) {
          const err3 = { instancePath: instancePath + "/ports", schemaPath: "#/$defs/ports/maximum", keyword: "maximum", params: { comparison: "<=", limit: 65535 }, message: "must be <= 65535", schema: 65535, parentSchema: schema35, data: data0 };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          const err4 = { instancePath: instancePath + "/ports", schemaPath: "#/$defs/ports/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema35, data: data0 };
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
          const err5 = { instancePath: instancePath + "/ports", schemaPath: "#/$defs/ports/pattern", keyword: "pattern", params: { pattern: "^\\d{1,5}(-\\d{1,5})?(/(TCP|UDP|SCTP))?$" }, message: 'must match pattern "^\\d{1,5}(-\\d{1,5})?(/(TCP|UDP|SCTP))?$"', schema: "^\\d{1,5}(-\\d{1,5})?(/(TCP|UDP|SCTP))?$", parentSchema: schema35, data: data0 };
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
          const err6 = { instancePath: instancePath + "/from", schemaPath: "#/$defs/reason/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema36, data: data1 };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/from", schemaPath: "#/$defs/reason/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema36.type, parentSchema: schema36, data: data1 };
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
          const err8 = { instancePath: instancePath + "/to", schemaPath: "#/$defs/reason/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema36, data: data2 };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/to", schemaPath: "#/$defs/reason/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema36.type, parentSchema: schema36, data: data2 };
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
        const err10 = { instancePath: instancePath + "/since", schemaPath: "#/properties/since/type", keyword: "type", params: { type: schema34.properties.since.type }, message: "must be string,number", schema: schema34.properties.since.type, parentSchema: schema34.properties.since, data: data3 };
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
          const err11 = { instancePath: instancePath + "/source", schemaPath: "#/$defs/reason/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema36, data: data4 };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      } else {
        const err12 = { instancePath: instancePath + "/source", schemaPath: "#/$defs/reason/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema36.type, parentSchema: schema36, data: data4 };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
  } else {
    const err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema34.type, parentSchema: schema34, data };
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
var schema39 = { "type": "object", "additionalProperties": false, "required": ["port"], "anyOf": [{ "required": ["namespace"] }, { "required": ["name"] }, { "required": ["container"] }], "properties": { "port": { "$ref": "#/$defs/ports" }, "kind": { "$ref": "#/$defs/pattern" }, "namespace": { "$ref": "#/$defs/pattern" }, "name": { "$ref": "#/$defs/pattern" }, "container": { "$ref": "#/$defs/patter\
n" } }, "errorMessage": "says nothing of who owns the port; name a namespace, name or container" };
var schema41 = { "type": "string", "pattern": "\\S" };
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
      const err0 = { instancePath, schemaPath: "#/anyOf/0/required", keyword: "required", params: { missingProperty: "namespace" }, message: "must have required property 'namespace'", schema: schema39.anyOf[0].required, parentSchema: schema39.anyOf[0], data };
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
      const err1 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema39.anyOf[1].required, parentSchema: schema39.anyOf[1], data };
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
      const err2 = { instancePath, schemaPath: "#/anyOf/2/required", keyword: "required", params: { missingProperty: "container" }, message: "must have required property 'container'", schema: schema39.anyOf[2].required, parentSchema: schema39.anyOf[2], data };
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
    const err3 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema39.anyOf, parentSchema: schema39, data };
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
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "port" }, message: "must have required property 'port'", schema: schema39.required, parentSchema: schema39, data };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "port" || key0 === "kind" || key0 === "namespace" || key0 === "name" || key0 === "container")) {
        const err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema39, data };
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
        const err6 = { instancePath: instancePath + "/port", schemaPath: "#/$defs/ports/type", keyword: "type", params: { type: schema35.type }, message: "must be integer,string", schema: schema35.type, parentSchema: schema35, data: data0 };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 65535 || isNaN(data0)) {
          const err7 = { instancePath: instancePath + "/port", schemaPath: "#/$defs/ports/maximum", keyword: "maximum", params: { comparison: "<=", limit: 65535 }, message: "must be <= 65535", schema: 65535, parentSchema: schema35, data: data0 };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          const err8 = { instancePath: instancePath + "/port", schemaPath: "#/$defs/ports/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema35, data: data0 };
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
          const err9 = { instancePath: instancePath + "/port", schemaPath: "#/$defs/ports/pattern", keyword: "pattern", params: { pattern: "^\\d{1,5}(-\\d{1,5})?(/(TCP|UDP|SCTP))?$" }, message: 'must match pattern "^\\d{1,5}(-\\d{1,5})?(/(TCP|UDP|SCTP))?$"', schema: "^\\d{1,5}(-\\d{1,5})?(/(TCP|UDP|SCTP))?$", parentSchema: schema35, data: data0 };
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
          const err10 = { instancePath: instancePath + "/kind", schemaPath: "#/$defs/pattern/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema41, data: data1 };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      } else {
        const err11 = { instancePath: instancePath + "/kind", schemaPath: "#/$defs/pattern/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema41.type, parentSchema: schema41, data: data1 };
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
          const err12 = { instancePath: instancePath + "/namespace", schemaPath: "#/$defs/pattern/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema41, data: data2 };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      } else {
        const err13 = { instancePath: instancePath + "/namespace", schemaPath: "#/$defs/pattern/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema41.type, parentSchema: schema41, data: data2 };
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
          const err14 = { instancePath: instancePath + "/name", schemaPath: "#/$defs/pattern/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema41, data: data3 };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      } else {
        const err15 = { instancePath: instancePath + "/name", schemaPath: "#/$defs/pattern/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema41.type, parentSchema: schema41, data: data3 };
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
          const err16 = { instancePath: instancePath + "/container", schemaPath: "#/$defs/pattern/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema41, data: data4 };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
      } else {
        const err17 = { instancePath: instancePath + "/container", schemaPath: "#/$defs/pattern/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema41.type, parentSchema: schema41, data: data4 };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
    }
  } else {
    const err18 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema39.type, parentSchema: schema39, data };
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
var schema47 = { "type": "object", "additionalProperties": false, "required": ["reason"], "anyOf": [{ "required": ["rule"] }, { "required": ["path"] }, { "required": ["workload"] }, { "required": ["port"] }], "properties": { "rule": { "$ref": "#/$defs/rule" }, "path": { "type": "string", "pattern": "\\S" }, "workload": { "type": "string", "pattern": "\\S" }, "port": { "$ref": "#/$defs/ports" }, "r\
eason": { "$ref": "#/$defs/reason" }, "until": { "type": "string", "pattern": "^\\d{4}-\\d{2}-\\d{2}$", "title": "date", "examples": ["2027-06-30"] } }, "errorMessage": "says nothing of what to ignore; name a rule, path, workload or port" };
var pattern22 = new RegExp("^\\d{4}-\\d{2}-\\d{2}$", "u");
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
      const err0 = { instancePath, schemaPath: "#/anyOf/0/required", keyword: "required", params: { missingProperty: "rule" }, message: "must have required property 'rule'", schema: schema47.anyOf[0].required, parentSchema: schema47.anyOf[0], data };
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
      const err1 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'", schema: schema47.anyOf[1].required, parentSchema: schema47.anyOf[1], data };
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
      const err2 = { instancePath, schemaPath: "#/anyOf/2/required", keyword: "required", params: { missingProperty: "workload" }, message: "must have required property 'workload'", schema: schema47.anyOf[2].required, parentSchema: schema47.anyOf[2], data };
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
      const err3 = { instancePath, schemaPath: "#/anyOf/3/required", keyword: "required", params: { missingProperty: "port" }, message: "must have required property 'port'", schema: schema47.anyOf[3].required, parentSchema: schema47.anyOf[3], data };
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
    const err4 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema47.anyOf, parentSchema: schema47, data };
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
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'", schema: schema47.required, parentSchema: schema47, data };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "rule" || key0 === "path" || key0 === "workload" || key0 === "port" || key0 === "reason" || key0 === "until")) {
        const err6 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema47, data };
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
          const err7 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema47.properties.path, data: data1 };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      } else {
        const err8 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema47.properties.path.type, parentSchema: schema47.properties.path, data: data1 };
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
          const err9 = { instancePath: instancePath + "/workload", schemaPath: "#/properties/workload/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema47.properties.workload, data: data2 };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      } else {
        const err10 = { instancePath: instancePath + "/workload", schemaPath: "#/properties/workload/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema47.properties.workload.type, parentSchema: schema47.properties.workload, data: data2 };
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
        const err11 = { instancePath: instancePath + "/port", schemaPath: "#/$defs/ports/type", keyword: "type", params: { type: schema35.type }, message: "must be integer,string", schema: schema35.type, parentSchema: schema35, data: data3 };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 65535 || isNaN(data3)) {
          const err12 = { instancePath: instancePath + "/port", schemaPath: "#/$defs/ports/maximum", keyword: "maximum", params: { comparison: "<=", limit: 65535 }, message: "must be <= 65535", schema: 65535, parentSchema: schema35, data: data3 };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
        if (data3 < 1 || isNaN(data3)) {
          const err13 = { instancePath: instancePath + "/port", schemaPath: "#/$defs/ports/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema35, data: data3 };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      }
      if (typeof data3 === "string") {
        if (!pattern5.test(data3)) {
          const err14 = { instancePath: instancePath + "/port", schemaPath: "#/$defs/ports/pattern", keyword: "pattern", params: { pattern: "^\\d{1,5}(-\\d{1,5})?(/(TCP|UDP|SCTP))?$" }, message: 'must match pattern "^\\d{1,5}(-\\d{1,5})?(/(TCP|UDP|SCTP))?$"', schema: "^\\d{1,5}(-\\d{1,5})?(/(TCP|UDP|SCTP))?$", parentSchema: schema35, data: data3 };
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
          const err15 = { instancePath: instancePath + "/reason", schemaPath: "#/$defs/reason/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema36, data: data4 };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      } else {
        const err16 = { instancePath: instancePath + "/reason", schemaPath: "#/$defs/reason/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema36.type, parentSchema: schema36, data: data4 };
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
        if (!pattern22.test(data5)) {
          const err17 = { instancePath: instancePath + "/until", schemaPath: "#/properties/until/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}$" }, message: 'must match pattern "^\\d{4}-\\d{2}-\\d{2}$"', schema: "^\\d{4}-\\d{2}-\\d{2}$", parentSchema: schema47.properties.until, data: data5 };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
      } else {
        const err18 = { instancePath: instancePath + "/until", schemaPath: "#/properties/until/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema47.properties.until.type, parentSchema: schema47.properties.until, data: data5 };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    }
  } else {
    const err19 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema47.type, parentSchema: schema47, data };
    if (vErrors === null) {
      vErrors = [err19];
    } else {
      vErrors.push(err19);
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
    if (data.registries !== void 0) {
      let data1 = data.registries;
      if (Array.isArray(data1)) {
        if (data1.length < 1) {
          const err2 = { instancePath: instancePath + "/registries", schemaPath: "#/properties/registries/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema31.properties.registries, data: data1 };
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
              const err3 = { instancePath: instancePath + "/registries/" + i0, schemaPath: "#/properties/registries/items/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema31.properties.registries.items, data: data2 };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
          } else {
            const err4 = { instancePath: instancePath + "/registries/" + i0, schemaPath: "#/properties/registries/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.registries.items.type, parentSchema: schema31.properties.registries.items, data: data2 };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        }
      } else {
        const err5 = { instancePath: instancePath + "/registries", schemaPath: "#/properties/registries/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.registries.type, parentSchema: schema31.properties.registries, data: data1 };
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
        const err6 = { instancePath: instancePath + "/release", schemaPath: "#/properties/release/type", keyword: "type", params: { type: schema31.properties.release.type }, message: "must be string,number", schema: schema31.properties.release.type, parentSchema: schema31.properties.release, data: data3 };
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
          const _errs13 = errors;
          var valid3 = _errs13 === errors;
          if (!valid3) {
            const err7 = { instancePath: instancePath + "/rules", schemaPath: "#/properties/rules/propertyNames", keyword: "propertyNames", params: { propertyName: key1 }, message: "property name must be valid", schema: schema31.properties.rules.propertyNames, parentSchema: schema31.properties.rules, data: data4 };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
        for (const key2 in data4) {
          let data5 = data4[key2];
          if (!(data5 === "error" || data5 === "warning" || data5 === "info" || data5 === "off" || data5 === "no")) {
            const err8 = { instancePath: instancePath + "/rules/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema33.enum }, message: "must be equal to one of the allowed values", schema: schema33.enum, parentSchema: schema33, data: data5 };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        }
      } else {
        const err9 = { instancePath: instancePath + "/rules", schemaPath: "#/properties/rules/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.rules.type, parentSchema: schema31.properties.rules, data: data4 };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.ranges !== void 0) {
      let data6 = data.ranges;
      if (Array.isArray(data6)) {
        const len1 = data6.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (!validate21(data6[i1], { instancePath: instancePath + "/ranges/" + i1, parentData: data6, parentDataProperty: i1, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err10 = { instancePath: instancePath + "/ranges", schemaPath: "#/properties/ranges/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.ranges.type, parentSchema: schema31.properties.ranges, data: data6 };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.owners !== void 0) {
      let data8 = data.owners;
      if (Array.isArray(data8)) {
        const len2 = data8.length;
        for (let i2 = 0; i2 < len2; i2++) {
          if (!validate23(data8[i2], { instancePath: instancePath + "/owners/" + i2, parentData: data8, parentDataProperty: i2, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err11 = { instancePath: instancePath + "/owners", schemaPath: "#/properties/owners/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.owners.type, parentSchema: schema31.properties.owners, data: data8 };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.programs !== void 0) {
      let data10 = data.programs;
      if (Array.isArray(data10)) {
        if (data10.length < 1) {
          const err12 = { instancePath: instancePath + "/programs", schemaPath: "#/properties/programs/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema31.properties.programs, data: data10 };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
        const len3 = data10.length;
        for (let i3 = 0; i3 < len3; i3++) {
          let data11 = data10[i3];
          if (typeof data11 === "string") {
            if (!pattern4.test(data11)) {
              const err13 = { instancePath: instancePath + "/programs/" + i3, schemaPath: "#/properties/programs/items/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema31.properties.programs.items, data: data11 };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
            }
          } else {
            const err14 = { instancePath: instancePath + "/programs/" + i3, schemaPath: "#/properties/programs/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.programs.items.type, parentSchema: schema31.properties.programs.items, data: data11 };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
          }
        }
      } else {
        const err15 = { instancePath: instancePath + "/programs", schemaPath: "#/properties/programs/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.programs.type, parentSchema: schema31.properties.programs, data: data10 };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
    if (data.sets !== void 0) {
      let data12 = data.sets;
      if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
        for (const key3 in data12) {
          const _errs31 = errors;
          if (typeof key3 === "string") {
            if (!pattern15.test(key3)) {
              const err16 = { instancePath: instancePath + "/sets", schemaPath: "#/properties/sets/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9][A-Za-z0-9 ._-]*$" }, message: 'must match pattern "^[A-Za-z0-9][A-Za-z0-9 ._-]*$"', schema: "^[A-Za-z0-9][A-Za-z0-9 ._-]*$", parentSchema: schema31.properties.sets.propertyNames, data: key3, propertyName: key3 };
              if (vErrors === null) {
                vErrors = [err16];
              } else {
                vErrors.push(err16);
              }
              errors++;
            }
          }
          var valid13 = _errs31 === errors;
          if (!valid13) {
            const err17 = { instancePath: instancePath + "/sets", schemaPath: "#/properties/sets/propertyNames", keyword: "propertyNames", params: { propertyName: key3 }, message: "property name must be valid", schema: schema31.properties.sets.propertyNames, parentSchema: schema31.properties.sets, data: data12 };
            if (vErrors === null) {
              vErrors = [err17];
            } else {
              vErrors.push(err17);
            }
            errors++;
          }
        }
        for (const key4 in data12) {
          let data13 = data12[key4];
          if (Array.isArray(data13)) {
            if (data13.length < 1) {
              const err18 = { instancePath: instancePath + "/sets/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/globs/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema45, data: data13 };
              if (vErrors === null) {
                vErrors = [err18];
              } else {
                vErrors.push(err18);
              }
              errors++;
            }
            const len4 = data13.length;
            for (let i4 = 0; i4 < len4; i4++) {
              let data14 = data13[i4];
              if (typeof data14 === "string") {
                if (!pattern4.test(data14)) {
                  const err19 = { instancePath: instancePath + "/sets/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i4, schemaPath: "#/$defs/globs/items/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema45.items, data: data14 };
                  if (vErrors === null) {
                    vErrors = [err19];
                  } else {
                    vErrors.push(err19);
                  }
                  errors++;
                }
              } else {
                const err20 = { instancePath: instancePath + "/sets/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i4, schemaPath: "#/$defs/globs/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema45.items.type, parentSchema: schema45.items, data: data14 };
                if (vErrors === null) {
                  vErrors = [err20];
                } else {
                  vErrors.push(err20);
                }
                errors++;
              }
            }
          } else {
            const err21 = { instancePath: instancePath + "/sets/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/globs/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema45.type, parentSchema: schema45, data: data13 };
            if (vErrors === null) {
              vErrors = [err21];
            } else {
              vErrors.push(err21);
            }
            errors++;
          }
        }
      } else {
        const err22 = { instancePath: instancePath + "/sets", schemaPath: "#/properties/sets/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.sets.type, parentSchema: schema31.properties.sets, data: data12 };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
    }
    if (data.exclude !== void 0) {
      let data15 = data.exclude;
      if (Array.isArray(data15)) {
        if (data15.length < 1) {
          const err23 = { instancePath: instancePath + "/exclude", schemaPath: "#/$defs/globs/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema45, data: data15 };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
        const len5 = data15.length;
        for (let i5 = 0; i5 < len5; i5++) {
          let data16 = data15[i5];
          if (typeof data16 === "string") {
            if (!pattern4.test(data16)) {
              const err24 = { instancePath: instancePath + "/exclude/" + i5, schemaPath: "#/$defs/globs/items/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema45.items, data: data16 };
              if (vErrors === null) {
                vErrors = [err24];
              } else {
                vErrors.push(err24);
              }
              errors++;
            }
          } else {
            const err25 = { instancePath: instancePath + "/exclude/" + i5, schemaPath: "#/$defs/globs/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema45.items.type, parentSchema: schema45.items, data: data16 };
            if (vErrors === null) {
              vErrors = [err25];
            } else {
              vErrors.push(err25);
            }
            errors++;
          }
        }
      } else {
        const err26 = { instancePath: instancePath + "/exclude", schemaPath: "#/$defs/globs/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema45.type, parentSchema: schema45, data: data15 };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
    }
    if (data.ignore !== void 0) {
      let data17 = data.ignore;
      if (Array.isArray(data17)) {
        const len6 = data17.length;
        for (let i6 = 0; i6 < len6; i6++) {
          if (!validate25(data17[i6], { instancePath: instancePath + "/ignore/" + i6, parentData: data17, parentDataProperty: i6, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err27 = { instancePath: instancePath + "/ignore", schemaPath: "#/properties/ignore/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.ignore.type, parentSchema: schema31.properties.ignore, data: data17 };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
    }
    if (data.baseline !== void 0) {
      let data19 = data.baseline;
      if (typeof data19 === "string") {
        if (!pattern4.test(data19)) {
          const err28 = { instancePath: instancePath + "/baseline", schemaPath: "#/properties/baseline/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema31.properties.baseline, data: data19 };
          if (vErrors === null) {
            vErrors = [err28];
          } else {
            vErrors.push(err28);
          }
          errors++;
        }
      } else {
        const err29 = { instancePath: instancePath + "/baseline", schemaPath: "#/properties/baseline/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.baseline.type, parentSchema: schema31.properties.baseline, data: data19 };
        if (vErrors === null) {
          vErrors = [err29];
        } else {
          vErrors.push(err29);
        }
        errors++;
      }
    }
    if (data.nodeRoles !== void 0) {
      let data20 = data.nodeRoles;
      if (Array.isArray(data20)) {
        if (data20.length < 1) {
          const err30 = { instancePath: instancePath + "/nodeRoles", schemaPath: "#/properties/nodeRoles/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema31.properties.nodeRoles, data: data20 };
          if (vErrors === null) {
            vErrors = [err30];
          } else {
            vErrors.push(err30);
          }
          errors++;
        }
        const len7 = data20.length;
        for (let i7 = 0; i7 < len7; i7++) {
          let data21 = data20[i7];
          if (data21 && typeof data21 == "object" && !Array.isArray(data21)) {
            if (data21.name === void 0) {
              const err31 = { instancePath: instancePath + "/nodeRoles/" + i7, schemaPath: "#/$defs/nodeRole/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema51.required, parentSchema: schema51, data: data21 };
              if (vErrors === null) {
                vErrors = [err31];
              } else {
                vErrors.push(err31);
              }
              errors++;
            }
            for (const key5 in data21) {
              if (!(key5 === "name" || key5 === "labels" || key5 === "optional" || key5 === "taints" || key5 === "count")) {
                const err32 = { instancePath: instancePath + "/nodeRoles/" + i7, schemaPath: "#/$defs/nodeRole/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties", schema: false, parentSchema: schema51, data: data21 };
                if (vErrors === null) {
                  vErrors = [err32];
                } else {
                  vErrors.push(err32);
                }
                errors++;
              }
            }
            if (data21.name !== void 0) {
              let data22 = data21.name;
              if (typeof data22 === "string") {
                if (!pattern4.test(data22)) {
                  const err33 = { instancePath: instancePath + "/nodeRoles/" + i7 + "/name", schemaPath: "#/$defs/nodeRole/properties/name/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema51.properties.name, data: data22 };
                  if (vErrors === null) {
                    vErrors = [err33];
                  } else {
                    vErrors.push(err33);
                  }
                  errors++;
                }
              } else {
                const err34 = { instancePath: instancePath + "/nodeRoles/" + i7 + "/name", schemaPath: "#/$defs/nodeRole/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema51.properties.name.type, parentSchema: schema51.properties.name, data: data22 };
                if (vErrors === null) {
                  vErrors = [err34];
                } else {
                  vErrors.push(err34);
                }
                errors++;
              }
            }
            if (data21.labels !== void 0) {
              let data23 = data21.labels;
              if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
                for (const key6 in data23) {
                  let data24 = data23[key6];
                  if (typeof data24 !== "string" && !(typeof data24 == "number" && isFinite(data24)) && typeof data24 !== "boolean" && data24 !== null) {
                    const err35 = { instancePath: instancePath + "/nodeRoles/" + i7 + "/labels/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/nodeRole/properties/labels/additionalProperties/type", keyword: "type", params: { type: schema51.properties.labels.additionalProperties.type }, message: "must be string,number,boolean,null", schema: schema51.properties.labels.additionalProperties.
                    type, parentSchema: schema51.properties.labels.additionalProperties, data: data24 };
                    if (vErrors === null) {
                      vErrors = [err35];
                    } else {
                      vErrors.push(err35);
                    }
                    errors++;
                  }
                }
              } else {
                const err36 = { instancePath: instancePath + "/nodeRoles/" + i7 + "/labels", schemaPath: "#/$defs/nodeRole/properties/labels/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema51.properties.labels.type, parentSchema: schema51.properties.labels, data: data23 };
                if (vErrors === null) {
                  vErrors = [err36];
                } else {
                  vErrors.push(err36);
                }
                errors++;
              }
            }
            if (data21.optional !== void 0) {
              let data25 = data21.optional;
              if (Array.isArray(data25)) {
                const len8 = data25.length;
                for (let i8 = 0; i8 < len8; i8++) {
                  let data26 = data25[i8];
                  if (typeof data26 !== "string") {
                    const err37 = { instancePath: instancePath + "/nodeRoles/" + i7 + "/optional/" + i8, schemaPath: "#/$defs/nodeRole/properties/optional/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema51.properties.optional.items.type, parentSchema: schema51.properties.optional.items, data: data26 };
                    if (vErrors === null) {
                      vErrors = [err37];
                    } else {
                      vErrors.push(err37);
                    }
                    errors++;
                  }
                }
              } else {
                const err38 = { instancePath: instancePath + "/nodeRoles/" + i7 + "/optional", schemaPath: "#/$defs/nodeRole/properties/optional/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema51.properties.optional.type, parentSchema: schema51.properties.optional, data: data25 };
                if (vErrors === null) {
                  vErrors = [err38];
                } else {
                  vErrors.push(err38);
                }
                errors++;
              }
            }
            if (data21.taints !== void 0) {
              let data27 = data21.taints;
              if (Array.isArray(data27)) {
                const len9 = data27.length;
                for (let i9 = 0; i9 < len9; i9++) {
                  let data28 = data27[i9];
                  if (data28 && typeof data28 == "object" && !Array.isArray(data28)) {
                    if (data28.key === void 0) {
                      const err39 = { instancePath: instancePath + "/nodeRoles/" + i7 + "/taints/" + i9, schemaPath: "#/$defs/nodeRole/properties/taints/items/required", keyword: "required", params: { missingProperty: "key" }, message: "must have required property 'key'", schema: schema51.properties.taints.items.required, parentSchema: schema51.properties.taints.items, data: data28 };
                      if (vErrors === null) {
                        vErrors = [err39];
                      } else {
                        vErrors.push(err39);
                      }
                      errors++;
                    }
                    if (data28.effect === void 0) {
                      const err40 = { instancePath: instancePath + "/nodeRoles/" + i7 + "/taints/" + i9, schemaPath: "#/$defs/nodeRole/properties/taints/items/required", keyword: "required", params: { missingProperty: "effect" }, message: "must have required property 'effect'", schema: schema51.properties.taints.items.required, parentSchema: schema51.properties.taints.items, data: data28 };
                      if (vErrors === null) {
                        vErrors = [err40];
                      } else {
                        vErrors.push(err40);
                      }
                      errors++;
                    }
                    for (const key7 in data28) {
                      if (!(key7 === "key" || key7 === "value" || key7 === "effect")) {
                        const err41 = { instancePath: instancePath + "/nodeRoles/" + i7 + "/taints/" + i9, schemaPath: "#/$defs/nodeRole/properties/taints/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 }, message: "must NOT have additional properties", schema: false, parentSchema: schema51.properties.taints.items, data: data28 };
                        if (vErrors === null) {
                          vErrors = [err41];
                        } else {
                          vErrors.push(err41);
                        }
                        errors++;
                      }
                    }
                    if (data28.key !== void 0) {
                      let data29 = data28.key;
                      if (typeof data29 === "string") {
                        if (!pattern4.test(data29)) {
                          const err42 = { instancePath: instancePath + "/nodeRoles/" + i7 + "/taints/" + i9 + "/key", schemaPath: "#/$defs/nodeRole/properties/taints/items/properties/key/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema51.properties.taints.items.properties.key, data: data29 };
                          if (vErrors === null) {
                            vErrors = [err42];
                          } else {
                            vErrors.push(err42);
                          }
                          errors++;
                        }
                      } else {
                        const err43 = { instancePath: instancePath + "/nodeRoles/" + i7 + "/taints/" + i9 + "/key", schemaPath: "#/$defs/nodeRole/properties/taints/items/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema51.properties.taints.items.properties.key.type, parentSchema: schema51.properties.taints.items.properties.key, data: data29 };
                        if (vErrors === null) {
                          vErrors = [err43];
                        } else {
                          vErrors.push(err43);
                        }
                        errors++;
                      }
                    }
                    if (data28.value !== void 0) {
                      let data30 = data28.value;
                      if (typeof data30 !== "string" && !(typeof data30 == "number" && isFinite(data30)) && typeof data30 !== "boolean") {
                        const err44 = { instancePath: instancePath + "/nodeRoles/" + i7 + "/taints/" + i9 + "/value", schemaPath: "#/$defs/nodeRole/properties/taints/items/properties/value/type", keyword: "type", params: { type: schema51.properties.taints.items.properties.value.type }, message: "must be string,number,boolean", schema: schema51.properties.taints.items.properties.value.type, parentSchema: schema51.
                        properties.taints.items.properties.value, data: data30 };
                        if (vErrors === null) {
                          vErrors = [err44];
                        } else {
                          vErrors.push(err44);
                        }
                        errors++;
                      }
                    }
                    if (data28.effect !== void 0) {
                      let data31 = data28.effect;
                      if (!(data31 === "NoSchedule" || data31 === "PreferNoSchedule" || data31 === "NoExecute")) {
                        const err45 = { instancePath: instancePath + "/nodeRoles/" + i7 + "/taints/" + i9 + "/effect", schemaPath: "#/$defs/nodeRole/properties/taints/items/properties/effect/enum", keyword: "enum", params: { allowedValues: schema51.properties.taints.items.properties.effect.enum }, message: "must be equal to one of the allowed values", schema: schema51.properties.taints.items.properties.
                        effect.enum, parentSchema: schema51.properties.taints.items.properties.effect, data: data31 };
                        if (vErrors === null) {
                          vErrors = [err45];
                        } else {
                          vErrors.push(err45);
                        }
                        errors++;
                      }
                    }
                  } else {
                    const err46 = { instancePath: instancePath + "/nodeRoles/" + i7 + "/taints/" + i9, schemaPath: "#/$defs/nodeRole/properties/taints/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema51.properties.taints.items.type, parentSchema: schema51.properties.taints.items, data: data28 };
                    if (vErrors === null) {
                      vErrors = [err46];
                    } else {
                      vErrors.push(err46);
                    }
                    errors++;
                  }
                }
              } else {
                const err47 = { instancePath: instancePath + "/nodeRoles/" + i7 + "/taints", schemaPath: "#/$defs/nodeRole/properties/taints/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema51.properties.taints.type, parentSchema: schema51.properties.taints, data: data27 };
                if (vErrors === null) {
                  vErrors = [err47];
                } else {
                  vErrors.push(err47);
                }
                errors++;
              }
            }
            if (data21.count !== void 0) {
              let data32 = data21.count;
              if (!(typeof data32 == "number" && (!(data32 % 1) && !isNaN(data32)) && isFinite(data32))) {
                const err48 = { instancePath: instancePath + "/nodeRoles/" + i7 + "/count", schemaPath: "#/$defs/nodeRole/properties/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema51.properties.count.type, parentSchema: schema51.properties.count, data: data32 };
                if (vErrors === null) {
                  vErrors = [err48];
                } else {
                  vErrors.push(err48);
                }
                errors++;
              }
              if (typeof data32 == "number" && isFinite(data32)) {
                if (data32 < 0 || isNaN(data32)) {
                  const err49 = { instancePath: instancePath + "/nodeRoles/" + i7 + "/count", schemaPath: "#/$defs/nodeRole/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema51.properties.count, data: data32 };
                  if (vErrors === null) {
                    vErrors = [err49];
                  } else {
                    vErrors.push(err49);
                  }
                  errors++;
                }
              }
            }
          } else {
            const err50 = { instancePath: instancePath + "/nodeRoles/" + i7, schemaPath: "#/$defs/nodeRole/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema51.type, parentSchema: schema51, data: data21 };
            if (vErrors === null) {
              vErrors = [err50];
            } else {
              vErrors.push(err50);
            }
            errors++;
          }
        }
      } else {
        const err51 = { instancePath: instancePath + "/nodeRoles", schemaPath: "#/properties/nodeRoles/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.nodeRoles.type, parentSchema: schema31.properties.nodeRoles, data: data20 };
        if (vErrors === null) {
          vErrors = [err51];
        } else {
          vErrors.push(err51);
        }
        errors++;
      }
    }
    if (data.nodePortRange !== void 0) {
      let data33 = data.nodePortRange;
      if (typeof data33 === "string") {
        if (!pattern26.test(data33)) {
          const err52 = { instancePath: instancePath + "/nodePortRange", schemaPath: "#/$defs/portRange/pattern", keyword: "pattern", params: { pattern: "^\\d{1,5}-\\d{1,5}$" }, message: 'must match pattern "^\\d{1,5}-\\d{1,5}$"', schema: "^\\d{1,5}-\\d{1,5}$", parentSchema: schema52, data: data33 };
          if (vErrors === null) {
            vErrors = [err52];
          } else {
            vErrors.push(err52);
          }
          errors++;
        }
      } else {
        const err53 = { instancePath: instancePath + "/nodePortRange", schemaPath: "#/$defs/portRange/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema52.type, parentSchema: schema52, data: data33 };
        if (vErrors === null) {
          vErrors = [err53];
        } else {
          vErrors.push(err53);
        }
        errors++;
      }
    }
    if (data.ephemeralRange !== void 0) {
      let data34 = data.ephemeralRange;
      if (typeof data34 === "string") {
        if (!pattern26.test(data34)) {
          const err54 = { instancePath: instancePath + "/ephemeralRange", schemaPath: "#/$defs/portRange/pattern", keyword: "pattern", params: { pattern: "^\\d{1,5}-\\d{1,5}$" }, message: 'must match pattern "^\\d{1,5}-\\d{1,5}$"', schema: "^\\d{1,5}-\\d{1,5}$", parentSchema: schema52, data: data34 };
          if (vErrors === null) {
            vErrors = [err54];
          } else {
            vErrors.push(err54);
          }
          errors++;
        }
      } else {
        const err55 = { instancePath: instancePath + "/ephemeralRange", schemaPath: "#/$defs/portRange/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema52.type, parentSchema: schema52, data: data34 };
        if (vErrors === null) {
          vErrors = [err55];
        } else {
          vErrors.push(err55);
        }
        errors++;
      }
    }
    if (data.minConfidence !== void 0) {
      let data35 = data.minConfidence;
      if (!(data35 === "low" || data35 === "medium" || data35 === "high" || data35 === "certain")) {
        const err56 = { instancePath: instancePath + "/minConfidence", schemaPath: "#/properties/minConfidence/enum", keyword: "enum", params: { allowedValues: schema31.properties.minConfidence.enum }, message: "must be equal to one of the allowed values", schema: schema31.properties.minConfidence.enum, parentSchema: schema31.properties.minConfidence, data: data35 };
        if (vErrors === null) {
          vErrors = [err56];
        } else {
          vErrors.push(err56);
        }
        errors++;
      }
    }
    if (data.failOn !== void 0) {
      let data36 = data.failOn;
      if (!(data36 === "error" || data36 === "warning" || data36 === "info" || data36 === "never")) {
        const err57 = { instancePath: instancePath + "/failOn", schemaPath: "#/properties/failOn/enum", keyword: "enum", params: { allowedValues: schema31.properties.failOn.enum }, message: "must be equal to one of the allowed values", schema: schema31.properties.failOn.enum, parentSchema: schema31.properties.failOn, data: data36 };
        if (vErrors === null) {
          vErrors = [err57];
        } else {
          vErrors.push(err57);
        }
        errors++;
      }
    }
    if (data.format !== void 0) {
      let data37 = data.format;
      if (!(data37 === "text" || data37 === "json" || data37 === "sarif" || data37 === "github" || data37 === "gitlab" || data37 === "junit" || data37 === "markdown" || data37 === "html")) {
        const err58 = { instancePath: instancePath + "/format", schemaPath: "#/properties/format/enum", keyword: "enum", params: { allowedValues: schema31.properties.format.enum }, message: "must be equal to one of the allowed values", schema: schema31.properties.format.enum, parentSchema: schema31.properties.format, data: data37 };
        if (vErrors === null) {
          vErrors = [err58];
        } else {
          vErrors.push(err58);
        }
        errors++;
      }
    }
    if (data.hosted !== void 0) {
      let data38 = data.hosted;
      if (data38 && typeof data38 == "object" && !Array.isArray(data38)) {
        for (const key8 in data38) {
          if (!(key8 === "tenantCIDRs" || key8 === "workerCIDRs" || key8 === "hub")) {
            const err59 = { instancePath: instancePath + "/hosted", schemaPath: "#/properties/hosted/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key8 }, message: "must NOT have additional properties", schema: false, parentSchema: schema31.properties.hosted, data: data38 };
            if (vErrors === null) {
              vErrors = [err59];
            } else {
              vErrors.push(err59);
            }
            errors++;
          }
        }
        if (data38.tenantCIDRs !== void 0) {
          let data39 = data38.tenantCIDRs;
          if (Array.isArray(data39)) {
            const len10 = data39.length;
            for (let i10 = 0; i10 < len10; i10++) {
              let data40 = data39[i10];
              if (typeof data40 !== "string") {
                const err60 = { instancePath: instancePath + "/hosted/tenantCIDRs/" + i10, schemaPath: "#/properties/hosted/properties/tenantCIDRs/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.hosted.properties.tenantCIDRs.items.type, parentSchema: schema31.properties.hosted.properties.tenantCIDRs.items, data: data40 };
                if (vErrors === null) {
                  vErrors = [err60];
                } else {
                  vErrors.push(err60);
                }
                errors++;
              }
            }
          } else {
            const err61 = { instancePath: instancePath + "/hosted/tenantCIDRs", schemaPath: "#/properties/hosted/properties/tenantCIDRs/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.hosted.properties.tenantCIDRs.type, parentSchema: schema31.properties.hosted.properties.tenantCIDRs, data: data39 };
            if (vErrors === null) {
              vErrors = [err61];
            } else {
              vErrors.push(err61);
            }
            errors++;
          }
        }
        if (data38.workerCIDRs !== void 0) {
          let data41 = data38.workerCIDRs;
          if (Array.isArray(data41)) {
            const len11 = data41.length;
            for (let i11 = 0; i11 < len11; i11++) {
              let data42 = data41[i11];
              if (typeof data42 !== "string") {
                const err62 = { instancePath: instancePath + "/hosted/workerCIDRs/" + i11, schemaPath: "#/properties/hosted/properties/workerCIDRs/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.hosted.properties.workerCIDRs.items.type, parentSchema: schema31.properties.hosted.properties.workerCIDRs.items, data: data42 };
                if (vErrors === null) {
                  vErrors = [err62];
                } else {
                  vErrors.push(err62);
                }
                errors++;
              }
            }
          } else {
            const err63 = { instancePath: instancePath + "/hosted/workerCIDRs", schemaPath: "#/properties/hosted/properties/workerCIDRs/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.hosted.properties.workerCIDRs.type, parentSchema: schema31.properties.hosted.properties.workerCIDRs, data: data41 };
            if (vErrors === null) {
              vErrors = [err63];
            } else {
              vErrors.push(err63);
            }
            errors++;
          }
        }
        if (data38.hub !== void 0) {
          let data43 = data38.hub;
          if (Array.isArray(data43)) {
            if (data43.length < 1) {
              const err64 = { instancePath: instancePath + "/hosted/hub", schemaPath: "#/$defs/globs/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema45, data: data43 };
              if (vErrors === null) {
                vErrors = [err64];
              } else {
                vErrors.push(err64);
              }
              errors++;
            }
            const len12 = data43.length;
            for (let i12 = 0; i12 < len12; i12++) {
              let data44 = data43[i12];
              if (typeof data44 === "string") {
                if (!pattern4.test(data44)) {
                  const err65 = { instancePath: instancePath + "/hosted/hub/" + i12, schemaPath: "#/$defs/globs/items/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema45.items, data: data44 };
                  if (vErrors === null) {
                    vErrors = [err65];
                  } else {
                    vErrors.push(err65);
                  }
                  errors++;
                }
              } else {
                const err66 = { instancePath: instancePath + "/hosted/hub/" + i12, schemaPath: "#/$defs/globs/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema45.items.type, parentSchema: schema45.items, data: data44 };
                if (vErrors === null) {
                  vErrors = [err66];
                } else {
                  vErrors.push(err66);
                }
                errors++;
              }
            }
          } else {
            const err67 = { instancePath: instancePath + "/hosted/hub", schemaPath: "#/$defs/globs/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema45.type, parentSchema: schema45, data: data43 };
            if (vErrors === null) {
              vErrors = [err67];
            } else {
              vErrors.push(err67);
            }
            errors++;
          }
        }
      } else {
        const err68 = { instancePath: instancePath + "/hosted", schemaPath: "#/properties/hosted/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.hosted.type, parentSchema: schema31.properties.hosted, data: data38 };
        if (vErrors === null) {
          vErrors = [err68];
        } else {
          vErrors.push(err68);
        }
        errors++;
      }
    }
  } else {
    const err69 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.type, parentSchema: schema31, data };
    if (vErrors === null) {
      vErrors = [err69];
    } else {
      vErrors.push(err69);
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
