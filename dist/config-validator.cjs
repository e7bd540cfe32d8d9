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

// src/config/validator.js
var validate = validate20;
var schema31 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "https://raw.githubusercontent.com/hostport-lint/hostport-lint/main/schemas/config.schema.json", "title": "Configuration of hostport-lint (.hostport-lint.yaml)", "type": "object", "additionalProperties": false, "properties": { "$schema": { "type": "string" }, "registries": { "type": "array", "minItems": 1, "items": {
  "type": "string",
  "pattern": "\\S"
} }, "release": { "type": ["string", "number"] }, "rules": { "type": "object", "properties": { "control-plane-only-port": { "$ref": "#/$defs/severity" }, "declared-port-not-served": { "$ref": "#/$defs/severity" }, "duplicate-port": { "$ref": "#/$defs/severity" }, "hcp-additional-network": { "$ref": "#/$defs/severity" }, "hcp-advertise-address": { "$ref": "#/$defs/severity" }, "hcp-allowed-cidrs": {
"$ref": "#/$defs/severity" }, "hcp-apiserver-hostname": { "$ref": "#/$defs/severity" }, "hcp-apps-domain": { "$ref": "#/$defs/severity" }, "hcp-azure-access": { "$ref": "#/$defs/severity" }, "hcp-default-network-off": { "$ref": "#/$defs/severity" }, "hcp-haproxy-mode": { "$ref": "#/$defs/severity" }, "hcp-haproxy-port": { "$ref": "#/$defs/severity" }, "hcp-hostname-conflict": { "$ref": "#/$defs/se\
verity" }, "hcp-hostname-unserved": { "$ref": "#/$defs/severity" }, "hcp-ignition-stub": { "$ref": "#/$defs/severity" }, "hcp-konnectivity-load-balancer": { "$ref": "#/$defs/severity" }, "hcp-local-port-conflict": { "$ref": "#/$defs/severity" }, "hcp-network-overlap": { "$ref": "#/$defs/severity" }, "hcp-node-port-address": { "$ref": "#/$defs/severity" }, "hcp-node-port-conflict": { "$ref": "#/$de\
fs/severity" }, "hcp-node-port-dynamic": { "$ref": "#/$defs/severity" }, "hcp-node-port-range": { "$ref": "#/$defs/severity" }, "hcp-private-api": { "$ref": "#/$defs/severity" }, "hcp-proxy-url": { "$ref": "#/$defs/severity" }, "hcp-proxy-without-nodes": { "$ref": "#/$defs/severity" }, "hcp-route-hostname": { "$ref": "#/$defs/severity" }, "hcp-secondary-network-proxy": { "$ref": "#/$defs/severity" },
"hcp-service-duplicate": { "$ref": "#/$defs/severity" }, "hcp-service-missing": { "$ref": "#/$defs/severity" }, "hcp-service-strategy": { "$ref": "#/$defs/severity" }, "hcp-shard-misses": { "$ref": "#/$defs/severity" }, "hcp-shard-scope": { "$ref": "#/$defs/severity" }, "hcp-shard-unreachable": { "$ref": "#/$defs/severity" }, "hcp-strategy-fields": { "$ref": "#/$defs/severity" }, "hcp-tenant-forwa\
rding": { "$ref": "#/$defs/severity" }, "hcp-tenant-metallb": { "$ref": "#/$defs/severity" }, "hcp-tenant-node-address": { "$ref": "#/$defs/severity" }, "hcp-trusted-ca": { "$ref": "#/$defs/severity" }, "hcp-wildcard-routes": { "$ref": "#/$defs/severity" }, "hidden-ports": { "$ref": "#/$defs/severity" }, "host-port-conflict": { "$ref": "#/$defs/severity" }, "host-port-differs-from-container-port": {
"$ref": "#/$defs/severity" }, "host-port-in-ephemeral-range": { "$ref": "#/$defs/severity" }, "host-port-in-node-port-range": { "$ref": "#/$defs/severity" }, "host-process-conflict": { "$ref": "#/$defs/severity" }, "invalid-port": { "$ref": "#/$defs/severity" }, "invalid-suppression": { "$ref": "#/$defs/severity" }, "localhost-in-reserved-range": { "$ref": "#/$defs/severity" }, "network-policy-dns\
-port": { "$ref": "#/$defs/severity" }, "not-yet-allocated-port": { "$ref": "#/$defs/severity" }, "pod-pending-for-host-port": { "$ref": "#/$defs/severity" }, "port-of-another-owner": { "$ref": "#/$defs/severity" }, "port-of-unknown-owner": { "$ref": "#/$defs/severity" }, "port-out-of-range": { "$ref": "#/$defs/severity" }, "previously-allocated-port": { "$ref": "#/$defs/severity" }, "protocol-dif\
fers-from-registry": { "$ref": "#/$defs/severity" }, "reach-differs-from-registry": { "$ref": "#/$defs/severity" }, "rollout-deadlock": { "$ref": "#/$defs/severity" }, "undeclared-host-port": { "$ref": "#/$defs/severity" }, "unexplained-listener": { "$ref": "#/$defs/severity" }, "unregistered-host-port": { "$ref": "#/$defs/severity" }, "unused-suppression": {
  "$ref": "#/$defs/severity"
} }, "propertyNames": { "$ref": "#/$defs/rule" } }, "ranges": { "type": "array", "items": { "$ref": "#/$defs/range" } }, "owners": { "type": "array", "items": { "$ref": "#/$defs/owner" } }, "programs": { "type": "array", "minItems": 1, "items": { "type": "string", "pattern": "\\S" } }, "sets": { "type": "object", "propertyNames": { "title": "name of a set", "pattern": "^[A-Za-z0-9][A-Za-z0-9 ._-]*\
$", "errorMessage": 'use letters, digits, ".", "-" and "_"' }, "additionalProperties": { "$ref": "#/$defs/globs" } }, "exclude": { "$ref": "#/$defs/globs" }, "ignore": { "type": "array", "items": { "$ref": "#/$defs/ignore" } }, "baseline": { "type": "string", "pattern": "\\S" }, "nodeRoles": { "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/nodeRole" } }, "nodePortRange": { "$ref": "#/\
$defs/portRange" }, "ephemeralRange": { "$ref": "#/$defs/portRange" }, "minConfidence": { "enum": ["low", "medium", "high", "certain"] }, "failOn": { "enum": ["error", "warning", "info", "never"] }, "format": { "enum": ["text", "json", "sarif", "github", "gitlab", "junit", "markdown", "html"] }, "hosted": { "type": "object", "additionalProperties": false, "properties": {
  "tenantCIDRs": { "type": "array", "items": { "type": "string" } },
  "workerCIDRs": { "type": "array", "items": { "type": "string" } },
  "hub": { "$ref": "#/$defs/globs" }
} } }, "$defs": { "severity": { "enum": ["error", "warning", "info", "off", "no"] }, "globs": { "type": "array", "minItems": 1, "items": { "type": "string", "pattern": "\\S" } }, "portRange": { "type": "string", "pattern": "^\\d{1,5}-\\d{1,5}$", "title": "range of ports", "examples": ["30000-32767"] }, "ports": { "type": ["integer", "string"], "minimum": 1, "maximum": 65535, "pattern": "^\\d{1,5}(-\
\\d{1,5})?(/(TCP|UDP|SCTP))?$", "title": "port or range of ports", "examples": ["9104", "9104/UDP", "9000-9100"] }, "reason": { "type": "string", "pattern": "\\S" }, "range": { "type": "object", "additionalProperties": false, "required": ["ports"], "properties": { "ports": { "$ref": "#/$defs/ports" }, "from": { "$ref": "#/$defs/reason" }, "to": { "$ref": "#/$defs/reason" }, "since": { "type": ["st\
ring", "number"] }, "source": { "$ref": "#/$defs/reason" } } }, "owner": { "type": "object", "additionalProperties": false, "required": ["port"], "anyOf": [{ "required": ["namespace"] }, { "required": ["name"] }, { "required": ["container"] }], "properties": { "port": { "$ref": "#/$defs/ports" }, "kind": { "$ref": "#/$defs/pattern" }, "namespace": { "$ref": "#/$defs/pattern" }, "name": { "$ref": "\
#/$defs/pattern" }, "container": { "$ref": "#/$defs/pattern" } }, "errorMessage": "says nothing of who owns the port; name a namespace, name or container" }, "pattern": { "type": "string", "pattern": "\\S" }, "ignore": { "type": "object", "additionalProperties": false, "required": ["reason"], "anyOf": [{ "required": ["rule"] }, { "required": ["path"] }, { "required": ["workload"] }, { "required": [
"port"] }], "properties": { "rule": { "$ref": "#/$defs/rule" }, "path": { "type": "string", "pattern": "\\S" }, "workload": { "type": "string", "pattern": "\\S" }, "port": { "$ref": "#/$defs/ports" }, "reason": { "$ref": "#/$defs/reason" }, "until": { "type": "string", "pattern": "^\\d{4}-\\d{2}-\\d{2}$", "title": "date", "examples": ["2027-06-30"] } }, "errorMessage": "says nothing of what to ign\
ore; name a rule, path, workload or port" }, "rule": { "title": "rule", "errorMessage": "write one of those that hostport-lint rules lists", "enum": [
  "control-plane-only-port",
  "declared-port-not-served",
  "duplicate-port",
  "hcp-additional-network",
  "hcp-advertise-address",
  "hcp-allowed-cidrs",
  "hcp-apiserver-hostname",
  "hcp-apps-domain",
  "hcp-azure-access",
  "hcp-default-network-off",
  "hcp-haproxy-mode",
  "hcp-haproxy-port",
  "hcp-hostname-conflict",
  "hcp-hostname-unserved",
  "hcp-ignition-stub",
  "hcp-konnectivity-load-balancer",
  "hcp-local-port-conflict",
  "hcp-network-overlap",
  "hcp-node-port-address",
  "hcp-node-port-conflict",
  "hcp-node-port-dynamic",
  "hcp-node-port-range",
  "hcp-private-api",
  "hcp-proxy-url",
  "hcp-proxy-without-nodes",
  "hcp-route-hostname",
  "hcp-secondary-network-proxy",
  "hcp-service-duplicate",
  "hcp-service-missing",
  "hcp-service-strategy",
  "hcp-shard-misses",
  "hcp-shard-scope",
  "hcp-shard-unreachable",
  "hcp-strategy-fields",
  "hcp-tenant-forwarding",
  "hcp-tenant-metallb",
  "hcp-tenant-node-address",
  "hcp-trusted-ca",
  "hcp-wildcard-routes",
  "hidden-ports",
  "host-port-conflict",
  "host-port-differs-from-container-port",
  "host-port-in-ephemeral-range",
  "host-port-in-node-port-range",
  "host-process-conflict",
  "invalid-port",
  "invalid-suppression",
  "localhost-in-reserved-range",
  "network-policy-dns-port",
  "not-yet-allocated-port",
  "pod-pending-for-host-port",
  "port-of-another-owner",
  "port-of-unknown-owner",
  "port-out-of-range",
  "previously-allocated-port",
  "protocol-differs-from-registry",
  "reach-differs-from-registry",
  "rollout-deadlock",
  "undeclared-host-port",
  "unexplained-listener",
  "unregistered-host-port",
  "unused-suppression"
] }, "nodeRole": { "type": "object", "additionalProperties": false, "required": ["name"], "properties": { "name": { "type": "string", "pattern": "\\S" }, "labels": {
  "type": "object",
  "additionalProperties": { "type": ["string", "number", "boolean", "null"] }
}, "optional": { "type": "array", "items": { "type": "string" } }, "taints": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["key", "effect"], "properties": { "key": { "type": "string", "pattern": "\\S" }, "value": { "type": ["string", "number", "boolean"] }, "effect": { "enum": ["NoSchedule", "PreferNoSchedule", "NoExecute"] } } } }, "count": { "type": "\
integer", "minimum": 0 } } } } };
var schema32 = { "title": "rule", "errorMessage": "write one of those that hostport-lint rules lists", "enum": [
  "control-plane-only-port",
  "declared-port-not-served",
  "duplicate-port",
  "hcp-additional-network",
  "hcp-advertise-address",
  "hcp-allowed-cidrs",
  "hcp-apiserver-hostname",
  "hcp-apps-domain",
  "hcp-azure-access",
  "hcp-default-network-off",
  "hcp-haproxy-mode",
  "hcp-haproxy-port",
  "hcp-hostname-conflict",
  "hcp-hostname-unserved",
  "hcp-ignition-stub",
  "hcp-konnectivity-load-balancer",
  "hcp-local-port-conflict",
  "hcp-network-overlap",
  "hcp-node-port-address",
  "hcp-node-port-conflict",
  "hcp-node-port-dynamic",
  "hcp-node-port-range",
  "hcp-private-api",
  "hcp-proxy-url",
  "hcp-proxy-without-nodes",
  "hcp-route-hostname",
  "hcp-secondary-network-proxy",
  "hcp-service-duplicate",
  "hcp-service-missing",
  "hcp-service-strategy",
  "hcp-shard-misses",
  "hcp-shard-scope",
  "hcp-shard-unreachable",
  "hcp-strategy-fields",
  "hcp-tenant-forwarding",
  "hcp-tenant-metallb",
  "hcp-tenant-node-address",
  "hcp-trusted-ca",
  "hcp-wildcard-routes",
  "hidden-ports",
  "host-port-conflict",
  "host-port-differs-from-container-port",
  "host-port-in-ephemeral-range",
  "host-port-in-node-port-range",
  "host-process-conflict",
  "invalid-port",
  "invalid-suppression",
  "localhost-in-reserved-range",
  "network-policy-dns-port",
  "not-yet-allocated-port",
  "pod-pending-for-host-port",
  "port-of-another-owner",
  "port-of-unknown-owner",
  "port-out-of-range",
  "previously-allocated-port",
  "protocol-differs-from-registry",
  "reach-differs-from-registry",
  "rollout-deadlock",
  "undeclared-host-port",
  "unexplained-listener",
  "unregistered-host-port",
  "unused-suppression"
] };
var schema33 = { "enum": ["error", "warning", "info", "off", "no"] };
var schema106 = { "type": "array", "minItems": 1, "items": { "type": "string", "pattern": "\\S" } };
var schema112 = { "type": "object", "additionalProperties": false, "required": ["name"], "properties": { "name": { "type": "string", "pattern": "\\S" }, "labels": { "type": "object", "additionalProperties": { "type": ["string", "number", "boolean", "null"] } }, "optional": { "type": "array", "items": { "type": "string" } }, "taints": { "type": "array", "items": { "type": "object", "additionalPrope\
rties": false, "required": ["key", "effect"], "properties": { "key": { "type": "string", "pattern": "\\S" }, "value": { "type": ["string", "number", "boolean"] }, "effect": { "enum": ["NoSchedule", "PreferNoSchedule", "NoExecute"] } } } }, "count": { "type": "integer", "minimum": 0 } } };
var schema113 = { "type": "string", "pattern": "^\\d{1,5}-\\d{1,5}$", "title": "range of ports", "examples": ["30000-32767"] };
var func1 = Object.prototype.hasOwnProperty;
var pattern4 = new RegExp("\\S", "u");
var pattern15 = new RegExp("^[A-Za-z0-9][A-Za-z0-9 ._-]*$", "u");
var pattern26 = new RegExp("^\\d{1,5}-\\d{1,5}$", "u");
var schema95 = { "type": "object", "additionalProperties": false, "required": ["ports"], "properties": { "ports": { "$ref": "#/$defs/ports" }, "from": { "$ref": "#/$defs/reason" }, "to": { "$ref": "#/$defs/reason" }, "since": { "type": ["string", "number"] }, "source": { "$ref": "#/$defs/reason" } } };
var schema96 = { "type": ["integer", "string"], "minimum": 1, "maximum": 65535, "pattern": "^\\d{1,5}(-\\d{1,5})?(/(TCP|UDP|SCTP))?$", "title": "port or range of ports", "examples": ["9104", "9104/UDP", "9000-9100"] };
var schema97 = { "type": "string", "pattern": "\\S" };
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
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ports" }, message: "must have required property 'ports'", schema: schema95.required, parentSchema: schema95, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "ports" || key0 === "from" || key0 === "to" || key0 === "since" || key0 === "source")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema95, data };
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
        const err2 = { instancePath: instancePath + "/ports", schemaPath: "#/$defs/ports/type", keyword: "type", params: { type: schema96.type }, message: "must be integer,string", schema: schema96.type, parentSchema: schema96, data: data0 };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 65535 || isNaN(data0)) {
          const err3 = { instancePath: instancePath + "/ports", schemaPath: "#/$defs/ports/maximum", keyword: "maximum", params: { comparison: "<=", limit: 65535 }, message: "must be <= 65535", schema: 65535, parentSchema: schema96, data: data0 };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          const err4 = { instancePath: instancePath + "/ports", schemaPath: "#/$defs/ports/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema96, data: data0 };
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
          const err5 = { instancePath: instancePath + "/ports", schemaPath: "#/$defs/ports/pattern", keyword: "pattern", params: { pattern: "^\\d{1,5}(-\\d{1,5})?(/(TCP|UDP|SCTP))?$" }, message: 'must match pattern "^\\d{1,5}(-\\d{1,5})?(/(TCP|UDP|SCTP))?$"', schema: "^\\d{1,5}(-\\d{1,5})?(/(TCP|UDP|SCTP))?$", parentSchema: schema96, data: data0 };
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
          const err6 = { instancePath: instancePath + "/from", schemaPath: "#/$defs/reason/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema97, data: data1 };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/from", schemaPath: "#/$defs/reason/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema97.type, parentSchema: schema97, data: data1 };
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
          const err8 = { instancePath: instancePath + "/to", schemaPath: "#/$defs/reason/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema97, data: data2 };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/to", schemaPath: "#/$defs/reason/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema97.type, parentSchema: schema97, data: data2 };
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
        const err10 = { instancePath: instancePath + "/since", schemaPath: "#/properties/since/type", keyword: "type", params: { type: schema95.properties.since.type }, message: "must be string,number", schema: schema95.properties.since.type, parentSchema: schema95.properties.since, data: data3 };
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
          const err11 = { instancePath: instancePath + "/source", schemaPath: "#/$defs/reason/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema97, data: data4 };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      } else {
        const err12 = { instancePath: instancePath + "/source", schemaPath: "#/$defs/reason/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema97.type, parentSchema: schema97, data: data4 };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
  } else {
    const err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema95.type, parentSchema: schema95, data };
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
var schema100 = { "type": "object", "additionalProperties": false, "required": ["port"], "anyOf": [{ "required": ["namespace"] }, { "required": ["name"] }, { "required": ["container"] }], "properties": { "port": { "$ref": "#/$defs/ports" }, "kind": { "$ref": "#/$defs/pattern" }, "namespace": { "$ref": "#/$defs/pattern" }, "name": { "$ref": "#/$defs/pattern" }, "container": { "$ref": "#/$defs/patte\
rn" } }, "errorMessage": "says nothing of who owns the port; name a namespace, name or container" };
var schema102 = { "type": "string", "pattern": "\\S" };
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
      const err0 = { instancePath, schemaPath: "#/anyOf/0/required", keyword: "required", params: { missingProperty: "namespace" }, message: "must have required property 'namespace'", schema: schema100.anyOf[0].required, parentSchema: schema100.anyOf[0], data };
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
      const err1 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema100.anyOf[1].required, parentSchema: schema100.anyOf[1], data };
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
      const err2 = { instancePath, schemaPath: "#/anyOf/2/required", keyword: "required", params: { missingProperty: "container" }, message: "must have required property 'container'", schema: schema100.anyOf[2].required, parentSchema: schema100.anyOf[2], data };
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
    const err3 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema100.anyOf, parentSchema: schema100, data };
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
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "port" }, message: "must have required property 'port'", schema: schema100.required, parentSchema: schema100, data };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "port" || key0 === "kind" || key0 === "namespace" || key0 === "name" || key0 === "container")) {
        const err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema100, data };
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
        const err6 = { instancePath: instancePath + "/port", schemaPath: "#/$defs/ports/type", keyword: "type", params: { type: schema96.type }, message: "must be integer,string", schema: schema96.type, parentSchema: schema96, data: data0 };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 65535 || isNaN(data0)) {
          const err7 = { instancePath: instancePath + "/port", schemaPath: "#/$defs/ports/maximum", keyword: "maximum", params: { comparison: "<=", limit: 65535 }, message: "must be <= 65535", schema: 65535, parentSchema: schema96, data: data0 };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          const err8 = { instancePath: instancePath + "/port", schemaPath: "#/$defs/ports/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema96, data: data0 };
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
          const err9 = { instancePath: instancePath + "/port", schemaPath: "#/$defs/ports/pattern", keyword: "pattern", params: { pattern: "^\\d{1,5}(-\\d{1,5})?(/(TCP|UDP|SCTP))?$" }, message: 'must match pattern "^\\d{1,5}(-\\d{1,5})?(/(TCP|UDP|SCTP))?$"', schema: "^\\d{1,5}(-\\d{1,5})?(/(TCP|UDP|SCTP))?$", parentSchema: schema96, data: data0 };
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
          const err10 = { instancePath: instancePath + "/kind", schemaPath: "#/$defs/pattern/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema102, data: data1 };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      } else {
        const err11 = { instancePath: instancePath + "/kind", schemaPath: "#/$defs/pattern/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema102.type, parentSchema: schema102, data: data1 };
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
          const err12 = { instancePath: instancePath + "/namespace", schemaPath: "#/$defs/pattern/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema102, data: data2 };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      } else {
        const err13 = { instancePath: instancePath + "/namespace", schemaPath: "#/$defs/pattern/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema102.type, parentSchema: schema102, data: data2 };
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
          const err14 = { instancePath: instancePath + "/name", schemaPath: "#/$defs/pattern/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema102, data: data3 };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      } else {
        const err15 = { instancePath: instancePath + "/name", schemaPath: "#/$defs/pattern/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema102.type, parentSchema: schema102, data: data3 };
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
          const err16 = { instancePath: instancePath + "/container", schemaPath: "#/$defs/pattern/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema102, data: data4 };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
      } else {
        const err17 = { instancePath: instancePath + "/container", schemaPath: "#/$defs/pattern/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema102.type, parentSchema: schema102, data: data4 };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
    }
  } else {
    const err18 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema100.type, parentSchema: schema100, data };
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
var schema108 = { "type": "object", "additionalProperties": false, "required": ["reason"], "anyOf": [{ "required": ["rule"] }, { "required": ["path"] }, { "required": ["workload"] }, { "required": ["port"] }], "properties": {
  "rule": { "$ref": "#/$defs/rule" },
  "path": { "type": "string", "pattern": "\\S" },
  "workload": { "type": "string", "pattern": "\\S" },
  "port": { "$ref": "#/$defs/ports" },
  "reason": { "$ref": "#/$defs/reason" },
  "until": { "type": "string", "pattern": "^\\d{4}-\\d{2}-\\d{2}$", "title": "date", "examples": ["2027-06-30"] }
}, "errorMessage": "says nothing of what to ignore; name a rule, path, workload or port" };
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
      const err0 = { instancePath, schemaPath: "#/anyOf/0/required", keyword: "required", params: { missingProperty: "rule" }, message: "must have required property 'rule'", schema: schema108.anyOf[0].required, parentSchema: schema108.anyOf[0], data };
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
      const err1 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'", schema: schema108.anyOf[1].required, parentSchema: schema108.anyOf[1], data };
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
      const err2 = { instancePath, schemaPath: "#/anyOf/2/required", keyword: "required", params: { missingProperty: "workload" }, message: "must have required property 'workload'", schema: schema108.anyOf[2].required, parentSchema: schema108.anyOf[2], data };
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
      const err3 = { instancePath, schemaPath: "#/anyOf/3/required", keyword: "required", params: { missingProperty: "port" }, message: "must have required property 'port'", schema: schema108.anyOf[3].required, parentSchema: schema108.anyOf[3], data };
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
    const err4 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema108.anyOf, parentSchema: schema108, data };
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
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'", schema: schema108.required, parentSchema: schema108, data };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "rule" || key0 === "path" || key0 === "workload" || key0 === "port" || key0 === "reason" || key0 === "until")) {
        const err6 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema108, data };
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
      if (!(data0 === "control-plane-only-port" || data0 === "declared-port-not-served" || data0 === "duplicate-port" || data0 === "hcp-additional-network" || data0 === "hcp-advertise-address" || data0 === "hcp-allowed-cidrs" || data0 === "hcp-apiserver-hostname" || data0 === "hcp-apps-domain" || data0 === "hcp-azure-access" || data0 === "hcp-default-network-off" || data0 === "hcp-haproxy-mode" ||
      data0 === "hcp-haproxy-port" || data0 === "hcp-hostname-conflict" || data0 === "hcp-hostname-unserved" || data0 === "hcp-ignition-stub" || data0 === "hcp-konnectivity-load-balancer" || data0 === "hcp-local-port-conflict" || data0 === "hcp-network-overlap" || data0 === "hcp-node-port-address" || data0 === "hcp-node-port-conflict" || data0 === "hcp-node-port-dynamic" || data0 === "hcp-node-por\
t-range" || data0 === "hcp-private-api" || data0 === "hcp-proxy-url" || data0 === "hcp-proxy-without-nodes" || data0 === "hcp-route-hostname" || data0 === "hcp-secondary-network-proxy" || data0 === "hcp-service-duplicate" || data0 === "hcp-service-missing" || data0 === "hcp-service-strategy" || data0 === "hcp-shard-misses" || data0 === "hcp-shard-scope" || data0 === "hcp-shard-unreachable" || data0 ===
      "hcp-strategy-fields" || data0 === "hcp-tenant-forwarding" || data0 === "hcp-tenant-metallb" || data0 === "hcp-tenant-node-address" || data0 === "hcp-trusted-ca" || data0 === "hcp-wildcard-routes" || data0 === "hidden-ports" || data0 === "host-port-conflict" || data0 === "host-port-differs-from-container-port" || data0 === "host-port-in-ephemeral-range" || data0 === "host-port-in-node-port-r\
ange" || data0 === "host-process-conflict" || data0 === "invalid-port" || data0 === "invalid-suppression" || data0 === "localhost-in-reserved-range" || data0 === "network-policy-dns-port" || data0 === "not-yet-allocated-port" || data0 === "pod-pending-for-host-port" || data0 === "port-of-another-owner" || data0 === "port-of-unknown-owner" || data0 === "port-out-of-range" || data0 === "previously-a\
llocated-port" || data0 === "protocol-differs-from-registry" || data0 === "reach-differs-from-registry" || data0 === "rollout-deadlock" || data0 === "undeclared-host-port" || data0 === "unexplained-listener" || data0 === "unregistered-host-port" || data0 === "unused-suppression")) {
        const err7 = { instancePath: instancePath + "/rule", schemaPath: "#/$defs/rule/enum", keyword: "enum", params: { allowedValues: schema32.enum }, message: "must be equal to one of the allowed values", schema: schema32.enum, parentSchema: schema32, data: data0 };
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
          const err8 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema108.properties.path, data: data1 };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema108.properties.path.type, parentSchema: schema108.properties.path, data: data1 };
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
          const err10 = { instancePath: instancePath + "/workload", schemaPath: "#/properties/workload/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema108.properties.workload, data: data2 };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      } else {
        const err11 = { instancePath: instancePath + "/workload", schemaPath: "#/properties/workload/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema108.properties.workload.type, parentSchema: schema108.properties.workload, data: data2 };
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
        const err12 = { instancePath: instancePath + "/port", schemaPath: "#/$defs/ports/type", keyword: "type", params: { type: schema96.type }, message: "must be integer,string", schema: schema96.type, parentSchema: schema96, data: data3 };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 65535 || isNaN(data3)) {
          const err13 = { instancePath: instancePath + "/port", schemaPath: "#/$defs/ports/maximum", keyword: "maximum", params: { comparison: "<=", limit: 65535 }, message: "must be <= 65535", schema: 65535, parentSchema: schema96, data: data3 };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        if (data3 < 1 || isNaN(data3)) {
          const err14 = { instancePath: instancePath + "/port", schemaPath: "#/$defs/ports/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema96, data: data3 };
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
          const err15 = { instancePath: instancePath + "/port", schemaPath: "#/$defs/ports/pattern", keyword: "pattern", params: { pattern: "^\\d{1,5}(-\\d{1,5})?(/(TCP|UDP|SCTP))?$" }, message: 'must match pattern "^\\d{1,5}(-\\d{1,5})?(/(TCP|UDP|SCTP))?$"', schema: "^\\d{1,5}(-\\d{1,5})?(/(TCP|UDP|SCTP))?$", parentSchema: schema96, data: data3 };
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
          const err16 = { instancePath: instancePath + "/reason", schemaPath: "#/$defs/reason/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema97, data: data4 };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
      } else {
        const err17 = { instancePath: instancePath + "/reason", schemaPath: "#/$defs/reason/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema97.type, parentSchema: schema97, data: data4 };
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
        if (!pattern22.test(data5)) {
          const err18 = { instancePath: instancePath + "/until", schemaPath: "#/properties/until/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}$" }, message: 'must match pattern "^\\d{4}-\\d{2}-\\d{2}$"', schema: "^\\d{4}-\\d{2}-\\d{2}$", parentSchema: schema108.properties.until, data: data5 };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
      } else {
        const err19 = { instancePath: instancePath + "/until", schemaPath: "#/properties/until/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema108.properties.until.type, parentSchema: schema108.properties.until, data: data5 };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
    }
  } else {
    const err20 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema108.type, parentSchema: schema108, data };
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
          const _errs12 = errors;
          if (!(key1 === "control-plane-only-port" || key1 === "declared-port-not-served" || key1 === "duplicate-port" || key1 === "hcp-additional-network" || key1 === "hcp-advertise-address" || key1 === "hcp-allowed-cidrs" || key1 === "hcp-apiserver-hostname" || key1 === "hcp-apps-domain" || key1 === "hcp-azure-access" || key1 === "hcp-default-network-off" || key1 === "hcp-haproxy-mode" || key1 ===
          "hcp-haproxy-port" || key1 === "hcp-hostname-conflict" || key1 === "hcp-hostname-unserved" || key1 === "hcp-ignition-stub" || key1 === "hcp-konnectivity-load-balancer" || key1 === "hcp-local-port-conflict" || key1 === "hcp-network-overlap" || key1 === "hcp-node-port-address" || key1 === "hcp-node-port-conflict" || key1 === "hcp-node-port-dynamic" || key1 === "hcp-node-port-range" || key1 ===
          "hcp-private-api" || key1 === "hcp-proxy-url" || key1 === "hcp-proxy-without-nodes" || key1 === "hcp-route-hostname" || key1 === "hcp-secondary-network-proxy" || key1 === "hcp-service-duplicate" || key1 === "hcp-service-missing" || key1 === "hcp-service-strategy" || key1 === "hcp-shard-misses" || key1 === "hcp-shard-scope" || key1 === "hcp-shard-unreachable" || key1 === "hcp-strategy-fie\
lds" || key1 === "hcp-tenant-forwarding" || key1 === "hcp-tenant-metallb" || key1 === "hcp-tenant-node-address" || key1 === "hcp-trusted-ca" || key1 === "hcp-wildcard-routes" || key1 === "hidden-ports" || key1 === "host-port-conflict" || key1 === "host-port-differs-from-container-port" || key1 === "host-port-in-ephemeral-range" || key1 === "host-port-in-node-port-range" || key1 === "host-process-c\
onflict" || key1 === "invalid-port" || key1 === "invalid-suppression" || key1 === "localhost-in-reserved-range" || key1 === "network-policy-dns-port" || key1 === "not-yet-allocated-port" || key1 === "pod-pending-for-host-port" || key1 === "port-of-another-owner" || key1 === "port-of-unknown-owner" || key1 === "port-out-of-range" || key1 === "previously-allocated-port" || key1 === "protocol-differs\
-from-registry" || key1 === "reach-differs-from-registry" || key1 === "rollout-deadlock" || key1 === "undeclared-host-port" || key1 === "unexplained-listener" || key1 === "unregistered-host-port" || key1 === "unused-suppression")) {
            const err7 = { instancePath: instancePath + "/rules", schemaPath: "#/$defs/rule/enum", keyword: "enum", params: { allowedValues: schema32.enum }, message: "must be equal to one of the allowed values", schema: schema32.enum, parentSchema: schema32, data: key1, propertyName: key1 };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
          var valid3 = _errs12 === errors;
          if (!valid3) {
            const err8 = { instancePath: instancePath + "/rules", schemaPath: "#/properties/rules/propertyNames", keyword: "propertyNames", params: { propertyName: key1 }, message: "property name must be valid", schema: schema31.properties.rules.propertyNames, parentSchema: schema31.properties.rules, data: data4 };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        }
        if (data4["control-plane-only-port"] !== void 0) {
          let data5 = data4["control-plane-only-port"];
          if (!(data5 === "error" || data5 === "warning" || data5 === "info" || data5 === "off" || data5 === "no")) {
            const err9 = { instancePath: instancePath + "/rules/control-plane-only-port", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema33.enum }, message: "must be equal to one of the allowed values", schema: schema33.enum, parentSchema: schema33, data: data5 };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
        if (data4["declared-port-not-served"] !== void 0) {
          let data6 = data4["declared-port-not-served"];
          if (!(data6 === "error" || data6 === "warning" || data6 === "info" || data6 === "off" || data6 === "no")) {
            const err10 = { instancePath: instancePath + "/rules/declared-port-not-served", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema33.enum }, message: "must be equal to one of the allowed values", schema: schema33.enum, parentSchema: schema33, data: data6 };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
        if (data4["duplicate-port"] !== void 0) {
          let data7 = data4["duplicate-port"];
          if (!(data7 === "error" || data7 === "warning" || data7 === "info" || data7 === "off" || data7 === "no")) {
            const err11 = { instancePath: instancePath + "/rules/duplicate-port", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema33.enum }, message: "must be equal to one of the allowed values", schema: schema33.enum, parentSchema: schema33, data: data7 };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
        }
        if (data4["hcp-additional-network"] !== void 0) {
          let data8 = data4["hcp-additional-network"];
          if (!(data8 === "error" || data8 === "warning" || data8 === "info" || data8 === "off" || data8 === "no")) {
            const err12 = { instancePath: instancePath + "/rules/hcp-additional-network", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema33.enum }, message: "must be equal to one of the allowed values", schema: schema33.enum, parentSchema: schema33, data: data8 };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
        }
        if (data4["hcp-advertise-address"] !== void 0) {
          let data9 = data4["hcp-advertise-address"];
          if (!(data9 === "error" || data9 === "warning" || data9 === "info" || data9 === "off" || data9 === "no")) {
            const err13 = { instancePath: instancePath + "/rules/hcp-advertise-address", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema33.enum }, message: "must be equal to one of the allowed values", schema: schema33.enum, parentSchema: schema33, data: data9 };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
        }
        if (data4["hcp-allowed-cidrs"] !== void 0) {
          let data10 = data4["hcp-allowed-cidrs"];
          if (!(data10 === "error" || data10 === "warning" || data10 === "info" || data10 === "off" || data10 === "no")) {
            const err14 = { instancePath: instancePath + "/rules/hcp-allowed-cidrs", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema33.enum }, message: "must be equal to one of the allowed values", schema: schema33.enum, parentSchema: schema33, data: data10 };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
          }
        }
        if (data4["hcp-apiserver-hostname"] !== void 0) {
          let data11 = data4["hcp-apiserver-hostname"];
          if (!(data11 === "error" || data11 === "warning" || data11 === "info" || data11 === "off" || data11 === "no")) {
            const err15 = { instancePath: instancePath + "/rules/hcp-apiserver-hostname", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema33.enum }, message: "must be equal to one of the allowed values", schema: schema33.enum, parentSchema: schema33, data: data11 };
            if (vErrors === null) {
              vErrors = [err15];
            } else {
              vErrors.push(err15);
            }
            errors++;
          }
        }
        if (data4["hcp-apps-domain"] !== void 0) {
          let data12 = data4["hcp-apps-domain"];
          if (!(data12 === "error" || data12 === "warning" || data12 === "info" || data12 === "off" || data12 === "no")) {
            const err16 = { instancePath: instancePath + "/rules/hcp-apps-domain", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema33.enum }, message: "must be equal to one of the allowed values", schema: schema33.enum, parentSchema: schema33, data: data12 };
            if (vErrors === null) {
              vErrors = [err16];
            } else {
              vErrors.push(err16);
            }
            errors++;
          }
        }
        if (data4["hcp-azure-access"] !== void 0) {
          let data13 = data4["hcp-azure-access"];
          if (!(data13 === "error" || data13 === "warning" || data13 === "info" || data13 === "off" || data13 === "no")) {
            const err17 = { instancePath: instancePath + "/rules/hcp-azure-access", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema33.enum }, message: "must be equal to one of the allowed values", schema: schema33.enum, parentSchema: schema33, data: data13 };
            if (vErrors === null) {
              vErrors = [err17];
            } else {
              vErrors.push(err17);
            }
            errors++;
          }
        }
        if (data4["hcp-default-network-off"] !== void 0) {
          let data14 = data4["hcp-default-network-off"];
          if (!(data14 === "error" || data14 === "warning" || data14 === "info" || data14 === "off" || data14 === "no")) {
            const err18 = { instancePath: instancePath + "/rules/hcp-default-network-off", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema33.enum }, message: "must be equal to one of the allowed values", schema: schema33.enum, parentSchema: schema33, data: data14 };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
        }
        if (data4["hcp-haproxy-mode"] !== void 0) {
          let data15 = data4["hcp-haproxy-mode"];
          if (!(data15 === "error" || data15 === "warning" || data15 === "info" || data15 === "off" || data15 === "no")) {
            const err19 = { instancePath: instancePath + "/rules/hcp-haproxy-mode", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema33.enum }, message: "must be equal to one of the allowed values", schema: schema33.enum, parentSchema: schema33, data: data15 };
            if (vErrors === null) {
              vErrors = [err19];
            } else {
              vErrors.push(err19);
            }
            errors++;
          }
        }
        if (data4["hcp-haproxy-port"] !== void 0) {
          let data16 = data4["hcp-haproxy-port"];
          if (!(data16 === "error" || data16 === "warning" || data16 === "info" || data16 === "off" || data16 === "no")) {
            const err20 = { instancePath: instancePath + "/rules/hcp-haproxy-port", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema33.enum }, message: "must be equal to one of the allowed values", schema: schema33.enum, parentSchema: schema33, data: data16 };
            if (vErrors === null) {
              vErrors = [err20];
            } else {
              vErrors.push(err20);
            }
            errors++;
          }
        }
        if (data4["hcp-hostname-conflict"] !== void 0) {
          let data17 = data4["hcp-hostname-conflict"];
          if (!(data17 === "error" || data17 === "warning" || data17 === "info" || data17 === "off" || data17 === "no")) {
            const err21 = { instancePath: instancePath + "/rules/hcp-hostname-conflict", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema33.enum }, message: "must be equal to one of the allowed values", schema: schema33.enum, parentSchema: schema33, data: data17 };
            if (vErrors === null) {
              vErrors = [err21];
            } else {
              vErrors.push(err21);
            }
            errors++;
          }
        }
        if (data4["hcp-hostname-unserved"] !== void 0) {
          let data18 = data4["hcp-hostname-unserved"];
          if (!(data18 === "error" || data18 === "warning" || data18 === "info" || data18 === "off" || data18 === "no")) {
            const err22 = { instancePath: instancePath + "/rules/hcp-hostname-unserved", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema33.enum }, message: "must be equal to one of the allowed values", schema: schema33.enum, parentSchema: schema33, data: data18 };
            if (vErrors === null) {
              vErrors = [err22];
            } else {
              vErrors.push(err22);
            }
            errors++;
          }
        }
        if (data4["hcp-ignition-stub"] !== void 0) {
          let data19 = data4["hcp-ignition-stub"];
          if (!(data19 === "error" || data19 === "warning" || data19 === "info" || data19 === "off" || data19 === "no")) {
            const err23 = { instancePath: instancePath + "/rules/hcp-ignition-stub", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema33.enum }, message: "must be equal to one of the allowed values", schema: schema33.enum, parentSchema: schema33, data: data19 };
            if (vErrors === null) {
              vErrors = [err23];
            } else {
              vErrors.push(err23);
            }
            errors++;
          }
        }
        if (data4["hcp-konnectivity-load-balancer"] !== void 0) {
          let data20 = data4["hcp-konnectivity-load-balancer"];
          if (!(data20 === "error" || data20 === "warning" || data20 === "info" || data20 === "off" || data20 === "no")) {
            const err24 = { instancePath: instancePath + "/rules/hcp-konnectivity-load-balancer", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema33.enum }, message: "must be equal to one of the allowed values", schema: schema33.enum, parentSchema: schema33, data: data20 };
            if (vErrors === null) {
              vErrors = [err24];
            } else {
              vErrors.push(err24);
            }
            errors++;
          }
        }
        if (data4["hcp-local-port-conflict"] !== void 0) {
          let data21 = data4["hcp-local-port-conflict"];
          if (!(data21 === "error" || data21 === "warning" || data21 === "info" || data21 === "off" || data21 === "no")) {
            const err25 = { instancePath: instancePath + "/rules/hcp-local-port-conflict", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema33.enum }, message: "must be equal to one of the allowed values", schema: schema33.enum, parentSchema: schema33, data: data21 };
            if (vErrors === null) {
              vErrors = [err25];
            } else {
              vErrors.push(err25);
            }
            errors++;
          }
        }
        if (data4["hcp-network-overlap"] !== void 0) {
          let data22 = data4["hcp-network-overlap"];
          if (!(data22 === "error" || data22 === "warning" || data22 === "info" || data22 === "off" || data22 === "no")) {
            const err26 = { instancePath: instancePath + "/rules/hcp-network-overlap", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema33.enum }, message: "must be equal to one of the allowed values", schema: schema33.enum, parentSchema: schema33, data: data22 };
            if (vErrors === null) {
              vErrors = [err26];
            } else {
              vErrors.push(err26);
            }
            errors++;
          }
        }
        if (data4["hcp-node-port-address"] !== void 0) {
          let data23 = data4["hcp-node-port-address"];
          if (!(data23 === "error" || data23 === "warning" || data23 === "info" || data23 === "off" || data23 === "no")) {
            const err27 = { instancePath: instancePath + "/rules/hcp-node-port-address", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema33.enum }, message: "must be equal to one of the allowed values", schema: schema33.enum, parentSchema: schema33, data: data23 };
            if (vErrors === null) {
              vErrors = [err27];
            } else {
              vErrors.push(err27);
            }
            errors++;
          }
        }
        if (data4["hcp-node-port-conflict"] !== void 0) {
          let data24 = data4["hcp-node-port-conflict"];
          if (!(data24 === "error" || data24 === "warning" || data24 === "info" || data24 === "off" || data24 === "no")) {
            const err28 = { instancePath: instancePath + "/rules/hcp-node-port-conflict", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema33.enum }, message: "must be equal to one of the allowed values", schema: schema33.enum, parentSchema: schema33, data: data24 };
            if (vErrors === null) {
              vErrors = [err28];
            } else {
              vErrors.push(err28);
            }
            errors++;
          }
        }
        if (data4["hcp-node-port-dynamic"] !== void 0) {
          let data25 = data4["hcp-node-port-dynamic"];
          if (!(data25 === "error" || data25 === "warning" || data25 === "info" || data25 === "off" || data25 === "no")) {
            const err29 = { instancePath: instancePath + "/rules/hcp-node-port-dynamic", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema33.enum }, message: "must be equal to one of the allowed values", schema: schema33.enum, parentSchema: schema33, data: data25 };
            if (vErrors === null) {
              vErrors = [err29];
            } else {
              vErrors.push(err29);
            }
            errors++;
          }
        }
        if (data4["hcp-node-port-range"] !== void 0) {
          let data26 = data4["hcp-node-port-range"];
          if (!(data26 === "error" || data26 === "warning" || data26 === "info" || data26 === "off" || data26 === "no")) {
            const err30 = { instancePath: instancePath + "/rules/hcp-node-port-range", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema33.enum }, message: "must be equal to one of the allowed values", schema: schema33.enum, parentSchema: schema33, data: data26 };
            if (vErrors === null) {
              vErrors = [err30];
            } else {
              vErrors.push(err30);
            }
            errors++;
          }
        }
        if (data4["hcp-private-api"] !== void 0) {
          let data27 = data4["hcp-private-api"];
          if (!(data27 === "error" || data27 === "warning" || data27 === "info" || data27 === "off" || data27 === "no")) {
            const err31 = { instancePath: instancePath + "/rules/hcp-private-api", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema33.enum }, message: "must be equal to one of the allowed values", schema: schema33.enum, parentSchema: schema33, data: data27 };
            if (vErrors === null) {
              vErrors = [err31];
            } else {
              vErrors.push(err31);
            }
            errors++;
          }
        }
        if (data4["hcp-proxy-url"] !== void 0) {
          let data28 = data4["hcp-proxy-url"];
          if (!(data28 === "error" || data28 === "warning" || data28 === "info" || data28 === "off" || data28 === "no")) {
            const err32 = { instancePath: instancePath + "/rules/hcp-proxy-url", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema33.enum }, message: "must be equal to one of the allowed values", schema: schema33.enum, parentSchema: schema33, data: data28 };
            if (vErrors === null) {
              vErrors = [err32];
            } else {
              vErrors.push(err32);
            }
            errors++;
          }
        }
        if (data4["hcp-proxy-without-nodes"] !== void 0) {
          let data29 = data4["hcp-proxy-without-nodes"];
          if (!(data29 === "error" || data29 === "warning" || data29 === "info" || data29 === "off" || data29 === "no")) {
            const err33 = { instancePath: instancePath + "/rules/hcp-proxy-without-nodes", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema33.enum }, message: "must be equal to one of the allowed values", schema: schema33.enum, parentSchema: schema33, data: data29 };
            if (vErrors === null) {
              vErrors = [err33];
            } else {
              vErrors.push(err33);
            }
            errors++;
          }
        }
        if (data4["hcp-route-hostname"] !== void 0) {
          let data30 = data4["hcp-route-hostname"];
          if (!(data30 === "error" || data30 === "warning" || data30 === "info" || data30 === "off" || data30 === "no")) {
            const err34 = { instancePath: instancePath + "/rules/hcp-route-hostname", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema33.enum }, message: "must be equal to one of the allowed values", schema: schema33.enum, parentSchema: schema33, data: data30 };
            if (vErrors === null) {
              vErrors = [err34];
            } else {
              vErrors.push(err34);
            }
            errors++;
          }
        }
        if (data4["hcp-secondary-network-proxy"] !== void 0) {
          let data31 = data4["hcp-secondary-network-proxy"];
          if (!(data31 === "error" || data31 === "warning" || data31 === "info" || data31 === "off" || data31 === "no")) {
            const err35 = { instancePath: instancePath + "/rules/hcp-secondary-network-proxy", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema33.enum }, message: "must be equal to one of the allowed values", schema: schema33.enum, parentSchema: schema33, data: data31 };
            if (vErrors === null) {
              vErrors = [err35];
            } else {
              vErrors.push(err35);
            }
            errors++;
          }
        }
        if (data4["hcp-service-duplicate"] !== void 0) {
          let data32 = data4["hcp-service-duplicate"];
          if (!(data32 === "error" || data32 === "warning" || data32 === "info" || data32 === "off" || data32 === "no")) {
            const err36 = { instancePath: instancePath + "/rules/hcp-service-duplicate", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema33.enum }, message: "must be equal to one of the allowed values", schema: schema33.enum, parentSchema: schema33, data: data32 };
            if (vErrors === null) {
              vErrors = [err36];
            } else {
              vErrors.push(err36);
            }
            errors++;
          }
        }
        if (data4["hcp-service-missing"] !== void 0) {
          let data33 = data4["hcp-service-missing"];
          if (!(data33 === "error" || data33 === "warning" || data33 === "info" || data33 === "off" || data33 === "no")) {
            const err37 = { instancePath: instancePath + "/rules/hcp-service-missing", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema33.enum }, message: "must be equal to one of the allowed values", schema: schema33.enum, parentSchema: schema33, data: data33 };
            if (vErrors === null) {
              vErrors = [err37];
            } else {
              vErrors.push(err37);
            }
            errors++;
          }
        }
        if (data4["hcp-service-strategy"] !== void 0) {
          let data34 = data4["hcp-service-strategy"];
          if (!(data34 === "error" || data34 === "warning" || data34 === "info" || data34 === "off" || data34 === "no")) {
            const err38 = { instancePath: instancePath + "/rules/hcp-service-strategy", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema33.enum }, message: "must be equal to one of the allowed values", schema: schema33.enum, parentSchema: schema33, data: data34 };
            if (vErrors === null) {
              vErrors = [err38];
            } else {
              vErrors.push(err38);
            }
            errors++;
          }
        }
        if (data4["hcp-shard-misses"] !== void 0) {
          let data35 = data4["hcp-shard-misses"];
          if (!(data35 === "error" || data35 === "warning" || data35 === "info" || data35 === "off" || data35 === "no")) {
            const err39 = { instancePath: instancePath + "/rules/hcp-shard-misses", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema33.enum }, message: "must be equal to one of the allowed values", schema: schema33.enum, parentSchema: schema33, data: data35 };
            if (vErrors === null) {
              vErrors = [err39];
            } else {
              vErrors.push(err39);
            }
            errors++;
          }
        }
        if (data4["hcp-shard-scope"] !== void 0) {
          let data36 = data4["hcp-shard-scope"];
          if (!(data36 === "error" || data36 === "warning" || data36 === "info" || data36 === "off" || data36 === "no")) {
            const err40 = { instancePath: instancePath + "/rules/hcp-shard-scope", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema33.enum }, message: "must be equal to one of the allowed values", schema: schema33.enum, parentSchema: schema33, data: data36 };
            if (vErrors === null) {
              vErrors = [err40];
            } else {
              vErrors.push(err40);
            }
            errors++;
          }
        }
        if (data4["hcp-shard-unreachable"] !== void 0) {
          let data37 = data4["hcp-shard-unreachable"];
          if (!(data37 === "error" || data37 === "warning" || data37 === "info" || data37 === "off" || data37 === "no")) {
            const err41 = { instancePath: instancePath + "/rules/hcp-shard-unreachable", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema33.enum }, message: "must be equal to one of the allowed values", schema: schema33.enum, parentSchema: schema33, data: data37 };
            if (vErrors === null) {
              vErrors = [err41];
            } else {
              vErrors.push(err41);
            }
            errors++;
          }
        }
        if (data4["hcp-strategy-fields"] !== void 0) {
          let data38 = data4["hcp-strategy-fields"];
          if (!(data38 === "error" || data38 === "warning" || data38 === "info" || data38 === "off" || data38 === "no")) {
            const err42 = { instancePath: instancePath + "/rules/hcp-strategy-fields", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema33.enum }, message: "must be equal to one of the allowed values", schema: schema33.enum, parentSchema: schema33, data: data38 };
            if (vErrors === null) {
              vErrors = [err42];
            } else {
              vErrors.push(err42);
            }
            errors++;
          }
        }
        if (data4["hcp-tenant-forwarding"] !== void 0) {
          let data39 = data4["hcp-tenant-forwarding"];
          if (!(data39 === "error" || data39 === "warning" || data39 === "info" || data39 === "off" || data39 === "no")) {
            const err43 = { instancePath: instancePath + "/rules/hcp-tenant-forwarding", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema33.enum }, message: "must be equal to one of the allowed values", schema: schema33.enum, parentSchema: schema33, data: data39 };
            if (vErrors === null) {
              vErrors = [err43];
            } else {
              vErrors.push(err43);
            }
            errors++;
          }
        }
        if (data4["hcp-tenant-metallb"] !== void 0) {
          let data40 = data4["hcp-tenant-metallb"];
          if (!(data40 === "error" || data40 === "warning" || data40 === "info" || data40 === "off" || data40 === "no")) {
            const err44 = { instancePath: instancePath + "/rules/hcp-tenant-metallb", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema33.enum }, message: "must be equal to one of the allowed values", schema: schema33.enum, parentSchema: schema33, data: data40 };
            if (vErrors === null) {
              vErrors = [err44];
            } else {
              vErrors.push(err44);
            }
            errors++;
          }
        }
        if (data4["hcp-tenant-node-address"] !== void 0) {
          let data41 = data4["hcp-tenant-node-address"];
          if (!(data41 === "error" || data41 === "warning" || data41 === "info" || data41 === "off" || data41 === "no")) {
            const err45 = { instancePath: instancePath + "/rules/hcp-tenant-node-address", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema33.enum }, message: "must be equal to one of the allowed values", schema: schema33.enum, parentSchema: schema33, data: data41 };
            if (vErrors === null) {
              vErrors = [err45];
            } else {
              vErrors.push(err45);
            }
            errors++;
          }
        }
        if (data4["hcp-trusted-ca"] !== void 0) {
          let data42 = data4["hcp-trusted-ca"];
          if (!(data42 === "error" || data42 === "warning" || data42 === "info" || data42 === "off" || data42 === "no")) {
            const err46 = { instancePath: instancePath + "/rules/hcp-trusted-ca", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema33.enum }, message: "must be equal to one of the allowed values", schema: schema33.enum, parentSchema: schema33, data: data42 };
            if (vErrors === null) {
              vErrors = [err46];
            } else {
              vErrors.push(err46);
            }
            errors++;
          }
        }
        if (data4["hcp-wildcard-routes"] !== void 0) {
          let data43 = data4["hcp-wildcard-routes"];
          if (!(data43 === "error" || data43 === "warning" || data43 === "info" || data43 === "off" || data43 === "no")) {
            const err47 = { instancePath: instancePath + "/rules/hcp-wildcard-routes", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema33.enum }, message: "must be equal to one of the allowed values", schema: schema33.enum, parentSchema: schema33, data: data43 };
            if (vErrors === null) {
              vErrors = [err47];
            } else {
              vErrors.push(err47);
            }
            errors++;
          }
        }
        if (data4["hidden-ports"] !== void 0) {
          let data44 = data4["hidden-ports"];
          if (!(data44 === "error" || data44 === "warning" || data44 === "info" || data44 === "off" || data44 === "no")) {
            const err48 = { instancePath: instancePath + "/rules/hidden-ports", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema33.enum }, message: "must be equal to one of the allowed values", schema: schema33.enum, parentSchema: schema33, data: data44 };
            if (vErrors === null) {
              vErrors = [err48];
            } else {
              vErrors.push(err48);
            }
            errors++;
          }
        }
        if (data4["host-port-conflict"] !== void 0) {
          let data45 = data4["host-port-conflict"];
          if (!(data45 === "error" || data45 === "warning" || data45 === "info" || data45 === "off" || data45 === "no")) {
            const err49 = { instancePath: instancePath + "/rules/host-port-conflict", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema33.enum }, message: "must be equal to one of the allowed values", schema: schema33.enum, parentSchema: schema33, data: data45 };
            if (vErrors === null) {
              vErrors = [err49];
            } else {
              vErrors.push(err49);
            }
            errors++;
          }
        }
        if (data4["host-port-differs-from-container-port"] !== void 0) {
          let data46 = data4["host-port-differs-from-container-port"];
          if (!(data46 === "error" || data46 === "warning" || data46 === "info" || data46 === "off" || data46 === "no")) {
            const err50 = { instancePath: instancePath + "/rules/host-port-differs-from-container-port", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema33.enum }, message: "must be equal to one of the allowed values", schema: schema33.enum, parentSchema: schema33, data: data46 };
            if (vErrors === null) {
              vErrors = [err50];
            } else {
              vErrors.push(err50);
            }
            errors++;
          }
        }
        if (data4["host-port-in-ephemeral-range"] !== void 0) {
          let data47 = data4["host-port-in-ephemeral-range"];
          if (!(data47 === "error" || data47 === "warning" || data47 === "info" || data47 === "off" || data47 === "no")) {
            const err51 = { instancePath: instancePath + "/rules/host-port-in-ephemeral-range", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema33.enum }, message: "must be equal to one of the allowed values", schema: schema33.enum, parentSchema: schema33, data: data47 };
            if (vErrors === null) {
              vErrors = [err51];
            } else {
              vErrors.push(err51);
            }
            errors++;
          }
        }
        if (data4["host-port-in-node-port-range"] !== void 0) {
          let data48 = data4["host-port-in-node-port-range"];
          if (!(data48 === "error" || data48 === "warning" || data48 === "info" || data48 === "off" || data48 === "no")) {
            const err52 = { instancePath: instancePath + "/rules/host-port-in-node-port-range", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema33.enum }, message: "must be equal to one of the allowed values", schema: schema33.enum, parentSchema: schema33, data: data48 };
            if (vErrors === null) {
              vErrors = [err52];
            } else {
              vErrors.push(err52);
            }
            errors++;
          }
        }
        if (data4["host-process-conflict"] !== void 0) {
          let data49 = data4["host-process-conflict"];
          if (!(data49 === "error" || data49 === "warning" || data49 === "info" || data49 === "off" || data49 === "no")) {
            const err53 = { instancePath: instancePath + "/rules/host-process-conflict", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema33.enum }, message: "must be equal to one of the allowed values", schema: schema33.enum, parentSchema: schema33, data: data49 };
            if (vErrors === null) {
              vErrors = [err53];
            } else {
              vErrors.push(err53);
            }
            errors++;
          }
        }
        if (data4["invalid-port"] !== void 0) {
          let data50 = data4["invalid-port"];
          if (!(data50 === "error" || data50 === "warning" || data50 === "info" || data50 === "off" || data50 === "no")) {
            const err54 = { instancePath: instancePath + "/rules/invalid-port", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema33.enum }, message: "must be equal to one of the allowed values", schema: schema33.enum, parentSchema: schema33, data: data50 };
            if (vErrors === null) {
              vErrors = [err54];
            } else {
              vErrors.push(err54);
            }
            errors++;
          }
        }
        if (data4["invalid-suppression"] !== void 0) {
          let data51 = data4["invalid-suppression"];
          if (!(data51 === "error" || data51 === "warning" || data51 === "info" || data51 === "off" || data51 === "no")) {
            const err55 = { instancePath: instancePath + "/rules/invalid-suppression", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema33.enum }, message: "must be equal to one of the allowed values", schema: schema33.enum, parentSchema: schema33, data: data51 };
            if (vErrors === null) {
              vErrors = [err55];
            } else {
              vErrors.push(err55);
            }
            errors++;
          }
        }
        if (data4["localhost-in-reserved-range"] !== void 0) {
          let data52 = data4["localhost-in-reserved-range"];
          if (!(data52 === "error" || data52 === "warning" || data52 === "info" || data52 === "off" || data52 === "no")) {
            const err56 = { instancePath: instancePath + "/rules/localhost-in-reserved-range", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema33.enum }, message: "must be equal to one of the allowed values", schema: schema33.enum, parentSchema: schema33, data: data52 };
            if (vErrors === null) {
              vErrors = [err56];
            } else {
              vErrors.push(err56);
            }
            errors++;
          }
        }
        if (data4["network-policy-dns-port"] !== void 0) {
          let data53 = data4["network-policy-dns-port"];
          if (!(data53 === "error" || data53 === "warning" || data53 === "info" || data53 === "off" || data53 === "no")) {
            const err57 = { instancePath: instancePath + "/rules/network-policy-dns-port", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema33.enum }, message: "must be equal to one of the allowed values", schema: schema33.enum, parentSchema: schema33, data: data53 };
            if (vErrors === null) {
              vErrors = [err57];
            } else {
              vErrors.push(err57);
            }
            errors++;
          }
        }
        if (data4["not-yet-allocated-port"] !== void 0) {
          let data54 = data4["not-yet-allocated-port"];
          if (!(data54 === "error" || data54 === "warning" || data54 === "info" || data54 === "off" || data54 === "no")) {
            const err58 = { instancePath: instancePath + "/rules/not-yet-allocated-port", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema33.enum }, message: "must be equal to one of the allowed values", schema: schema33.enum, parentSchema: schema33, data: data54 };
            if (vErrors === null) {
              vErrors = [err58];
            } else {
              vErrors.push(err58);
            }
            errors++;
          }
        }
        if (data4["pod-pending-for-host-port"] !== void 0) {
          let data55 = data4["pod-pending-for-host-port"];
          if (!(data55 === "error" || data55 === "warning" || data55 === "info" || data55 === "off" || data55 === "no")) {
            const err59 = { instancePath: instancePath + "/rules/pod-pending-for-host-port", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema33.enum }, message: "must be equal to one of the allowed values", schema: schema33.enum, parentSchema: schema33, data: data55 };
            if (vErrors === null) {
              vErrors = [err59];
            } else {
              vErrors.push(err59);
            }
            errors++;
          }
        }
        if (data4["port-of-another-owner"] !== void 0) {
          let data56 = data4["port-of-another-owner"];
          if (!(data56 === "error" || data56 === "warning" || data56 === "info" || data56 === "off" || data56 === "no")) {
            const err60 = { instancePath: instancePath + "/rules/port-of-another-owner", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema33.enum }, message: "must be equal to one of the allowed values", schema: schema33.enum, parentSchema: schema33, data: data56 };
            if (vErrors === null) {
              vErrors = [err60];
            } else {
              vErrors.push(err60);
            }
            errors++;
          }
        }
        if (data4["port-of-unknown-owner"] !== void 0) {
          let data57 = data4["port-of-unknown-owner"];
          if (!(data57 === "error" || data57 === "warning" || data57 === "info" || data57 === "off" || data57 === "no")) {
            const err61 = { instancePath: instancePath + "/rules/port-of-unknown-owner", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema33.enum }, message: "must be equal to one of the allowed values", schema: schema33.enum, parentSchema: schema33, data: data57 };
            if (vErrors === null) {
              vErrors = [err61];
            } else {
              vErrors.push(err61);
            }
            errors++;
          }
        }
        if (data4["port-out-of-range"] !== void 0) {
          let data58 = data4["port-out-of-range"];
          if (!(data58 === "error" || data58 === "warning" || data58 === "info" || data58 === "off" || data58 === "no")) {
            const err62 = { instancePath: instancePath + "/rules/port-out-of-range", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema33.enum }, message: "must be equal to one of the allowed values", schema: schema33.enum, parentSchema: schema33, data: data58 };
            if (vErrors === null) {
              vErrors = [err62];
            } else {
              vErrors.push(err62);
            }
            errors++;
          }
        }
        if (data4["previously-allocated-port"] !== void 0) {
          let data59 = data4["previously-allocated-port"];
          if (!(data59 === "error" || data59 === "warning" || data59 === "info" || data59 === "off" || data59 === "no")) {
            const err63 = { instancePath: instancePath + "/rules/previously-allocated-port", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema33.enum }, message: "must be equal to one of the allowed values", schema: schema33.enum, parentSchema: schema33, data: data59 };
            if (vErrors === null) {
              vErrors = [err63];
            } else {
              vErrors.push(err63);
            }
            errors++;
          }
        }
        if (data4["protocol-differs-from-registry"] !== void 0) {
          let data60 = data4["protocol-differs-from-registry"];
          if (!(data60 === "error" || data60 === "warning" || data60 === "info" || data60 === "off" || data60 === "no")) {
            const err64 = { instancePath: instancePath + "/rules/protocol-differs-from-registry", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema33.enum }, message: "must be equal to one of the allowed values", schema: schema33.enum, parentSchema: schema33, data: data60 };
            if (vErrors === null) {
              vErrors = [err64];
            } else {
              vErrors.push(err64);
            }
            errors++;
          }
        }
        if (data4["reach-differs-from-registry"] !== void 0) {
          let data61 = data4["reach-differs-from-registry"];
          if (!(data61 === "error" || data61 === "warning" || data61 === "info" || data61 === "off" || data61 === "no")) {
            const err65 = { instancePath: instancePath + "/rules/reach-differs-from-registry", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema33.enum }, message: "must be equal to one of the allowed values", schema: schema33.enum, parentSchema: schema33, data: data61 };
            if (vErrors === null) {
              vErrors = [err65];
            } else {
              vErrors.push(err65);
            }
            errors++;
          }
        }
        if (data4["rollout-deadlock"] !== void 0) {
          let data62 = data4["rollout-deadlock"];
          if (!(data62 === "error" || data62 === "warning" || data62 === "info" || data62 === "off" || data62 === "no")) {
            const err66 = { instancePath: instancePath + "/rules/rollout-deadlock", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema33.enum }, message: "must be equal to one of the allowed values", schema: schema33.enum, parentSchema: schema33, data: data62 };
            if (vErrors === null) {
              vErrors = [err66];
            } else {
              vErrors.push(err66);
            }
            errors++;
          }
        }
        if (data4["undeclared-host-port"] !== void 0) {
          let data63 = data4["undeclared-host-port"];
          if (!(data63 === "error" || data63 === "warning" || data63 === "info" || data63 === "off" || data63 === "no")) {
            const err67 = { instancePath: instancePath + "/rules/undeclared-host-port", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema33.enum }, message: "must be equal to one of the allowed values", schema: schema33.enum, parentSchema: schema33, data: data63 };
            if (vErrors === null) {
              vErrors = [err67];
            } else {
              vErrors.push(err67);
            }
            errors++;
          }
        }
        if (data4["unexplained-listener"] !== void 0) {
          let data64 = data4["unexplained-listener"];
          if (!(data64 === "error" || data64 === "warning" || data64 === "info" || data64 === "off" || data64 === "no")) {
            const err68 = { instancePath: instancePath + "/rules/unexplained-listener", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema33.enum }, message: "must be equal to one of the allowed values", schema: schema33.enum, parentSchema: schema33, data: data64 };
            if (vErrors === null) {
              vErrors = [err68];
            } else {
              vErrors.push(err68);
            }
            errors++;
          }
        }
        if (data4["unregistered-host-port"] !== void 0) {
          let data65 = data4["unregistered-host-port"];
          if (!(data65 === "error" || data65 === "warning" || data65 === "info" || data65 === "off" || data65 === "no")) {
            const err69 = { instancePath: instancePath + "/rules/unregistered-host-port", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema33.enum }, message: "must be equal to one of the allowed values", schema: schema33.enum, parentSchema: schema33, data: data65 };
            if (vErrors === null) {
              vErrors = [err69];
            } else {
              vErrors.push(err69);
            }
            errors++;
          }
        }
        if (data4["unused-suppression"] !== void 0) {
          let data66 = data4["unused-suppression"];
          if (!(data66 === "error" || data66 === "warning" || data66 === "info" || data66 === "off" || data66 === "no")) {
            const err70 = { instancePath: instancePath + "/rules/unused-suppression", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema33.enum }, message: "must be equal to one of the allowed values", schema: schema33.enum, parentSchema: schema33, data: data66 };
            if (vErrors === null) {
              vErrors = [err70];
            } else {
              vErrors.push(err70);
            }
            errors++;
          }
        }
      } else {
        const err71 = { instancePath: instancePath + "/rules", schemaPath: "#/properties/rules/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.rules.type, parentSchema: schema31.properties.rules, data: data4 };
        if (vErrors === null) {
          vErrors = [err71];
        } else {
          vErrors.push(err71);
        }
        errors++;
      }
    }
    if (data.ranges !== void 0) {
      let data67 = data.ranges;
      if (Array.isArray(data67)) {
        const len1 = data67.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (!validate21(data67[i1], { instancePath: instancePath + "/ranges/" + i1, parentData: data67, parentDataProperty: i1, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err72 = { instancePath: instancePath + "/ranges", schemaPath: "#/properties/ranges/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.ranges.type, parentSchema: schema31.properties.ranges, data: data67 };
        if (vErrors === null) {
          vErrors = [err72];
        } else {
          vErrors.push(err72);
        }
        errors++;
      }
    }
    if (data.owners !== void 0) {
      let data69 = data.owners;
      if (Array.isArray(data69)) {
        const len2 = data69.length;
        for (let i2 = 0; i2 < len2; i2++) {
          if (!validate23(data69[i2], { instancePath: instancePath + "/owners/" + i2, parentData: data69, parentDataProperty: i2, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err73 = { instancePath: instancePath + "/owners", schemaPath: "#/properties/owners/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.owners.type, parentSchema: schema31.properties.owners, data: data69 };
        if (vErrors === null) {
          vErrors = [err73];
        } else {
          vErrors.push(err73);
        }
        errors++;
      }
    }
    if (data.programs !== void 0) {
      let data71 = data.programs;
      if (Array.isArray(data71)) {
        if (data71.length < 1) {
          const err74 = { instancePath: instancePath + "/programs", schemaPath: "#/properties/programs/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema31.properties.programs, data: data71 };
          if (vErrors === null) {
            vErrors = [err74];
          } else {
            vErrors.push(err74);
          }
          errors++;
        }
        const len3 = data71.length;
        for (let i3 = 0; i3 < len3; i3++) {
          let data72 = data71[i3];
          if (typeof data72 === "string") {
            if (!pattern4.test(data72)) {
              const err75 = { instancePath: instancePath + "/programs/" + i3, schemaPath: "#/properties/programs/items/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema31.properties.programs.items, data: data72 };
              if (vErrors === null) {
                vErrors = [err75];
              } else {
                vErrors.push(err75);
              }
              errors++;
            }
          } else {
            const err76 = { instancePath: instancePath + "/programs/" + i3, schemaPath: "#/properties/programs/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.programs.items.type, parentSchema: schema31.properties.programs.items, data: data72 };
            if (vErrors === null) {
              vErrors = [err76];
            } else {
              vErrors.push(err76);
            }
            errors++;
          }
        }
      } else {
        const err77 = { instancePath: instancePath + "/programs", schemaPath: "#/properties/programs/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.programs.type, parentSchema: schema31.properties.programs, data: data71 };
        if (vErrors === null) {
          vErrors = [err77];
        } else {
          vErrors.push(err77);
        }
        errors++;
      }
    }
    if (data.sets !== void 0) {
      let data73 = data.sets;
      if (data73 && typeof data73 == "object" && !Array.isArray(data73)) {
        for (const key2 in data73) {
          const _errs150 = errors;
          if (typeof key2 === "string") {
            if (!pattern15.test(key2)) {
              const err78 = { instancePath: instancePath + "/sets", schemaPath: "#/properties/sets/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9][A-Za-z0-9 ._-]*$" }, message: 'must match pattern "^[A-Za-z0-9][A-Za-z0-9 ._-]*$"', schema: "^[A-Za-z0-9][A-Za-z0-9 ._-]*$", parentSchema: schema31.properties.sets.propertyNames, data: key2, propertyName: key2 };
              if (vErrors === null) {
                vErrors = [err78];
              } else {
                vErrors.push(err78);
              }
              errors++;
            }
          }
          var valid74 = _errs150 === errors;
          if (!valid74) {
            const err79 = { instancePath: instancePath + "/sets", schemaPath: "#/properties/sets/propertyNames", keyword: "propertyNames", params: { propertyName: key2 }, message: "property name must be valid", schema: schema31.properties.sets.propertyNames, parentSchema: schema31.properties.sets, data: data73 };
            if (vErrors === null) {
              vErrors = [err79];
            } else {
              vErrors.push(err79);
            }
            errors++;
          }
        }
        for (const key3 in data73) {
          let data74 = data73[key3];
          if (Array.isArray(data74)) {
            if (data74.length < 1) {
              const err80 = { instancePath: instancePath + "/sets/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/globs/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema106, data: data74 };
              if (vErrors === null) {
                vErrors = [err80];
              } else {
                vErrors.push(err80);
              }
              errors++;
            }
            const len4 = data74.length;
            for (let i4 = 0; i4 < len4; i4++) {
              let data75 = data74[i4];
              if (typeof data75 === "string") {
                if (!pattern4.test(data75)) {
                  const err81 = { instancePath: instancePath + "/sets/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i4, schemaPath: "#/$defs/globs/items/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema106.items, data: data75 };
                  if (vErrors === null) {
                    vErrors = [err81];
                  } else {
                    vErrors.push(err81);
                  }
                  errors++;
                }
              } else {
                const err82 = { instancePath: instancePath + "/sets/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i4, schemaPath: "#/$defs/globs/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema106.items.type, parentSchema: schema106.items, data: data75 };
                if (vErrors === null) {
                  vErrors = [err82];
                } else {
                  vErrors.push(err82);
                }
                errors++;
              }
            }
          } else {
            const err83 = { instancePath: instancePath + "/sets/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/globs/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema106.type, parentSchema: schema106, data: data74 };
            if (vErrors === null) {
              vErrors = [err83];
            } else {
              vErrors.push(err83);
            }
            errors++;
          }
        }
      } else {
        const err84 = { instancePath: instancePath + "/sets", schemaPath: "#/properties/sets/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.sets.type, parentSchema: schema31.properties.sets, data: data73 };
        if (vErrors === null) {
          vErrors = [err84];
        } else {
          vErrors.push(err84);
        }
        errors++;
      }
    }
    if (data.exclude !== void 0) {
      let data76 = data.exclude;
      if (Array.isArray(data76)) {
        if (data76.length < 1) {
          const err85 = { instancePath: instancePath + "/exclude", schemaPath: "#/$defs/globs/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema106, data: data76 };
          if (vErrors === null) {
            vErrors = [err85];
          } else {
            vErrors.push(err85);
          }
          errors++;
        }
        const len5 = data76.length;
        for (let i5 = 0; i5 < len5; i5++) {
          let data77 = data76[i5];
          if (typeof data77 === "string") {
            if (!pattern4.test(data77)) {
              const err86 = { instancePath: instancePath + "/exclude/" + i5, schemaPath: "#/$defs/globs/items/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema106.items, data: data77 };
              if (vErrors === null) {
                vErrors = [err86];
              } else {
                vErrors.push(err86);
              }
              errors++;
            }
          } else {
            const err87 = { instancePath: instancePath + "/exclude/" + i5, schemaPath: "#/$defs/globs/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema106.items.type, parentSchema: schema106.items, data: data77 };
            if (vErrors === null) {
              vErrors = [err87];
            } else {
              vErrors.push(err87);
            }
            errors++;
          }
        }
      } else {
        const err88 = { instancePath: instancePath + "/exclude", schemaPath: "#/$defs/globs/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema106.type, parentSchema: schema106, data: data76 };
        if (vErrors === null) {
          vErrors = [err88];
        } else {
          vErrors.push(err88);
        }
        errors++;
      }
    }
    if (data.ignore !== void 0) {
      let data78 = data.ignore;
      if (Array.isArray(data78)) {
        const len6 = data78.length;
        for (let i6 = 0; i6 < len6; i6++) {
          if (!validate25(data78[i6], { instancePath: instancePath + "/ignore/" + i6, parentData: data78, parentDataProperty: i6, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err89 = { instancePath: instancePath + "/ignore", schemaPath: "#/properties/ignore/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.ignore.type, parentSchema: schema31.properties.ignore, data: data78 };
        if (vErrors === null) {
          vErrors = [err89];
        } else {
          vErrors.push(err89);
        }
        errors++;
      }
    }
    if (data.baseline !== void 0) {
      let data80 = data.baseline;
      if (typeof data80 === "string") {
        if (!pattern4.test(data80)) {
          const err90 = { instancePath: instancePath + "/baseline", schemaPath: "#/properties/baseline/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema31.properties.baseline, data: data80 };
          if (vErrors === null) {
            vErrors = [err90];
          } else {
            vErrors.push(err90);
          }
          errors++;
        }
      } else {
        const err91 = { instancePath: instancePath + "/baseline", schemaPath: "#/properties/baseline/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.baseline.type, parentSchema: schema31.properties.baseline, data: data80 };
        if (vErrors === null) {
          vErrors = [err91];
        } else {
          vErrors.push(err91);
        }
        errors++;
      }
    }
    if (data.nodeRoles !== void 0) {
      let data81 = data.nodeRoles;
      if (Array.isArray(data81)) {
        if (data81.length < 1) {
          const err92 = { instancePath: instancePath + "/nodeRoles", schemaPath: "#/properties/nodeRoles/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema31.properties.nodeRoles, data: data81 };
          if (vErrors === null) {
            vErrors = [err92];
          } else {
            vErrors.push(err92);
          }
          errors++;
        }
        const len7 = data81.length;
        for (let i7 = 0; i7 < len7; i7++) {
          let data82 = data81[i7];
          if (data82 && typeof data82 == "object" && !Array.isArray(data82)) {
            if (data82.name === void 0) {
              const err93 = { instancePath: instancePath + "/nodeRoles/" + i7, schemaPath: "#/$defs/nodeRole/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema112.required, parentSchema: schema112, data: data82 };
              if (vErrors === null) {
                vErrors = [err93];
              } else {
                vErrors.push(err93);
              }
              errors++;
            }
            for (const key4 in data82) {
              if (!(key4 === "name" || key4 === "labels" || key4 === "optional" || key4 === "taints" || key4 === "count")) {
                const err94 = { instancePath: instancePath + "/nodeRoles/" + i7, schemaPath: "#/$defs/nodeRole/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties", schema: false, parentSchema: schema112, data: data82 };
                if (vErrors === null) {
                  vErrors = [err94];
                } else {
                  vErrors.push(err94);
                }
                errors++;
              }
            }
            if (data82.name !== void 0) {
              let data83 = data82.name;
              if (typeof data83 === "string") {
                if (!pattern4.test(data83)) {
                  const err95 = { instancePath: instancePath + "/nodeRoles/" + i7 + "/name", schemaPath: "#/$defs/nodeRole/properties/name/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema112.properties.name, data: data83 };
                  if (vErrors === null) {
                    vErrors = [err95];
                  } else {
                    vErrors.push(err95);
                  }
                  errors++;
                }
              } else {
                const err96 = { instancePath: instancePath + "/nodeRoles/" + i7 + "/name", schemaPath: "#/$defs/nodeRole/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema112.properties.name.type, parentSchema: schema112.properties.name, data: data83 };
                if (vErrors === null) {
                  vErrors = [err96];
                } else {
                  vErrors.push(err96);
                }
                errors++;
              }
            }
            if (data82.labels !== void 0) {
              let data84 = data82.labels;
              if (data84 && typeof data84 == "object" && !Array.isArray(data84)) {
                for (const key5 in data84) {
                  let data85 = data84[key5];
                  if (typeof data85 !== "string" && !(typeof data85 == "number" && isFinite(data85)) && typeof data85 !== "boolean" && data85 !== null) {
                    const err97 = { instancePath: instancePath + "/nodeRoles/" + i7 + "/labels/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/nodeRole/properties/labels/additionalProperties/type", keyword: "type", params: { type: schema112.properties.labels.additionalProperties.type }, message: "must be string,number,boolean,null", schema: schema112.properties.labels.additionalProperties.
                    type, parentSchema: schema112.properties.labels.additionalProperties, data: data85 };
                    if (vErrors === null) {
                      vErrors = [err97];
                    } else {
                      vErrors.push(err97);
                    }
                    errors++;
                  }
                }
              } else {
                const err98 = { instancePath: instancePath + "/nodeRoles/" + i7 + "/labels", schemaPath: "#/$defs/nodeRole/properties/labels/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema112.properties.labels.type, parentSchema: schema112.properties.labels, data: data84 };
                if (vErrors === null) {
                  vErrors = [err98];
                } else {
                  vErrors.push(err98);
                }
                errors++;
              }
            }
            if (data82.optional !== void 0) {
              let data86 = data82.optional;
              if (Array.isArray(data86)) {
                const len8 = data86.length;
                for (let i8 = 0; i8 < len8; i8++) {
                  let data87 = data86[i8];
                  if (typeof data87 !== "string") {
                    const err99 = { instancePath: instancePath + "/nodeRoles/" + i7 + "/optional/" + i8, schemaPath: "#/$defs/nodeRole/properties/optional/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema112.properties.optional.items.type, parentSchema: schema112.properties.optional.items, data: data87 };
                    if (vErrors === null) {
                      vErrors = [err99];
                    } else {
                      vErrors.push(err99);
                    }
                    errors++;
                  }
                }
              } else {
                const err100 = { instancePath: instancePath + "/nodeRoles/" + i7 + "/optional", schemaPath: "#/$defs/nodeRole/properties/optional/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema112.properties.optional.type, parentSchema: schema112.properties.optional, data: data86 };
                if (vErrors === null) {
                  vErrors = [err100];
                } else {
                  vErrors.push(err100);
                }
                errors++;
              }
            }
            if (data82.taints !== void 0) {
              let data88 = data82.taints;
              if (Array.isArray(data88)) {
                const len9 = data88.length;
                for (let i9 = 0; i9 < len9; i9++) {
                  let data89 = data88[i9];
                  if (data89 && typeof data89 == "object" && !Array.isArray(data89)) {
                    if (data89.key === void 0) {
                      const err101 = { instancePath: instancePath + "/nodeRoles/" + i7 + "/taints/" + i9, schemaPath: "#/$defs/nodeRole/properties/taints/items/required", keyword: "required", params: { missingProperty: "key" }, message: "must have required property 'key'", schema: schema112.properties.taints.items.required, parentSchema: schema112.properties.taints.items, data: data89 };
                      if (vErrors === null) {
                        vErrors = [err101];
                      } else {
                        vErrors.push(err101);
                      }
                      errors++;
                    }
                    if (data89.effect === void 0) {
                      const err102 = { instancePath: instancePath + "/nodeRoles/" + i7 + "/taints/" + i9, schemaPath: "#/$defs/nodeRole/properties/taints/items/required", keyword: "required", params: { missingProperty: "effect" }, message: "must have required property 'effect'", schema: schema112.properties.taints.items.required, parentSchema: schema112.properties.taints.items, data: data89 };
                      if (vErrors === null) {
                        vErrors = [err102];
                      } else {
                        vErrors.push(err102);
                      }
                      errors++;
                    }
                    for (const key6 in data89) {
                      if (!(key6 === "key" || key6 === "value" || key6 === "effect")) {
                        const err103 = { instancePath: instancePath + "/nodeRoles/" + i7 + "/taints/" + i9, schemaPath: "#/$defs/nodeRole/properties/taints/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 }, message: "must NOT have additional properties", schema: false, parentSchema: schema112.properties.taints.items, data: data89 };
                        if (vErrors === null) {
                          vErrors = [err103];
                        } else {
                          vErrors.push(err103);
                        }
                        errors++;
                      }
                    }
                    if (data89.key !== void 0) {
                      let data90 = data89.key;
                      if (typeof data90 === "string") {
                        if (!pattern4.test(data90)) {
                          const err104 = { instancePath: instancePath + "/nodeRoles/" + i7 + "/taints/" + i9 + "/key", schemaPath: "#/$defs/nodeRole/properties/taints/items/properties/key/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema112.properties.taints.items.properties.key, data: data90 };
                          if (vErrors === null) {
                            vErrors = [err104];
                          } else {
                            vErrors.push(err104);
                          }
                          errors++;
                        }
                      } else {
                        const err105 = { instancePath: instancePath + "/nodeRoles/" + i7 + "/taints/" + i9 + "/key", schemaPath: "#/$defs/nodeRole/properties/taints/items/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema112.properties.taints.items.properties.key.type, parentSchema: schema112.properties.taints.items.properties.key, data: data90 };
                        if (vErrors === null) {
                          vErrors = [err105];
                        } else {
                          vErrors.push(err105);
                        }
                        errors++;
                      }
                    }
                    if (data89.value !== void 0) {
                      let data91 = data89.value;
                      if (typeof data91 !== "string" && !(typeof data91 == "number" && isFinite(data91)) && typeof data91 !== "boolean") {
                        const err106 = { instancePath: instancePath + "/nodeRoles/" + i7 + "/taints/" + i9 + "/value", schemaPath: "#/$defs/nodeRole/properties/taints/items/properties/value/type", keyword: "type", params: { type: schema112.properties.taints.items.properties.value.type }, message: "must be string,number,boolean", schema: schema112.properties.taints.items.properties.value.type, parentSchema: schema112.
                        properties.taints.items.properties.value, data: data91 };
                        if (vErrors === null) {
                          vErrors = [err106];
                        } else {
                          vErrors.push(err106);
                        }
                        errors++;
                      }
                    }
                    if (data89.effect !== void 0) {
                      let data92 = data89.effect;
                      if (!(data92 === "NoSchedule" || data92 === "PreferNoSchedule" || data92 === "NoExecute")) {
                        const err107 = { instancePath: instancePath + "/nodeRoles/" + i7 + "/taints/" + i9 + "/effect", schemaPath: "#/$defs/nodeRole/properties/taints/items/properties/effect/enum", keyword: "enum", params: { allowedValues: schema112.properties.taints.items.properties.effect.enum }, message: "must be equal to one of the allowed values", schema: schema112.properties.taints.items.properties.
                        effect.enum, parentSchema: schema112.properties.taints.items.properties.effect, data: data92 };
                        if (vErrors === null) {
                          vErrors = [err107];
                        } else {
                          vErrors.push(err107);
                        }
                        errors++;
                      }
                    }
                  } else {
                    const err108 = { instancePath: instancePath + "/nodeRoles/" + i7 + "/taints/" + i9, schemaPath: "#/$defs/nodeRole/properties/taints/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema112.properties.taints.items.type, parentSchema: schema112.properties.taints.items, data: data89 };
                    if (vErrors === null) {
                      vErrors = [err108];
                    } else {
                      vErrors.push(err108);
                    }
                    errors++;
                  }
                }
              } else {
                const err109 = { instancePath: instancePath + "/nodeRoles/" + i7 + "/taints", schemaPath: "#/$defs/nodeRole/properties/taints/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema112.properties.taints.type, parentSchema: schema112.properties.taints, data: data88 };
                if (vErrors === null) {
                  vErrors = [err109];
                } else {
                  vErrors.push(err109);
                }
                errors++;
              }
            }
            if (data82.count !== void 0) {
              let data93 = data82.count;
              if (!(typeof data93 == "number" && (!(data93 % 1) && !isNaN(data93)) && isFinite(data93))) {
                const err110 = { instancePath: instancePath + "/nodeRoles/" + i7 + "/count", schemaPath: "#/$defs/nodeRole/properties/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema112.properties.count.type, parentSchema: schema112.properties.count, data: data93 };
                if (vErrors === null) {
                  vErrors = [err110];
                } else {
                  vErrors.push(err110);
                }
                errors++;
              }
              if (typeof data93 == "number" && isFinite(data93)) {
                if (data93 < 0 || isNaN(data93)) {
                  const err111 = { instancePath: instancePath + "/nodeRoles/" + i7 + "/count", schemaPath: "#/$defs/nodeRole/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema112.properties.count, data: data93 };
                  if (vErrors === null) {
                    vErrors = [err111];
                  } else {
                    vErrors.push(err111);
                  }
                  errors++;
                }
              }
            }
          } else {
            const err112 = { instancePath: instancePath + "/nodeRoles/" + i7, schemaPath: "#/$defs/nodeRole/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema112.type, parentSchema: schema112, data: data82 };
            if (vErrors === null) {
              vErrors = [err112];
            } else {
              vErrors.push(err112);
            }
            errors++;
          }
        }
      } else {
        const err113 = { instancePath: instancePath + "/nodeRoles", schemaPath: "#/properties/nodeRoles/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.nodeRoles.type, parentSchema: schema31.properties.nodeRoles, data: data81 };
        if (vErrors === null) {
          vErrors = [err113];
        } else {
          vErrors.push(err113);
        }
        errors++;
      }
    }
    if (data.nodePortRange !== void 0) {
      let data94 = data.nodePortRange;
      if (typeof data94 === "string") {
        if (!pattern26.test(data94)) {
          const err114 = { instancePath: instancePath + "/nodePortRange", schemaPath: "#/$defs/portRange/pattern", keyword: "pattern", params: { pattern: "^\\d{1,5}-\\d{1,5}$" }, message: 'must match pattern "^\\d{1,5}-\\d{1,5}$"', schema: "^\\d{1,5}-\\d{1,5}$", parentSchema: schema113, data: data94 };
          if (vErrors === null) {
            vErrors = [err114];
          } else {
            vErrors.push(err114);
          }
          errors++;
        }
      } else {
        const err115 = { instancePath: instancePath + "/nodePortRange", schemaPath: "#/$defs/portRange/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema113.type, parentSchema: schema113, data: data94 };
        if (vErrors === null) {
          vErrors = [err115];
        } else {
          vErrors.push(err115);
        }
        errors++;
      }
    }
    if (data.ephemeralRange !== void 0) {
      let data95 = data.ephemeralRange;
      if (typeof data95 === "string") {
        if (!pattern26.test(data95)) {
          const err116 = { instancePath: instancePath + "/ephemeralRange", schemaPath: "#/$defs/portRange/pattern", keyword: "pattern", params: { pattern: "^\\d{1,5}-\\d{1,5}$" }, message: 'must match pattern "^\\d{1,5}-\\d{1,5}$"', schema: "^\\d{1,5}-\\d{1,5}$", parentSchema: schema113, data: data95 };
          if (vErrors === null) {
            vErrors = [err116];
          } else {
            vErrors.push(err116);
          }
          errors++;
        }
      } else {
        const err117 = { instancePath: instancePath + "/ephemeralRange", schemaPath: "#/$defs/portRange/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema113.type, parentSchema: schema113, data: data95 };
        if (vErrors === null) {
          vErrors = [err117];
        } else {
          vErrors.push(err117);
        }
        errors++;
      }
    }
    if (data.minConfidence !== void 0) {
      let data96 = data.minConfidence;
      if (!(data96 === "low" || data96 === "medium" || data96 === "high" || data96 === "certain")) {
        const err118 = { instancePath: instancePath + "/minConfidence", schemaPath: "#/properties/minConfidence/enum", keyword: "enum", params: { allowedValues: schema31.properties.minConfidence.enum }, message: "must be equal to one of the allowed values", schema: schema31.properties.minConfidence.enum, parentSchema: schema31.properties.minConfidence, data: data96 };
        if (vErrors === null) {
          vErrors = [err118];
        } else {
          vErrors.push(err118);
        }
        errors++;
      }
    }
    if (data.failOn !== void 0) {
      let data97 = data.failOn;
      if (!(data97 === "error" || data97 === "warning" || data97 === "info" || data97 === "never")) {
        const err119 = { instancePath: instancePath + "/failOn", schemaPath: "#/properties/failOn/enum", keyword: "enum", params: { allowedValues: schema31.properties.failOn.enum }, message: "must be equal to one of the allowed values", schema: schema31.properties.failOn.enum, parentSchema: schema31.properties.failOn, data: data97 };
        if (vErrors === null) {
          vErrors = [err119];
        } else {
          vErrors.push(err119);
        }
        errors++;
      }
    }
    if (data.format !== void 0) {
      let data98 = data.format;
      if (!(data98 === "text" || data98 === "json" || data98 === "sarif" || data98 === "github" || data98 === "gitlab" || data98 === "junit" || data98 === "markdown" || data98 === "html")) {
        const err120 = { instancePath: instancePath + "/format", schemaPath: "#/properties/format/enum", keyword: "enum", params: { allowedValues: schema31.properties.format.enum }, message: "must be equal to one of the allowed values", schema: schema31.properties.format.enum, parentSchema: schema31.properties.format, data: data98 };
        if (vErrors === null) {
          vErrors = [err120];
        } else {
          vErrors.push(err120);
        }
        errors++;
      }
    }
    if (data.hosted !== void 0) {
      let data99 = data.hosted;
      if (data99 && typeof data99 == "object" && !Array.isArray(data99)) {
        for (const key7 in data99) {
          if (!(key7 === "tenantCIDRs" || key7 === "workerCIDRs" || key7 === "hub")) {
            const err121 = { instancePath: instancePath + "/hosted", schemaPath: "#/properties/hosted/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 }, message: "must NOT have additional properties", schema: false, parentSchema: schema31.properties.hosted, data: data99 };
            if (vErrors === null) {
              vErrors = [err121];
            } else {
              vErrors.push(err121);
            }
            errors++;
          }
        }
        if (data99.tenantCIDRs !== void 0) {
          let data100 = data99.tenantCIDRs;
          if (Array.isArray(data100)) {
            const len10 = data100.length;
            for (let i10 = 0; i10 < len10; i10++) {
              let data101 = data100[i10];
              if (typeof data101 !== "string") {
                const err122 = { instancePath: instancePath + "/hosted/tenantCIDRs/" + i10, schemaPath: "#/properties/hosted/properties/tenantCIDRs/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.hosted.properties.tenantCIDRs.items.type, parentSchema: schema31.properties.hosted.properties.tenantCIDRs.items, data: data101 };
                if (vErrors === null) {
                  vErrors = [err122];
                } else {
                  vErrors.push(err122);
                }
                errors++;
              }
            }
          } else {
            const err123 = { instancePath: instancePath + "/hosted/tenantCIDRs", schemaPath: "#/properties/hosted/properties/tenantCIDRs/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.hosted.properties.tenantCIDRs.type, parentSchema: schema31.properties.hosted.properties.tenantCIDRs, data: data100 };
            if (vErrors === null) {
              vErrors = [err123];
            } else {
              vErrors.push(err123);
            }
            errors++;
          }
        }
        if (data99.workerCIDRs !== void 0) {
          let data102 = data99.workerCIDRs;
          if (Array.isArray(data102)) {
            const len11 = data102.length;
            for (let i11 = 0; i11 < len11; i11++) {
              let data103 = data102[i11];
              if (typeof data103 !== "string") {
                const err124 = { instancePath: instancePath + "/hosted/workerCIDRs/" + i11, schemaPath: "#/properties/hosted/properties/workerCIDRs/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.hosted.properties.workerCIDRs.items.type, parentSchema: schema31.properties.hosted.properties.workerCIDRs.items, data: data103 };
                if (vErrors === null) {
                  vErrors = [err124];
                } else {
                  vErrors.push(err124);
                }
                errors++;
              }
            }
          } else {
            const err125 = { instancePath: instancePath + "/hosted/workerCIDRs", schemaPath: "#/properties/hosted/properties/workerCIDRs/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.hosted.properties.workerCIDRs.type, parentSchema: schema31.properties.hosted.properties.workerCIDRs, data: data102 };
            if (vErrors === null) {
              vErrors = [err125];
            } else {
              vErrors.push(err125);
            }
            errors++;
          }
        }
        if (data99.hub !== void 0) {
          let data104 = data99.hub;
          if (Array.isArray(data104)) {
            if (data104.length < 1) {
              const err126 = { instancePath: instancePath + "/hosted/hub", schemaPath: "#/$defs/globs/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema106, data: data104 };
              if (vErrors === null) {
                vErrors = [err126];
              } else {
                vErrors.push(err126);
              }
              errors++;
            }
            const len12 = data104.length;
            for (let i12 = 0; i12 < len12; i12++) {
              let data105 = data104[i12];
              if (typeof data105 === "string") {
                if (!pattern4.test(data105)) {
                  const err127 = { instancePath: instancePath + "/hosted/hub/" + i12, schemaPath: "#/$defs/globs/items/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema106.items, data: data105 };
                  if (vErrors === null) {
                    vErrors = [err127];
                  } else {
                    vErrors.push(err127);
                  }
                  errors++;
                }
              } else {
                const err128 = { instancePath: instancePath + "/hosted/hub/" + i12, schemaPath: "#/$defs/globs/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema106.items.type, parentSchema: schema106.items, data: data105 };
                if (vErrors === null) {
                  vErrors = [err128];
                } else {
                  vErrors.push(err128);
                }
                errors++;
              }
            }
          } else {
            const err129 = { instancePath: instancePath + "/hosted/hub", schemaPath: "#/$defs/globs/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema106.type, parentSchema: schema106, data: data104 };
            if (vErrors === null) {
              vErrors = [err129];
            } else {
              vErrors.push(err129);
            }
            errors++;
          }
        }
      } else {
        const err130 = { instancePath: instancePath + "/hosted", schemaPath: "#/properties/hosted/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.hosted.type, parentSchema: schema31.properties.hosted, data: data99 };
        if (vErrors === null) {
          vErrors = [err130];
        } else {
          vErrors.push(err130);
        }
        errors++;
      }
    }
  } else {
    const err131 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.type, parentSchema: schema31, data };
    if (vErrors === null) {
      vErrors = [err131];
    } else {
      vErrors.push(err131);
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
