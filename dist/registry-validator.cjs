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

// contents:registry/schema.json?validator
var validate = validate20;
var schema31 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Host port registry", "type": "object", "required": ["version", "name", "assignments"], "additionalProperties": false, "properties": { "$schema": { "type": "string" }, "version": { "const": 1 }, "name": { "type": "string", "pattern": "^[A-Za-z0-9][A-Za-z0-9._-]*$" }, "title": { "type": "string" }, "url": { "type": [
"string", "null"], "default": null }, "includes": { "type": "array", "items": { "type": "string" } }, "loadBalancerServices": { "enum": ["host-ports", "none"] }, "assignments": { "type": "array", "items": { "$ref": "#/$defs/assignment" } }, "ranges": { "type": "array", "items": { "$ref": "#/$defs/range" }, "default": [] }, "reservedRanges": { "type": "array", "items": { "$ref": "#/$defs/reservedRa\
nge" }, "default": [] }, "platformNamespaces": { "type": "array", "items": { "$ref": "#/$defs/pattern" }, "default": [] }, "platformAnnotations": { "type": "array", "items": { "$ref": "#/$defs/pattern" }, "default": [] }, "unregistered": { "type": "array", "items": { "$ref": "#/$defs/knownListener" }, "default": [] } }, "$defs": { "port": { "type": "integer", "minimum": 1, "maximum": 65535, "error\
Message": "ports go from 1 to 65535" }, "protocol": { "enum": ["TCP", "UDP", "SCTP"] }, "release": { "title": "release", "type": ["string", "null"], "pattern": "^[0-9]{1,4}(\\.[0-9]{1,4}){0,2}$", "examples": ["4.19"] }, "presence": { "title": "condition", "enum": ["every-node", "control-plane-nodes", "optional", null] }, "when": { "type": ["string", "null"] }, "pattern": { "type": "string" }, "ass\
ignment": { "type": "object", "required": ["port", "process"], "additionalProperties": false, "properties": { "registry": { "type": "string" }, "protocol": { "$ref": "#/$defs/protocol", "default": "TCP" }, "port": { "$ref": "#/$defs/port" }, "endPort": { "$ref": "#/$defs/port" }, "process": { "type": "string", "pattern": "\\S" }, "applicationProtocol": { "type": ["string", "null"], "default": null },
"exposure": { "enum": ["external", "localhost"], "default": "external" }, "controlPlaneOnly": { "type": ["boolean", "null"], "default": null }, "team": { "type": ["string", "null"], "default": null }, "since": { "$ref": "#/$defs/release", "default": null }, "removed": { "$ref": "#/$defs/release", "default": null }, "notes": { "type": ["string", "null"], "default": null }, "citation": { "type": "ob\
ject", "required": ["document", "line"], "additionalProperties": false, "properties": { "document": { "type": "string" }, "table": { "type": "string", "default": "assignments" }, "line": { "type": "integer", "minimum": 1 } } }, "owners": { "type": "array", "items": { "$ref": "#/$defs/owner" }, "default": [] }, "status": { "enum": ["active", "stale", "removed"] }, "presence": { "$ref": "#/$defs/pre\
sence", "default": null }, "when": { "$ref": "#/$defs/when", "default": null }, "sources": { "type": "array", "items": { "$ref": "#/$defs/source" } } } }, "source": { "type": "object", "required": ["match"], "additionalProperties": false, "properties": { "repository": { "type": "string" }, "ref": { "type": "string" }, "path": { "type": "string" }, "url": { "type": "string" }, "line": { "type": "in\
teger", "minimum": 1 }, "section": { "type": "string" }, "match": { "type": "string" } } }, "owner": { "type": "object", "additionalProperties": false, "properties": { "kind": { "$ref": "#/$defs/pattern", "default": "*" }, "namespace": { "$ref": "#/$defs/pattern", "default": "*" }, "name": { "$ref": "#/$defs/pattern", "default": "*" }, "container": { "$ref": "#/$defs/pattern", "default": "*" }, "c\
laimant": { "enum": ["workload", "host-process", "kernel"], "default": "workload" }, "source": { "type": ["string", "null"], "default": null } } }, "range": { "type": "object", "required": ["port", "from", "to"], "additionalProperties": false, "properties": { "registry": { "type": "string" }, "protocol": { "$ref": "#/$defs/protocol", "default": "TCP" }, "port": { "$ref": "#/$defs/port" }, "endPort": {
"$ref": "#/$defs/port" }, "from": { "type": "string" }, "to": { "type": "string" }, "since": { "$ref": "#/$defs/release", "default": null }, "source": { "type": "string" } } }, "reservedRange": { "type": "object", "required": ["port", "endPort"], "additionalProperties": false, "properties": { "port": { "$ref": "#/$defs/port" }, "endPort": { "$ref": "#/$defs/port" }, "source": { "type": "string" } } },
"knownListener": { "type": "object", "required": ["port"], "additionalProperties": false, "properties": { "protocol": { "$ref": "#/$defs/protocol", "default": "TCP" }, "port": { "$ref": "#/$defs/port" }, "owner": { "$ref": "#/$defs/owner", "default": {} }, "presence": { "$ref": "#/$defs/presence", "default": null }, "when": { "$ref": "#/$defs/when", "default": null } } } } };
var schema39 = { "type": "string" };
var func1 = Object.prototype.hasOwnProperty;
var pattern4 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]*$", "u");
var schema32 = { "type": "object", "required": ["port", "process"], "additionalProperties": false, "properties": { "registry": { "type": "string" }, "protocol": { "$ref": "#/$defs/protocol", "default": "TCP" }, "port": { "$ref": "#/$defs/port" }, "endPort": { "$ref": "#/$defs/port" }, "process": { "type": "string", "pattern": "\\S" }, "applicationProtocol": { "type": ["string", "null"], "default": null },
"exposure": { "enum": ["external", "localhost"], "default": "external" }, "controlPlaneOnly": { "type": ["boolean", "null"], "default": null }, "team": { "type": ["string", "null"], "default": null }, "since": { "$ref": "#/$defs/release", "default": null }, "removed": { "$ref": "#/$defs/release", "default": null }, "notes": { "type": ["string", "null"], "default": null }, "citation": { "type": "ob\
ject", "required": ["document", "line"], "additionalProperties": false, "properties": { "document": { "type": "string" }, "table": { "type": "string", "default": "assignments" }, "line": { "type": "integer", "minimum": 1 } } }, "owners": { "type": "array", "items": { "$ref": "#/$defs/owner" }, "default": [] }, "status": { "enum": ["active", "stale", "removed"] }, "presence": { "$ref": "#/$defs/pre\
sence", "default": null }, "when": { "$ref": "#/$defs/when", "default": null }, "sources": { "type": "array", "items": { "$ref": "#/$defs/source" } } } };
var schema33 = { "enum": ["TCP", "UDP", "SCTP"] };
var schema34 = { "type": "integer", "minimum": 1, "maximum": 65535, "errorMessage": "ports go from 1 to 65535" };
var schema36 = { "title": "release", "type": ["string", "null"], "pattern": "^[0-9]{1,4}(\\.[0-9]{1,4}){0,2}$", "examples": ["4.19"] };
var schema43 = { "title": "condition", "enum": ["every-node", "control-plane-nodes", "optional", null] };
var schema44 = { "type": ["string", "null"] };
var schema45 = { "type": "object", "required": ["match"], "additionalProperties": false, "properties": { "repository": { "type": "string" }, "ref": { "type": "string" }, "path": { "type": "string" }, "url": { "type": "string" }, "line": { "type": "integer", "minimum": 1 }, "section": { "type": "string" }, "match": { "type": "string" } } };
var pattern5 = new RegExp("\\S", "u");
var pattern6 = new RegExp("^[0-9]{1,4}(\\.[0-9]{1,4}){0,2}$", "u");
var schema38 = { "type": "object", "additionalProperties": false, "properties": { "kind": { "$ref": "#/$defs/pattern", "default": "*" }, "namespace": { "$ref": "#/$defs/pattern", "default": "*" }, "name": { "$ref": "#/$defs/pattern", "default": "*" }, "container": { "$ref": "#/$defs/pattern", "default": "*" }, "claimant": { "enum": ["workload", "host-process", "kernel"], "default": "workload" }, "\
source": { "type": ["string", "null"], "default": null } } };
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate22.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      data.kind = "*";
    }
    if (data.namespace === void 0) {
      data.namespace = "*";
    }
    if (data.name === void 0) {
      data.name = "*";
    }
    if (data.container === void 0) {
      data.container = "*";
    }
    if (data.claimant === void 0) {
      data.claimant = "workload";
    }
    if (data.source === void 0) {
      data.source = null;
    }
    for (const key0 in data) {
      if (!(key0 === "kind" || key0 === "namespace" || key0 === "name" || key0 === "container" || key0 === "claimant" || key0 === "source")) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema38, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    let data0 = data.kind;
    if (typeof data0 !== "string") {
      const err1 = { instancePath: instancePath + "/kind", schemaPath: "#/$defs/pattern/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema39.type, parentSchema: schema39, data: data0 };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    let data1 = data.namespace;
    if (typeof data1 !== "string") {
      const err2 = { instancePath: instancePath + "/namespace", schemaPath: "#/$defs/pattern/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema39.type, parentSchema: schema39, data: data1 };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    let data2 = data.name;
    if (typeof data2 !== "string") {
      const err3 = { instancePath: instancePath + "/name", schemaPath: "#/$defs/pattern/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema39.type, parentSchema: schema39, data: data2 };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    let data3 = data.container;
    if (typeof data3 !== "string") {
      const err4 = { instancePath: instancePath + "/container", schemaPath: "#/$defs/pattern/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema39.type, parentSchema: schema39, data: data3 };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    let data4 = data.claimant;
    if (!(data4 === "workload" || data4 === "host-process" || data4 === "kernel")) {
      const err5 = { instancePath: instancePath + "/claimant", schemaPath: "#/properties/claimant/enum", keyword: "enum", params: { allowedValues: schema38.properties.claimant.enum }, message: "must be equal to one of the allowed values", schema: schema38.properties.claimant.enum, parentSchema: schema38.properties.claimant, data: data4 };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    let data5 = data.source;
    if (typeof data5 !== "string" && data5 !== null) {
      const err6 = { instancePath: instancePath + "/source", schemaPath: "#/properties/source/type", keyword: "type", params: { type: schema38.properties.source.type }, message: "must be string,null", schema: schema38.properties.source.type, parentSchema: schema38.properties.source, data: data5 };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema38.type, parentSchema: schema38, data };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
  }
  validate22.errors = vErrors;
  return errors === 0;
}
validate22.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
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
    if (data.protocol === void 0) {
      data.protocol = "TCP";
    }
    if (data.applicationProtocol === void 0) {
      data.applicationProtocol = null;
    }
    if (data.exposure === void 0) {
      data.exposure = "external";
    }
    if (data.controlPlaneOnly === void 0) {
      data.controlPlaneOnly = null;
    }
    if (data.team === void 0) {
      data.team = null;
    }
    if (data.since === void 0) {
      data.since = null;
    }
    if (data.removed === void 0) {
      data.removed = null;
    }
    if (data.notes === void 0) {
      data.notes = null;
    }
    if (data.owners === void 0) {
      data.owners = [];
    }
    if (data.presence === void 0) {
      data.presence = null;
    }
    if (data.when === void 0) {
      data.when = null;
    }
    if (data.port === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "port" }, message: "must have required property 'port'", schema: schema32.required, parentSchema: schema32, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.process === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "process" }, message: "must have required property 'process'", schema: schema32.required, parentSchema: schema32, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func1.call(schema32.properties, key0)) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema32, data };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.registry !== void 0) {
      let data0 = data.registry;
      if (typeof data0 !== "string") {
        const err3 = { instancePath: instancePath + "/registry", schemaPath: "#/properties/registry/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties.registry.type, parentSchema: schema32.properties.registry, data: data0 };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    let data1 = data.protocol;
    if (!(data1 === "TCP" || data1 === "UDP" || data1 === "SCTP")) {
      const err4 = { instancePath: instancePath + "/protocol", schemaPath: "#/$defs/protocol/enum", keyword: "enum", params: { allowedValues: schema33.enum }, message: "must be equal to one of the allowed values", schema: schema33.enum, parentSchema: schema33, data: data1 };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.port !== void 0) {
      let data2 = data.port;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err5 = { instancePath: instancePath + "/port", schemaPath: "#/$defs/port/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema34.type, parentSchema: schema34, data: data2 };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 65535 || isNaN(data2)) {
          const err6 = { instancePath: instancePath + "/port", schemaPath: "#/$defs/port/maximum", keyword: "maximum", params: { comparison: "<=", limit: 65535 }, message: "must be <= 65535", schema: 65535, parentSchema: schema34, data: data2 };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          const err7 = { instancePath: instancePath + "/port", schemaPath: "#/$defs/port/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema34, data: data2 };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      }
    }
    if (data.endPort !== void 0) {
      let data3 = data.endPort;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
        const err8 = { instancePath: instancePath + "/endPort", schemaPath: "#/$defs/port/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema34.type, parentSchema: schema34, data: data3 };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 65535 || isNaN(data3)) {
          const err9 = { instancePath: instancePath + "/endPort", schemaPath: "#/$defs/port/maximum", keyword: "maximum", params: { comparison: "<=", limit: 65535 }, message: "must be <= 65535", schema: 65535, parentSchema: schema34, data: data3 };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        if (data3 < 1 || isNaN(data3)) {
          const err10 = { instancePath: instancePath + "/endPort", schemaPath: "#/$defs/port/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema34, data: data3 };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      }
    }
    if (data.process !== void 0) {
      let data4 = data.process;
      if (typeof data4 === "string") {
        if (!pattern5.test(data4)) {
          const err11 = { instancePath: instancePath + "/process", schemaPath: "#/properties/process/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema32.properties.process, data: data4 };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      } else {
        const err12 = { instancePath: instancePath + "/process", schemaPath: "#/properties/process/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties.process.type, parentSchema: schema32.properties.process, data: data4 };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    let data5 = data.applicationProtocol;
    if (typeof data5 !== "string" && data5 !== null) {
      const err13 = { instancePath: instancePath + "/applicationProtocol", schemaPath: "#/properties/applicationProtocol/type", keyword: "type", params: { type: schema32.properties.applicationProtocol.type }, message: "must be string,null", schema: schema32.properties.applicationProtocol.type, parentSchema: schema32.properties.applicationProtocol, data: data5 };
      if (vErrors === null) {
        vErrors = [err13];
      } else {
        vErrors.push(err13);
      }
      errors++;
    }
    let data6 = data.exposure;
    if (!(data6 === "external" || data6 === "localhost")) {
      const err14 = { instancePath: instancePath + "/exposure", schemaPath: "#/properties/exposure/enum", keyword: "enum", params: { allowedValues: schema32.properties.exposure.enum }, message: "must be equal to one of the allowed values", schema: schema32.properties.exposure.enum, parentSchema: schema32.properties.exposure, data: data6 };
      if (vErrors === null) {
        vErrors = [err14];
      } else {
        vErrors.push(err14);
      }
      errors++;
    }
    let data7 = data.controlPlaneOnly;
    if (typeof data7 !== "boolean" && data7 !== null) {
      const err15 = { instancePath: instancePath + "/controlPlaneOnly", schemaPath: "#/properties/controlPlaneOnly/type", keyword: "type", params: { type: schema32.properties.controlPlaneOnly.type }, message: "must be boolean,null", schema: schema32.properties.controlPlaneOnly.type, parentSchema: schema32.properties.controlPlaneOnly, data: data7 };
      if (vErrors === null) {
        vErrors = [err15];
      } else {
        vErrors.push(err15);
      }
      errors++;
    }
    let data8 = data.team;
    if (typeof data8 !== "string" && data8 !== null) {
      const err16 = { instancePath: instancePath + "/team", schemaPath: "#/properties/team/type", keyword: "type", params: { type: schema32.properties.team.type }, message: "must be string,null", schema: schema32.properties.team.type, parentSchema: schema32.properties.team, data: data8 };
      if (vErrors === null) {
        vErrors = [err16];
      } else {
        vErrors.push(err16);
      }
      errors++;
    }
    let data9 = data.since;
    if (typeof data9 !== "string" && data9 !== null) {
      const err17 = { instancePath: instancePath + "/since", schemaPath: "#/$defs/release/type", keyword: "type", params: { type: schema36.type }, message: "must be string,null", schema: schema36.type, parentSchema: schema36, data: data9 };
      if (vErrors === null) {
        vErrors = [err17];
      } else {
        vErrors.push(err17);
      }
      errors++;
    }
    if (typeof data9 === "string") {
      if (!pattern6.test(data9)) {
        const err18 = { instancePath: instancePath + "/since", schemaPath: "#/$defs/release/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,4}(\\.[0-9]{1,4}){0,2}$" }, message: 'must match pattern "^[0-9]{1,4}(\\.[0-9]{1,4}){0,2}$"', schema: "^[0-9]{1,4}(\\.[0-9]{1,4}){0,2}$", parentSchema: schema36, data: data9 };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    }
    let data10 = data.removed;
    if (typeof data10 !== "string" && data10 !== null) {
      const err19 = { instancePath: instancePath + "/removed", schemaPath: "#/$defs/release/type", keyword: "type", params: { type: schema36.type }, message: "must be string,null", schema: schema36.type, parentSchema: schema36, data: data10 };
      if (vErrors === null) {
        vErrors = [err19];
      } else {
        vErrors.push(err19);
      }
      errors++;
    }
    if (typeof data10 === "string") {
      if (!pattern6.test(data10)) {
        const err20 = { instancePath: instancePath + "/removed", schemaPath: "#/$defs/release/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,4}(\\.[0-9]{1,4}){0,2}$" }, message: 'must match pattern "^[0-9]{1,4}(\\.[0-9]{1,4}){0,2}$"', schema: "^[0-9]{1,4}(\\.[0-9]{1,4}){0,2}$", parentSchema: schema36, data: data10 };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
    let data11 = data.notes;
    if (typeof data11 !== "string" && data11 !== null) {
      const err21 = { instancePath: instancePath + "/notes", schemaPath: "#/properties/notes/type", keyword: "type", params: { type: schema32.properties.notes.type }, message: "must be string,null", schema: schema32.properties.notes.type, parentSchema: schema32.properties.notes, data: data11 };
      if (vErrors === null) {
        vErrors = [err21];
      } else {
        vErrors.push(err21);
      }
      errors++;
    }
    if (data.citation !== void 0) {
      let data12 = data.citation;
      if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
        if (data12.table === void 0) {
          data12.table = "assignments";
        }
        if (data12.document === void 0) {
          const err22 = { instancePath: instancePath + "/citation", schemaPath: "#/properties/citation/required", keyword: "required", params: { missingProperty: "document" }, message: "must have required property 'document'", schema: schema32.properties.citation.required, parentSchema: schema32.properties.citation, data: data12 };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
        if (data12.line === void 0) {
          const err23 = { instancePath: instancePath + "/citation", schemaPath: "#/properties/citation/required", keyword: "required", params: { missingProperty: "line" }, message: "must have required property 'line'", schema: schema32.properties.citation.required, parentSchema: schema32.properties.citation, data: data12 };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
        for (const key1 in data12) {
          if (!(key1 === "document" || key1 === "table" || key1 === "line")) {
            const err24 = { instancePath: instancePath + "/citation", schemaPath: "#/properties/citation/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: false, parentSchema: schema32.properties.citation, data: data12 };
            if (vErrors === null) {
              vErrors = [err24];
            } else {
              vErrors.push(err24);
            }
            errors++;
          }
        }
        if (data12.document !== void 0) {
          let data13 = data12.document;
          if (typeof data13 !== "string") {
            const err25 = { instancePath: instancePath + "/citation/document", schemaPath: "#/properties/citation/properties/document/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties.citation.properties.document.type, parentSchema: schema32.properties.citation.properties.document, data: data13 };
            if (vErrors === null) {
              vErrors = [err25];
            } else {
              vErrors.push(err25);
            }
            errors++;
          }
        }
        let data14 = data12.table;
        if (typeof data14 !== "string") {
          const err26 = { instancePath: instancePath + "/citation/table", schemaPath: "#/properties/citation/properties/table/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties.citation.properties.table.type, parentSchema: schema32.properties.citation.properties.table, data: data14 };
          if (vErrors === null) {
            vErrors = [err26];
          } else {
            vErrors.push(err26);
          }
          errors++;
        }
        if (data12.line !== void 0) {
          let data15 = data12.line;
          if (!(typeof data15 == "number" && (!(data15 % 1) && !isNaN(data15)) && isFinite(data15))) {
            const err27 = { instancePath: instancePath + "/citation/line", schemaPath: "#/properties/citation/properties/line/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema32.properties.citation.properties.line.type, parentSchema: schema32.properties.citation.properties.line, data: data15 };
            if (vErrors === null) {
              vErrors = [err27];
            } else {
              vErrors.push(err27);
            }
            errors++;
          }
          if (typeof data15 == "number" && isFinite(data15)) {
            if (data15 < 1 || isNaN(data15)) {
              const err28 = { instancePath: instancePath + "/citation/line", schemaPath: "#/properties/citation/properties/line/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema32.properties.citation.properties.line, data: data15 };
              if (vErrors === null) {
                vErrors = [err28];
              } else {
                vErrors.push(err28);
              }
              errors++;
            }
          }
        }
      } else {
        const err29 = { instancePath: instancePath + "/citation", schemaPath: "#/properties/citation/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema32.properties.citation.type, parentSchema: schema32.properties.citation, data: data12 };
        if (vErrors === null) {
          vErrors = [err29];
        } else {
          vErrors.push(err29);
        }
        errors++;
      }
    }
    let data16 = data.owners;
    if (Array.isArray(data16)) {
      const len0 = data16.length;
      for (let i0 = 0; i0 < len0; i0++) {
        if (!validate22(data16[i0], { instancePath: instancePath + "/owners/" + i0, parentData: data16, parentDataProperty: i0, rootData, dynamicAnchors })) {
          vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
          errors = vErrors.length;
        }
      }
    } else {
      const err30 = { instancePath: instancePath + "/owners", schemaPath: "#/properties/owners/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema32.properties.owners.type, parentSchema: schema32.properties.owners, data: data16 };
      if (vErrors === null) {
        vErrors = [err30];
      } else {
        vErrors.push(err30);
      }
      errors++;
    }
    if (data.status !== void 0) {
      let data18 = data.status;
      if (!(data18 === "active" || data18 === "stale" || data18 === "removed")) {
        const err31 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: schema32.properties.status.enum }, message: "must be equal to one of the allowed values", schema: schema32.properties.status.enum, parentSchema: schema32.properties.status, data: data18 };
        if (vErrors === null) {
          vErrors = [err31];
        } else {
          vErrors.push(err31);
        }
        errors++;
      }
    }
    let data19 = data.presence;
    if (!(data19 === "every-node" || data19 === "control-plane-nodes" || data19 === "optional" || data19 === null)) {
      const err32 = { instancePath: instancePath + "/presence", schemaPath: "#/$defs/presence/enum", keyword: "enum", params: { allowedValues: schema43.enum }, message: "must be equal to one of the allowed values", schema: schema43.enum, parentSchema: schema43, data: data19 };
      if (vErrors === null) {
        vErrors = [err32];
      } else {
        vErrors.push(err32);
      }
      errors++;
    }
    let data20 = data.when;
    if (typeof data20 !== "string" && data20 !== null) {
      const err33 = { instancePath: instancePath + "/when", schemaPath: "#/$defs/when/type", keyword: "type", params: { type: schema44.type }, message: "must be string,null", schema: schema44.type, parentSchema: schema44, data: data20 };
      if (vErrors === null) {
        vErrors = [err33];
      } else {
        vErrors.push(err33);
      }
      errors++;
    }
    if (data.sources !== void 0) {
      let data21 = data.sources;
      if (Array.isArray(data21)) {
        const len1 = data21.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data22 = data21[i1];
          if (data22 && typeof data22 == "object" && !Array.isArray(data22)) {
            if (data22.match === void 0) {
              const err34 = { instancePath: instancePath + "/sources/" + i1, schemaPath: "#/$defs/source/required", keyword: "required", params: { missingProperty: "match" }, message: "must have required property 'match'", schema: schema45.required, parentSchema: schema45, data: data22 };
              if (vErrors === null) {
                vErrors = [err34];
              } else {
                vErrors.push(err34);
              }
              errors++;
            }
            for (const key2 in data22) {
              if (!(key2 === "repository" || key2 === "ref" || key2 === "path" || key2 === "url" || key2 === "line" || key2 === "section" || key2 === "match")) {
                const err35 = { instancePath: instancePath + "/sources/" + i1, schemaPath: "#/$defs/source/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: false, parentSchema: schema45, data: data22 };
                if (vErrors === null) {
                  vErrors = [err35];
                } else {
                  vErrors.push(err35);
                }
                errors++;
              }
            }
            if (data22.repository !== void 0) {
              let data23 = data22.repository;
              if (typeof data23 !== "string") {
                const err36 = { instancePath: instancePath + "/sources/" + i1 + "/repository", schemaPath: "#/$defs/source/properties/repository/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema45.properties.repository.type, parentSchema: schema45.properties.repository, data: data23 };
                if (vErrors === null) {
                  vErrors = [err36];
                } else {
                  vErrors.push(err36);
                }
                errors++;
              }
            }
            if (data22.ref !== void 0) {
              let data24 = data22.ref;
              if (typeof data24 !== "string") {
                const err37 = { instancePath: instancePath + "/sources/" + i1 + "/ref", schemaPath: "#/$defs/source/properties/ref/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema45.properties.ref.type, parentSchema: schema45.properties.ref, data: data24 };
                if (vErrors === null) {
                  vErrors = [err37];
                } else {
                  vErrors.push(err37);
                }
                errors++;
              }
            }
            if (data22.path !== void 0) {
              let data25 = data22.path;
              if (typeof data25 !== "string") {
                const err38 = { instancePath: instancePath + "/sources/" + i1 + "/path", schemaPath: "#/$defs/source/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema45.properties.path.type, parentSchema: schema45.properties.path, data: data25 };
                if (vErrors === null) {
                  vErrors = [err38];
                } else {
                  vErrors.push(err38);
                }
                errors++;
              }
            }
            if (data22.url !== void 0) {
              let data26 = data22.url;
              if (typeof data26 !== "string") {
                const err39 = { instancePath: instancePath + "/sources/" + i1 + "/url", schemaPath: "#/$defs/source/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema45.properties.url.type, parentSchema: schema45.properties.url, data: data26 };
                if (vErrors === null) {
                  vErrors = [err39];
                } else {
                  vErrors.push(err39);
                }
                errors++;
              }
            }
            if (data22.line !== void 0) {
              let data27 = data22.line;
              if (!(typeof data27 == "number" && (!(data27 % 1) && !isNaN(data27)) && isFinite(data27))) {
                const err40 = { instancePath: instancePath + "/sources/" + i1 + "/line", schemaPath: "#/$defs/source/properties/line/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema45.properties.line.type, parentSchema: schema45.properties.line, data: data27 };
                if (vErrors === null) {
                  vErrors = [err40];
                } else {
                  vErrors.push(err40);
                }
                errors++;
              }
              if (typeof data27 == "number" && isFinite(data27)) {
                if (data27 < 1 || isNaN(data27)) {
                  const err41 = { instancePath: instancePath + "/sources/" + i1 + "/line", schemaPath: "#/$defs/source/properties/line/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema45.properties.line, data: data27 };
                  if (vErrors === null) {
                    vErrors = [err41];
                  } else {
                    vErrors.push(err41);
                  }
                  errors++;
                }
              }
            }
            if (data22.section !== void 0) {
              let data28 = data22.section;
              if (typeof data28 !== "string") {
                const err42 = { instancePath: instancePath + "/sources/" + i1 + "/section", schemaPath: "#/$defs/source/properties/section/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema45.properties.section.type, parentSchema: schema45.properties.section, data: data28 };
                if (vErrors === null) {
                  vErrors = [err42];
                } else {
                  vErrors.push(err42);
                }
                errors++;
              }
            }
            if (data22.match !== void 0) {
              let data29 = data22.match;
              if (typeof data29 !== "string") {
                const err43 = { instancePath: instancePath + "/sources/" + i1 + "/match", schemaPath: "#/$defs/source/properties/match/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema45.properties.match.type, parentSchema: schema45.properties.match, data: data29 };
                if (vErrors === null) {
                  vErrors = [err43];
                } else {
                  vErrors.push(err43);
                }
                errors++;
              }
            }
          } else {
            const err44 = { instancePath: instancePath + "/sources/" + i1, schemaPath: "#/$defs/source/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema45.type, parentSchema: schema45, data: data22 };
            if (vErrors === null) {
              vErrors = [err44];
            } else {
              vErrors.push(err44);
            }
            errors++;
          }
        }
      } else {
        const err45 = { instancePath: instancePath + "/sources", schemaPath: "#/properties/sources/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema32.properties.sources.type, parentSchema: schema32.properties.sources, data: data21 };
        if (vErrors === null) {
          vErrors = [err45];
        } else {
          vErrors.push(err45);
        }
        errors++;
      }
    }
  } else {
    const err46 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema32.type, parentSchema: schema32, data };
    if (vErrors === null) {
      vErrors = [err46];
    } else {
      vErrors.push(err46);
    }
    errors++;
  }
  validate21.errors = vErrors;
  return errors === 0;
}
validate21.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema46 = { "type": "object", "required": ["port", "from", "to"], "additionalProperties": false, "properties": { "registry": { "type": "string" }, "protocol": { "$ref": "#/$defs/protocol", "default": "TCP" }, "port": { "$ref": "#/$defs/port" }, "endPort": { "$ref": "#/$defs/port" }, "from": { "type": "string" }, "to": { "type": "string" }, "since": { "$ref": "#/$defs/release", "default": null },
"source": { "type": "string" } } };
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
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.protocol === void 0) {
      data.protocol = "TCP";
    }
    if (data.since === void 0) {
      data.since = null;
    }
    if (data.port === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "port" }, message: "must have required property 'port'", schema: schema46.required, parentSchema: schema46, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.from === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "from" }, message: "must have required property 'from'", schema: schema46.required, parentSchema: schema46, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.to === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "to" }, message: "must have required property 'to'", schema: schema46.required, parentSchema: schema46, data };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "registry" || key0 === "protocol" || key0 === "port" || key0 === "endPort" || key0 === "from" || key0 === "to" || key0 === "since" || key0 === "source")) {
        const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema46, data };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.registry !== void 0) {
      let data0 = data.registry;
      if (typeof data0 !== "string") {
        const err4 = { instancePath: instancePath + "/registry", schemaPath: "#/properties/registry/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema46.properties.registry.type, parentSchema: schema46.properties.registry, data: data0 };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    let data1 = data.protocol;
    if (!(data1 === "TCP" || data1 === "UDP" || data1 === "SCTP")) {
      const err5 = { instancePath: instancePath + "/protocol", schemaPath: "#/$defs/protocol/enum", keyword: "enum", params: { allowedValues: schema33.enum }, message: "must be equal to one of the allowed values", schema: schema33.enum, parentSchema: schema33, data: data1 };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.port !== void 0) {
      let data2 = data.port;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err6 = { instancePath: instancePath + "/port", schemaPath: "#/$defs/port/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema34.type, parentSchema: schema34, data: data2 };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 65535 || isNaN(data2)) {
          const err7 = { instancePath: instancePath + "/port", schemaPath: "#/$defs/port/maximum", keyword: "maximum", params: { comparison: "<=", limit: 65535 }, message: "must be <= 65535", schema: 65535, parentSchema: schema34, data: data2 };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          const err8 = { instancePath: instancePath + "/port", schemaPath: "#/$defs/port/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema34, data: data2 };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      }
    }
    if (data.endPort !== void 0) {
      let data3 = data.endPort;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
        const err9 = { instancePath: instancePath + "/endPort", schemaPath: "#/$defs/port/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema34.type, parentSchema: schema34, data: data3 };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 65535 || isNaN(data3)) {
          const err10 = { instancePath: instancePath + "/endPort", schemaPath: "#/$defs/port/maximum", keyword: "maximum", params: { comparison: "<=", limit: 65535 }, message: "must be <= 65535", schema: 65535, parentSchema: schema34, data: data3 };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (data3 < 1 || isNaN(data3)) {
          const err11 = { instancePath: instancePath + "/endPort", schemaPath: "#/$defs/port/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema34, data: data3 };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      }
    }
    if (data.from !== void 0) {
      let data4 = data.from;
      if (typeof data4 !== "string") {
        const err12 = { instancePath: instancePath + "/from", schemaPath: "#/properties/from/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema46.properties.from.type, parentSchema: schema46.properties.from, data: data4 };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.to !== void 0) {
      let data5 = data.to;
      if (typeof data5 !== "string") {
        const err13 = { instancePath: instancePath + "/to", schemaPath: "#/properties/to/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema46.properties.to.type, parentSchema: schema46.properties.to, data: data5 };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    let data6 = data.since;
    if (typeof data6 !== "string" && data6 !== null) {
      const err14 = { instancePath: instancePath + "/since", schemaPath: "#/$defs/release/type", keyword: "type", params: { type: schema36.type }, message: "must be string,null", schema: schema36.type, parentSchema: schema36, data: data6 };
      if (vErrors === null) {
        vErrors = [err14];
      } else {
        vErrors.push(err14);
      }
      errors++;
    }
    if (typeof data6 === "string") {
      if (!pattern6.test(data6)) {
        const err15 = { instancePath: instancePath + "/since", schemaPath: "#/$defs/release/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,4}(\\.[0-9]{1,4}){0,2}$" }, message: 'must match pattern "^[0-9]{1,4}(\\.[0-9]{1,4}){0,2}$"', schema: "^[0-9]{1,4}(\\.[0-9]{1,4}){0,2}$", parentSchema: schema36, data: data6 };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
    if (data.source !== void 0) {
      let data7 = data.source;
      if (typeof data7 !== "string") {
        const err16 = { instancePath: instancePath + "/source", schemaPath: "#/properties/source/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema46.properties.source.type, parentSchema: schema46.properties.source, data: data7 };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
  } else {
    const err17 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema46.type, parentSchema: schema46, data };
    if (vErrors === null) {
      vErrors = [err17];
    } else {
      vErrors.push(err17);
    }
    errors++;
  }
  validate25.errors = vErrors;
  return errors === 0;
}
validate25.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema51 = { "type": "object", "required": ["port", "endPort"], "additionalProperties": false, "properties": { "port": { "$ref": "#/$defs/port" }, "endPort": { "$ref": "#/$defs/port" }, "source": { "type": "string" } } };
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
    if (data.port === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "port" }, message: "must have required property 'port'", schema: schema51.required, parentSchema: schema51, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.endPort === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "endPort" }, message: "must have required property 'endPort'", schema: schema51.required, parentSchema: schema51, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "port" || key0 === "endPort" || key0 === "source")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema51, data };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.port !== void 0) {
      let data0 = data.port;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err3 = { instancePath: instancePath + "/port", schemaPath: "#/$defs/port/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema34.type, parentSchema: schema34, data: data0 };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 65535 || isNaN(data0)) {
          const err4 = { instancePath: instancePath + "/port", schemaPath: "#/$defs/port/maximum", keyword: "maximum", params: { comparison: "<=", limit: 65535 }, message: "must be <= 65535", schema: 65535, parentSchema: schema34, data: data0 };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          const err5 = { instancePath: instancePath + "/port", schemaPath: "#/$defs/port/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema34, data: data0 };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      }
    }
    if (data.endPort !== void 0) {
      let data1 = data.endPort;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err6 = { instancePath: instancePath + "/endPort", schemaPath: "#/$defs/port/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema34.type, parentSchema: schema34, data: data1 };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 65535 || isNaN(data1)) {
          const err7 = { instancePath: instancePath + "/endPort", schemaPath: "#/$defs/port/maximum", keyword: "maximum", params: { comparison: "<=", limit: 65535 }, message: "must be <= 65535", schema: 65535, parentSchema: schema34, data: data1 };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          const err8 = { instancePath: instancePath + "/endPort", schemaPath: "#/$defs/port/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema34, data: data1 };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      }
    }
    if (data.source !== void 0) {
      let data2 = data.source;
      if (typeof data2 !== "string") {
        const err9 = { instancePath: instancePath + "/source", schemaPath: "#/properties/source/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema51.properties.source.type, parentSchema: schema51.properties.source, data: data2 };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
  } else {
    const err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema51.type, parentSchema: schema51, data };
    if (vErrors === null) {
      vErrors = [err10];
    } else {
      vErrors.push(err10);
    }
    errors++;
  }
  validate27.errors = vErrors;
  return errors === 0;
}
validate27.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema56 = { "type": "object", "required": ["port"], "additionalProperties": false, "properties": { "protocol": { "$ref": "#/$defs/protocol", "default": "TCP" }, "port": { "$ref": "#/$defs/port" }, "owner": { "$ref": "#/$defs/owner", "default": {} }, "presence": { "$ref": "#/$defs/presence", "default": null }, "when": { "$ref": "#/$defs/when", "default": null } } };
function validate29(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate29.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.protocol === void 0) {
      data.protocol = "TCP";
    }
    if (data.owner === void 0) {
      data.owner = {};
    }
    if (data.presence === void 0) {
      data.presence = null;
    }
    if (data.when === void 0) {
      data.when = null;
    }
    if (data.port === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "port" }, message: "must have required property 'port'", schema: schema56.required, parentSchema: schema56, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "protocol" || key0 === "port" || key0 === "owner" || key0 === "presence" || key0 === "when")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema56, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    let data0 = data.protocol;
    if (!(data0 === "TCP" || data0 === "UDP" || data0 === "SCTP")) {
      const err2 = { instancePath: instancePath + "/protocol", schemaPath: "#/$defs/protocol/enum", keyword: "enum", params: { allowedValues: schema33.enum }, message: "must be equal to one of the allowed values", schema: schema33.enum, parentSchema: schema33, data: data0 };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.port !== void 0) {
      let data1 = data.port;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err3 = { instancePath: instancePath + "/port", schemaPath: "#/$defs/port/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema34.type, parentSchema: schema34, data: data1 };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 65535 || isNaN(data1)) {
          const err4 = { instancePath: instancePath + "/port", schemaPath: "#/$defs/port/maximum", keyword: "maximum", params: { comparison: "<=", limit: 65535 }, message: "must be <= 65535", schema: 65535, parentSchema: schema34, data: data1 };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          const err5 = { instancePath: instancePath + "/port", schemaPath: "#/$defs/port/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema34, data: data1 };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      }
    }
    if (!validate22(data.owner, { instancePath: instancePath + "/owner", parentData: data, parentDataProperty: "owner", rootData, dynamicAnchors })) {
      vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
      errors = vErrors.length;
    }
    let data3 = data.presence;
    if (!(data3 === "every-node" || data3 === "control-plane-nodes" || data3 === "optional" || data3 === null)) {
      const err6 = { instancePath: instancePath + "/presence", schemaPath: "#/$defs/presence/enum", keyword: "enum", params: { allowedValues: schema43.enum }, message: "must be equal to one of the allowed values", schema: schema43.enum, parentSchema: schema43, data: data3 };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    let data4 = data.when;
    if (typeof data4 !== "string" && data4 !== null) {
      const err7 = { instancePath: instancePath + "/when", schemaPath: "#/$defs/when/type", keyword: "type", params: { type: schema44.type }, message: "must be string,null", schema: schema44.type, parentSchema: schema44, data: data4 };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema56.type, parentSchema: schema56, data };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  validate29.errors = vErrors;
  return errors === 0;
}
validate29.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
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
    if (data.url === void 0) {
      data.url = null;
    }
    if (data.ranges === void 0) {
      data.ranges = [];
    }
    if (data.reservedRanges === void 0) {
      data.reservedRanges = [];
    }
    if (data.platformNamespaces === void 0) {
      data.platformNamespaces = [];
    }
    if (data.platformAnnotations === void 0) {
      data.platformAnnotations = [];
    }
    if (data.unregistered === void 0) {
      data.unregistered = [];
    }
    if (data.version === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'", schema: schema31.required, parentSchema: schema31, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.name === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema31.required, parentSchema: schema31, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.assignments === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "assignments" }, message: "must have required property 'assignments'", schema: schema31.required, parentSchema: schema31, data };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func1.call(schema31.properties, key0)) {
        const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema31, data };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.$schema !== void 0) {
      let data0 = data.$schema;
      if (typeof data0 !== "string") {
        const err4 = { instancePath: instancePath + "/$schema", schemaPath: "#/properties/%24schema/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.$schema.type, parentSchema: schema31.properties.$schema, data: data0 };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.version !== void 0) {
      let data1 = data.version;
      if (1 !== data1) {
        const err5 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/const", keyword: "const", params: { allowedValue: 1 }, message: "must be equal to constant", schema: 1, parentSchema: schema31.properties.version, data: data1 };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.name !== void 0) {
      let data2 = data.name;
      if (typeof data2 === "string") {
        if (!pattern4.test(data2)) {
          const err6 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]*$" }, message: 'must match pattern "^[A-Za-z0-9][A-Za-z0-9._-]*$"', schema: "^[A-Za-z0-9][A-Za-z0-9._-]*$", parentSchema: schema31.properties.name, data: data2 };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.name.type, parentSchema: schema31.properties.name, data: data2 };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.title !== void 0) {
      let data3 = data.title;
      if (typeof data3 !== "string") {
        const err8 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.title.type, parentSchema: schema31.properties.title, data: data3 };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    let data4 = data.url;
    if (typeof data4 !== "string" && data4 !== null) {
      const err9 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/type", keyword: "type", params: { type: schema31.properties.url.type }, message: "must be string,null", schema: schema31.properties.url.type, parentSchema: schema31.properties.url, data: data4 };
      if (vErrors === null) {
        vErrors = [err9];
      } else {
        vErrors.push(err9);
      }
      errors++;
    }
    if (data.includes !== void 0) {
      let data5 = data.includes;
      if (Array.isArray(data5)) {
        const len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data6 = data5[i0];
          if (typeof data6 !== "string") {
            const err10 = { instancePath: instancePath + "/includes/" + i0, schemaPath: "#/properties/includes/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.includes.items.type, parentSchema: schema31.properties.includes.items, data: data6 };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
      } else {
        const err11 = { instancePath: instancePath + "/includes", schemaPath: "#/properties/includes/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.includes.type, parentSchema: schema31.properties.includes, data: data5 };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.loadBalancerServices !== void 0) {
      let data7 = data.loadBalancerServices;
      if (!(data7 === "host-ports" || data7 === "none")) {
        const err12 = { instancePath: instancePath + "/loadBalancerServices", schemaPath: "#/properties/loadBalancerServices/enum", keyword: "enum", params: { allowedValues: schema31.properties.loadBalancerServices.enum }, message: "must be equal to one of the allowed values", schema: schema31.properties.loadBalancerServices.enum, parentSchema: schema31.properties.loadBalancerServices, data: data7 };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.assignments !== void 0) {
      let data8 = data.assignments;
      if (Array.isArray(data8)) {
        const len1 = data8.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (!validate21(data8[i1], { instancePath: instancePath + "/assignments/" + i1, parentData: data8, parentDataProperty: i1, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err13 = { instancePath: instancePath + "/assignments", schemaPath: "#/properties/assignments/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.assignments.type, parentSchema: schema31.properties.assignments, data: data8 };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    let data10 = data.ranges;
    if (Array.isArray(data10)) {
      const len2 = data10.length;
      for (let i2 = 0; i2 < len2; i2++) {
        if (!validate25(data10[i2], { instancePath: instancePath + "/ranges/" + i2, parentData: data10, parentDataProperty: i2, rootData, dynamicAnchors })) {
          vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
          errors = vErrors.length;
        }
      }
    } else {
      const err14 = { instancePath: instancePath + "/ranges", schemaPath: "#/properties/ranges/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.ranges.type, parentSchema: schema31.properties.ranges, data: data10 };
      if (vErrors === null) {
        vErrors = [err14];
      } else {
        vErrors.push(err14);
      }
      errors++;
    }
    let data12 = data.reservedRanges;
    if (Array.isArray(data12)) {
      const len3 = data12.length;
      for (let i3 = 0; i3 < len3; i3++) {
        if (!validate27(data12[i3], { instancePath: instancePath + "/reservedRanges/" + i3, parentData: data12, parentDataProperty: i3, rootData, dynamicAnchors })) {
          vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
          errors = vErrors.length;
        }
      }
    } else {
      const err15 = { instancePath: instancePath + "/reservedRanges", schemaPath: "#/properties/reservedRanges/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.reservedRanges.type, parentSchema: schema31.properties.reservedRanges, data: data12 };
      if (vErrors === null) {
        vErrors = [err15];
      } else {
        vErrors.push(err15);
      }
      errors++;
    }
    let data14 = data.platformNamespaces;
    if (Array.isArray(data14)) {
      const len4 = data14.length;
      for (let i4 = 0; i4 < len4; i4++) {
        let data15 = data14[i4];
        if (typeof data15 !== "string") {
          const err16 = { instancePath: instancePath + "/platformNamespaces/" + i4, schemaPath: "#/$defs/pattern/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema39.type, parentSchema: schema39, data: data15 };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
      }
    } else {
      const err17 = { instancePath: instancePath + "/platformNamespaces", schemaPath: "#/properties/platformNamespaces/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.platformNamespaces.type, parentSchema: schema31.properties.platformNamespaces, data: data14 };
      if (vErrors === null) {
        vErrors = [err17];
      } else {
        vErrors.push(err17);
      }
      errors++;
    }
    let data16 = data.platformAnnotations;
    if (Array.isArray(data16)) {
      const len5 = data16.length;
      for (let i5 = 0; i5 < len5; i5++) {
        let data17 = data16[i5];
        if (typeof data17 !== "string") {
          const err18 = { instancePath: instancePath + "/platformAnnotations/" + i5, schemaPath: "#/$defs/pattern/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema39.type, parentSchema: schema39, data: data17 };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
      }
    } else {
      const err19 = { instancePath: instancePath + "/platformAnnotations", schemaPath: "#/properties/platformAnnotations/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.platformAnnotations.type, parentSchema: schema31.properties.platformAnnotations, data: data16 };
      if (vErrors === null) {
        vErrors = [err19];
      } else {
        vErrors.push(err19);
      }
      errors++;
    }
    let data18 = data.unregistered;
    if (Array.isArray(data18)) {
      const len6 = data18.length;
      for (let i6 = 0; i6 < len6; i6++) {
        if (!validate29(data18[i6], { instancePath: instancePath + "/unregistered/" + i6, parentData: data18, parentDataProperty: i6, rootData, dynamicAnchors })) {
          vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
          errors = vErrors.length;
        }
      }
    } else {
      const err20 = { instancePath: instancePath + "/unregistered", schemaPath: "#/properties/unregistered/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.unregistered.type, parentSchema: schema31.properties.unregistered, data: data18 };
      if (vErrors === null) {
        vErrors = [err20];
      } else {
        vErrors.push(err20);
      }
      errors++;
    }
  } else {
    const err21 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.type, parentSchema: schema31, data };
    if (vErrors === null) {
      vErrors = [err21];
    } else {
      vErrors.push(err21);
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
