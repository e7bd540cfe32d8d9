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

// link:src/registry/places.ts
var require_places = __commonJS({
  "link:src/registry/places.ts"(exports2, module2) {
    module2.exports = require("./core.cjs").src_registry_places;
  }
});

// link:src/model/usage-error.ts
var require_usage_error = __commonJS({
  "link:src/model/usage-error.ts"(exports2, module2) {
    module2.exports = require("./core.cjs").src_model_usage_error;
  }
});

// src/registry/normalise.ts
var normalise_exports = {};
__export(normalise_exports, {
  normaliseRegistry: () => normaliseRegistry
});
module.exports = __toCommonJS(normalise_exports);
var import_places = __toESM(require_places(), 1);

// src/registry/validator.js
var validate = validate20;
var schema31 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "type": "object", "required": ["version", "name", "assignments"], "additionalProperties": false, "properties": { "$schema": { "type": "string" }, "version": { "const": 1 }, "name": { "type": "string", "pattern": "^[A-Za-z0-9][A-Za-z0-9._-]*$" }, "title": { "type": "string" }, "url": { "type": ["string", "null"] }, "assignments": { "type": "array", "items": { "$ref": "#/$defs/assignment" } }, "ranges": { "type": "array", "items": { "$ref": "#/$defs/range" } }, "reservedRanges": { "type": "array", "items": { "$ref": "#/$defs/reservedRange" } }, "platformNamespaces": { "type": "array", "items": { "$ref": "#/$defs/pattern" } }, "platformAnnotations": { "type": "array", "items": { "$ref": "#/$defs/pattern" } }, "unregistered": { "type": "array", "items": { "$ref": "#/$defs/knownListener" } } }, "$defs": { "port": { "type": "integer", "minimum": 1, "maximum": 65535 }, "protocol": { "enum": ["TCP", "UDP", "SCTP"] }, "release": { "type": ["string", "null"], "pattern": "^[0-9]{1,4}(\\.[0-9]{1,4}){0,2}$" }, "pattern": { "type": "string" }, "assignment": { "type": "object", "required": ["port", "process"], "additionalProperties": false, "properties": { "registry": { "type": "string" }, "protocol": { "$ref": "#/$defs/protocol" }, "port": { "$ref": "#/$defs/port" }, "endPort": { "$ref": "#/$defs/port" }, "process": { "type": "string", "pattern": "\\S" }, "applicationProtocol": { "type": ["string", "null"] }, "exposure": { "enum": ["external", "localhost"] }, "controlPlaneOnly": { "type": ["boolean", "null"] }, "team": { "type": ["string", "null"] }, "since": { "$ref": "#/$defs/release" }, "removed": { "$ref": "#/$defs/release" }, "notes": { "type": ["string", "null"] }, "citation": { "type": "object", "required": ["document", "line"], "additionalProperties": false, "properties": { "document": { "type": "string" }, "table": { "type": "string" }, "line": { "type": "integer", "minimum": 1 } } }, "owners": { "type": "array", "items": { "$ref": "#/$defs/owner" } }, "status": { "enum": ["active", "stale", "removed"] } } }, "owner": { "type": "object", "additionalProperties": false, "properties": { "kind": { "$ref": "#/$defs/pattern" }, "namespace": { "$ref": "#/$defs/pattern" }, "name": { "$ref": "#/$defs/pattern" }, "container": { "$ref": "#/$defs/pattern" }, "claimant": { "enum": ["workload", "host-process", "kernel"] }, "source": { "type": ["string", "null"] } } }, "range": { "type": "object", "required": ["port", "from", "to"], "additionalProperties": false, "properties": { "registry": { "type": "string" }, "protocol": { "$ref": "#/$defs/protocol" }, "port": { "$ref": "#/$defs/port" }, "endPort": { "$ref": "#/$defs/port" }, "from": { "type": "string" }, "to": { "type": "string" }, "since": { "$ref": "#/$defs/release" }, "source": { "type": "string" } } }, "reservedRange": { "type": "object", "required": ["port", "endPort"], "additionalProperties": false, "properties": { "port": { "$ref": "#/$defs/port" }, "endPort": { "$ref": "#/$defs/port" }, "source": { "type": "string" } } }, "knownListener": { "type": "object", "required": ["port"], "additionalProperties": false, "properties": { "protocol": { "$ref": "#/$defs/protocol" }, "port": { "$ref": "#/$defs/port" }, "owner": { "$ref": "#/$defs/owner" } } } } };
var func1 = Object.prototype.hasOwnProperty;
var pattern4 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]*$", "u");
var schema32 = { "type": "object", "required": ["port", "process"], "additionalProperties": false, "properties": { "registry": { "type": "string" }, "protocol": { "$ref": "#/$defs/protocol" }, "port": { "$ref": "#/$defs/port" }, "endPort": { "$ref": "#/$defs/port" }, "process": { "type": "string", "pattern": "\\S" }, "applicationProtocol": { "type": ["string", "null"] }, "exposure": { "enum": ["external", "localhost"] }, "controlPlaneOnly": { "type": ["boolean", "null"] }, "team": { "type": ["string", "null"] }, "since": { "$ref": "#/$defs/release" }, "removed": { "$ref": "#/$defs/release" }, "notes": { "type": ["string", "null"] }, "citation": { "type": "object", "required": ["document", "line"], "additionalProperties": false, "properties": { "document": { "type": "string" }, "table": { "type": "string" }, "line": { "type": "integer", "minimum": 1 } } }, "owners": { "type": "array", "items": { "$ref": "#/$defs/owner" } }, "status": { "enum": ["active", "stale", "removed"] } } };
var schema33 = { "enum": ["TCP", "UDP", "SCTP"] };
var schema36 = { "type": ["string", "null"], "pattern": "^[0-9]{1,4}(\\.[0-9]{1,4}){0,2}$" };
var pattern5 = new RegExp("\\S", "u");
var pattern6 = new RegExp("^[0-9]{1,4}(\\.[0-9]{1,4}){0,2}$", "u");
var schema38 = { "type": "object", "additionalProperties": false, "properties": { "kind": { "$ref": "#/$defs/pattern" }, "namespace": { "$ref": "#/$defs/pattern" }, "name": { "$ref": "#/$defs/pattern" }, "container": { "$ref": "#/$defs/pattern" }, "claimant": { "enum": ["workload", "host-process", "kernel"] }, "source": { "type": ["string", "null"] } } };
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
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "kind" || key0 === "namespace" || key0 === "name" || key0 === "container" || key0 === "claimant" || key0 === "source")) {
          validate22.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.kind !== void 0) {
          const _errs2 = errors;
          if (typeof data.kind !== "string") {
            validate22.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/$defs/pattern/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          var valid0 = _errs2 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.namespace !== void 0) {
            const _errs5 = errors;
            if (typeof data.namespace !== "string") {
              validate22.errors = [{ instancePath: instancePath + "/namespace", schemaPath: "#/$defs/pattern/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            var valid0 = _errs5 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.name !== void 0) {
              const _errs8 = errors;
              if (typeof data.name !== "string") {
                validate22.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/$defs/pattern/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs8 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.container !== void 0) {
                const _errs11 = errors;
                if (typeof data.container !== "string") {
                  validate22.errors = [{ instancePath: instancePath + "/container", schemaPath: "#/$defs/pattern/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
                var valid0 = _errs11 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.claimant !== void 0) {
                  let data4 = data.claimant;
                  const _errs14 = errors;
                  if (!(data4 === "workload" || data4 === "host-process" || data4 === "kernel")) {
                    validate22.errors = [{ instancePath: instancePath + "/claimant", schemaPath: "#/properties/claimant/enum", keyword: "enum", params: { allowedValues: schema38.properties.claimant.enum }, message: "must be equal to one of the allowed values" }];
                    return false;
                  }
                  var valid0 = _errs14 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.source !== void 0) {
                    let data5 = data.source;
                    const _errs15 = errors;
                    if (typeof data5 !== "string" && data5 !== null) {
                      validate22.errors = [{ instancePath: instancePath + "/source", schemaPath: "#/properties/source/type", keyword: "type", params: { type: schema38.properties.source.type }, message: "must be string,null" }];
                      return false;
                    }
                    var valid0 = _errs15 === errors;
                  } else {
                    var valid0 = true;
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate22.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
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
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.port === void 0 && (missing0 = "port") || data.process === void 0 && (missing0 = "process")) {
        validate21.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func1.call(schema32.properties, key0)) {
            validate21.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.registry !== void 0) {
            const _errs2 = errors;
            if (typeof data.registry !== "string") {
              validate21.errors = [{ instancePath: instancePath + "/registry", schemaPath: "#/properties/registry/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.protocol !== void 0) {
              let data1 = data.protocol;
              const _errs4 = errors;
              if (!(data1 === "TCP" || data1 === "UDP" || data1 === "SCTP")) {
                validate21.errors = [{ instancePath: instancePath + "/protocol", schemaPath: "#/$defs/protocol/enum", keyword: "enum", params: { allowedValues: schema33.enum }, message: "must be equal to one of the allowed values" }];
                return false;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.port !== void 0) {
                let data2 = data.port;
                const _errs6 = errors;
                const _errs7 = errors;
                if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
                  validate21.errors = [{ instancePath: instancePath + "/port", schemaPath: "#/$defs/port/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                  return false;
                }
                if (errors === _errs7) {
                  if (typeof data2 == "number" && isFinite(data2)) {
                    if (data2 > 65535 || isNaN(data2)) {
                      validate21.errors = [{ instancePath: instancePath + "/port", schemaPath: "#/$defs/port/maximum", keyword: "maximum", params: { comparison: "<=", limit: 65535 }, message: "must be <= 65535" }];
                      return false;
                    } else {
                      if (data2 < 1 || isNaN(data2)) {
                        validate21.errors = [{ instancePath: instancePath + "/port", schemaPath: "#/$defs/port/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                        return false;
                      }
                    }
                  }
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.endPort !== void 0) {
                  let data3 = data.endPort;
                  const _errs9 = errors;
                  const _errs10 = errors;
                  if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
                    validate21.errors = [{ instancePath: instancePath + "/endPort", schemaPath: "#/$defs/port/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                    return false;
                  }
                  if (errors === _errs10) {
                    if (typeof data3 == "number" && isFinite(data3)) {
                      if (data3 > 65535 || isNaN(data3)) {
                        validate21.errors = [{ instancePath: instancePath + "/endPort", schemaPath: "#/$defs/port/maximum", keyword: "maximum", params: { comparison: "<=", limit: 65535 }, message: "must be <= 65535" }];
                        return false;
                      } else {
                        if (data3 < 1 || isNaN(data3)) {
                          validate21.errors = [{ instancePath: instancePath + "/endPort", schemaPath: "#/$defs/port/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                          return false;
                        }
                      }
                    }
                  }
                  var valid0 = _errs9 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.process !== void 0) {
                    let data4 = data.process;
                    const _errs12 = errors;
                    if (errors === _errs12) {
                      if (typeof data4 === "string") {
                        if (!pattern5.test(data4)) {
                          validate21.errors = [{ instancePath: instancePath + "/process", schemaPath: "#/properties/process/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' }];
                          return false;
                        }
                      } else {
                        validate21.errors = [{ instancePath: instancePath + "/process", schemaPath: "#/properties/process/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                    }
                    var valid0 = _errs12 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.applicationProtocol !== void 0) {
                      let data5 = data.applicationProtocol;
                      const _errs14 = errors;
                      if (typeof data5 !== "string" && data5 !== null) {
                        validate21.errors = [{ instancePath: instancePath + "/applicationProtocol", schemaPath: "#/properties/applicationProtocol/type", keyword: "type", params: { type: schema32.properties.applicationProtocol.type }, message: "must be string,null" }];
                        return false;
                      }
                      var valid0 = _errs14 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.exposure !== void 0) {
                        let data6 = data.exposure;
                        const _errs16 = errors;
                        if (!(data6 === "external" || data6 === "localhost")) {
                          validate21.errors = [{ instancePath: instancePath + "/exposure", schemaPath: "#/properties/exposure/enum", keyword: "enum", params: { allowedValues: schema32.properties.exposure.enum }, message: "must be equal to one of the allowed values" }];
                          return false;
                        }
                        var valid0 = _errs16 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.controlPlaneOnly !== void 0) {
                          let data7 = data.controlPlaneOnly;
                          const _errs17 = errors;
                          if (typeof data7 !== "boolean" && data7 !== null) {
                            validate21.errors = [{ instancePath: instancePath + "/controlPlaneOnly", schemaPath: "#/properties/controlPlaneOnly/type", keyword: "type", params: { type: schema32.properties.controlPlaneOnly.type }, message: "must be boolean,null" }];
                            return false;
                          }
                          var valid0 = _errs17 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.team !== void 0) {
                            let data8 = data.team;
                            const _errs19 = errors;
                            if (typeof data8 !== "string" && data8 !== null) {
                              validate21.errors = [{ instancePath: instancePath + "/team", schemaPath: "#/properties/team/type", keyword: "type", params: { type: schema32.properties.team.type }, message: "must be string,null" }];
                              return false;
                            }
                            var valid0 = _errs19 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.since !== void 0) {
                              let data9 = data.since;
                              const _errs21 = errors;
                              const _errs22 = errors;
                              if (typeof data9 !== "string" && data9 !== null) {
                                validate21.errors = [{ instancePath: instancePath + "/since", schemaPath: "#/$defs/release/type", keyword: "type", params: { type: schema36.type }, message: "must be string,null" }];
                                return false;
                              }
                              if (errors === _errs22) {
                                if (typeof data9 === "string") {
                                  if (!pattern6.test(data9)) {
                                    validate21.errors = [{ instancePath: instancePath + "/since", schemaPath: "#/$defs/release/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,4}(\\.[0-9]{1,4}){0,2}$" }, message: 'must match pattern "^[0-9]{1,4}(\\.[0-9]{1,4}){0,2}$"' }];
                                    return false;
                                  }
                                }
                              }
                              var valid0 = _errs21 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.removed !== void 0) {
                                let data10 = data.removed;
                                const _errs24 = errors;
                                const _errs25 = errors;
                                if (typeof data10 !== "string" && data10 !== null) {
                                  validate21.errors = [{ instancePath: instancePath + "/removed", schemaPath: "#/$defs/release/type", keyword: "type", params: { type: schema36.type }, message: "must be string,null" }];
                                  return false;
                                }
                                if (errors === _errs25) {
                                  if (typeof data10 === "string") {
                                    if (!pattern6.test(data10)) {
                                      validate21.errors = [{ instancePath: instancePath + "/removed", schemaPath: "#/$defs/release/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,4}(\\.[0-9]{1,4}){0,2}$" }, message: 'must match pattern "^[0-9]{1,4}(\\.[0-9]{1,4}){0,2}$"' }];
                                      return false;
                                    }
                                  }
                                }
                                var valid0 = _errs24 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.notes !== void 0) {
                                  let data11 = data.notes;
                                  const _errs27 = errors;
                                  if (typeof data11 !== "string" && data11 !== null) {
                                    validate21.errors = [{ instancePath: instancePath + "/notes", schemaPath: "#/properties/notes/type", keyword: "type", params: { type: schema32.properties.notes.type }, message: "must be string,null" }];
                                    return false;
                                  }
                                  var valid0 = _errs27 === errors;
                                } else {
                                  var valid0 = true;
                                }
                                if (valid0) {
                                  if (data.citation !== void 0) {
                                    let data12 = data.citation;
                                    const _errs29 = errors;
                                    if (errors === _errs29) {
                                      if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
                                        let missing1;
                                        if (data12.document === void 0 && (missing1 = "document") || data12.line === void 0 && (missing1 = "line")) {
                                          validate21.errors = [{ instancePath: instancePath + "/citation", schemaPath: "#/properties/citation/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                                          return false;
                                        } else {
                                          const _errs31 = errors;
                                          for (const key1 in data12) {
                                            if (!(key1 === "document" || key1 === "table" || key1 === "line")) {
                                              validate21.errors = [{ instancePath: instancePath + "/citation", schemaPath: "#/properties/citation/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }];
                                              return false;
                                              break;
                                            }
                                          }
                                          if (_errs31 === errors) {
                                            if (data12.document !== void 0) {
                                              const _errs32 = errors;
                                              if (typeof data12.document !== "string") {
                                                validate21.errors = [{ instancePath: instancePath + "/citation/document", schemaPath: "#/properties/citation/properties/document/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                return false;
                                              }
                                              var valid6 = _errs32 === errors;
                                            } else {
                                              var valid6 = true;
                                            }
                                            if (valid6) {
                                              if (data12.table !== void 0) {
                                                const _errs34 = errors;
                                                if (typeof data12.table !== "string") {
                                                  validate21.errors = [{ instancePath: instancePath + "/citation/table", schemaPath: "#/properties/citation/properties/table/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                  return false;
                                                }
                                                var valid6 = _errs34 === errors;
                                              } else {
                                                var valid6 = true;
                                              }
                                              if (valid6) {
                                                if (data12.line !== void 0) {
                                                  let data15 = data12.line;
                                                  const _errs36 = errors;
                                                  if (!(typeof data15 == "number" && (!(data15 % 1) && !isNaN(data15)) && isFinite(data15))) {
                                                    validate21.errors = [{ instancePath: instancePath + "/citation/line", schemaPath: "#/properties/citation/properties/line/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                                    return false;
                                                  }
                                                  if (errors === _errs36) {
                                                    if (typeof data15 == "number" && isFinite(data15)) {
                                                      if (data15 < 1 || isNaN(data15)) {
                                                        validate21.errors = [{ instancePath: instancePath + "/citation/line", schemaPath: "#/properties/citation/properties/line/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                                                        return false;
                                                      }
                                                    }
                                                  }
                                                  var valid6 = _errs36 === errors;
                                                } else {
                                                  var valid6 = true;
                                                }
                                              }
                                            }
                                          }
                                        }
                                      } else {
                                        validate21.errors = [{ instancePath: instancePath + "/citation", schemaPath: "#/properties/citation/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                        return false;
                                      }
                                    }
                                    var valid0 = _errs29 === errors;
                                  } else {
                                    var valid0 = true;
                                  }
                                  if (valid0) {
                                    if (data.owners !== void 0) {
                                      let data16 = data.owners;
                                      const _errs38 = errors;
                                      if (errors === _errs38) {
                                        if (Array.isArray(data16)) {
                                          var valid7 = true;
                                          const len0 = data16.length;
                                          for (let i0 = 0; i0 < len0; i0++) {
                                            const _errs40 = errors;
                                            if (!validate22(data16[i0], { instancePath: instancePath + "/owners/" + i0, parentData: data16, parentDataProperty: i0, rootData, dynamicAnchors })) {
                                              vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
                                              errors = vErrors.length;
                                            }
                                            var valid7 = _errs40 === errors;
                                            if (!valid7) {
                                              break;
                                            }
                                          }
                                        } else {
                                          validate21.errors = [{ instancePath: instancePath + "/owners", schemaPath: "#/properties/owners/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                          return false;
                                        }
                                      }
                                      var valid0 = _errs38 === errors;
                                    } else {
                                      var valid0 = true;
                                    }
                                    if (valid0) {
                                      if (data.status !== void 0) {
                                        let data18 = data.status;
                                        const _errs41 = errors;
                                        if (!(data18 === "active" || data18 === "stale" || data18 === "removed")) {
                                          validate21.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: schema32.properties.status.enum }, message: "must be equal to one of the allowed values" }];
                                          return false;
                                        }
                                        var valid0 = _errs41 === errors;
                                      } else {
                                        var valid0 = true;
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate21.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate21.errors = vErrors;
  return errors === 0;
}
validate21.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
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
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.port === void 0 && (missing0 = "port") || data.from === void 0 && (missing0 = "from") || data.to === void 0 && (missing0 = "to")) {
        validate25.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "registry" || key0 === "protocol" || key0 === "port" || key0 === "endPort" || key0 === "from" || key0 === "to" || key0 === "since" || key0 === "source")) {
            validate25.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.registry !== void 0) {
            const _errs2 = errors;
            if (typeof data.registry !== "string") {
              validate25.errors = [{ instancePath: instancePath + "/registry", schemaPath: "#/properties/registry/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.protocol !== void 0) {
              let data1 = data.protocol;
              const _errs4 = errors;
              if (!(data1 === "TCP" || data1 === "UDP" || data1 === "SCTP")) {
                validate25.errors = [{ instancePath: instancePath + "/protocol", schemaPath: "#/$defs/protocol/enum", keyword: "enum", params: { allowedValues: schema33.enum }, message: "must be equal to one of the allowed values" }];
                return false;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.port !== void 0) {
                let data2 = data.port;
                const _errs6 = errors;
                const _errs7 = errors;
                if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
                  validate25.errors = [{ instancePath: instancePath + "/port", schemaPath: "#/$defs/port/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                  return false;
                }
                if (errors === _errs7) {
                  if (typeof data2 == "number" && isFinite(data2)) {
                    if (data2 > 65535 || isNaN(data2)) {
                      validate25.errors = [{ instancePath: instancePath + "/port", schemaPath: "#/$defs/port/maximum", keyword: "maximum", params: { comparison: "<=", limit: 65535 }, message: "must be <= 65535" }];
                      return false;
                    } else {
                      if (data2 < 1 || isNaN(data2)) {
                        validate25.errors = [{ instancePath: instancePath + "/port", schemaPath: "#/$defs/port/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                        return false;
                      }
                    }
                  }
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.endPort !== void 0) {
                  let data3 = data.endPort;
                  const _errs9 = errors;
                  const _errs10 = errors;
                  if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
                    validate25.errors = [{ instancePath: instancePath + "/endPort", schemaPath: "#/$defs/port/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                    return false;
                  }
                  if (errors === _errs10) {
                    if (typeof data3 == "number" && isFinite(data3)) {
                      if (data3 > 65535 || isNaN(data3)) {
                        validate25.errors = [{ instancePath: instancePath + "/endPort", schemaPath: "#/$defs/port/maximum", keyword: "maximum", params: { comparison: "<=", limit: 65535 }, message: "must be <= 65535" }];
                        return false;
                      } else {
                        if (data3 < 1 || isNaN(data3)) {
                          validate25.errors = [{ instancePath: instancePath + "/endPort", schemaPath: "#/$defs/port/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                          return false;
                        }
                      }
                    }
                  }
                  var valid0 = _errs9 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.from !== void 0) {
                    const _errs12 = errors;
                    if (typeof data.from !== "string") {
                      validate25.errors = [{ instancePath: instancePath + "/from", schemaPath: "#/properties/from/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    var valid0 = _errs12 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.to !== void 0) {
                      const _errs14 = errors;
                      if (typeof data.to !== "string") {
                        validate25.errors = [{ instancePath: instancePath + "/to", schemaPath: "#/properties/to/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      var valid0 = _errs14 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.since !== void 0) {
                        let data6 = data.since;
                        const _errs16 = errors;
                        const _errs17 = errors;
                        if (typeof data6 !== "string" && data6 !== null) {
                          validate25.errors = [{ instancePath: instancePath + "/since", schemaPath: "#/$defs/release/type", keyword: "type", params: { type: schema36.type }, message: "must be string,null" }];
                          return false;
                        }
                        if (errors === _errs17) {
                          if (typeof data6 === "string") {
                            if (!pattern6.test(data6)) {
                              validate25.errors = [{ instancePath: instancePath + "/since", schemaPath: "#/$defs/release/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,4}(\\.[0-9]{1,4}){0,2}$" }, message: 'must match pattern "^[0-9]{1,4}(\\.[0-9]{1,4}){0,2}$"' }];
                              return false;
                            }
                          }
                        }
                        var valid0 = _errs16 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.source !== void 0) {
                          const _errs19 = errors;
                          if (typeof data.source !== "string") {
                            validate25.errors = [{ instancePath: instancePath + "/source", schemaPath: "#/properties/source/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                          }
                          var valid0 = _errs19 === errors;
                        } else {
                          var valid0 = true;
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate25.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate25.errors = vErrors;
  return errors === 0;
}
validate25.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
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
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.port === void 0 && (missing0 = "port") || data.endPort === void 0 && (missing0 = "endPort")) {
        validate27.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "port" || key0 === "endPort" || key0 === "source")) {
            validate27.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.port !== void 0) {
            let data0 = data.port;
            const _errs2 = errors;
            const _errs3 = errors;
            if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
              validate27.errors = [{ instancePath: instancePath + "/port", schemaPath: "#/$defs/port/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
              return false;
            }
            if (errors === _errs3) {
              if (typeof data0 == "number" && isFinite(data0)) {
                if (data0 > 65535 || isNaN(data0)) {
                  validate27.errors = [{ instancePath: instancePath + "/port", schemaPath: "#/$defs/port/maximum", keyword: "maximum", params: { comparison: "<=", limit: 65535 }, message: "must be <= 65535" }];
                  return false;
                } else {
                  if (data0 < 1 || isNaN(data0)) {
                    validate27.errors = [{ instancePath: instancePath + "/port", schemaPath: "#/$defs/port/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                    return false;
                  }
                }
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.endPort !== void 0) {
              let data1 = data.endPort;
              const _errs5 = errors;
              const _errs6 = errors;
              if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
                validate27.errors = [{ instancePath: instancePath + "/endPort", schemaPath: "#/$defs/port/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                return false;
              }
              if (errors === _errs6) {
                if (typeof data1 == "number" && isFinite(data1)) {
                  if (data1 > 65535 || isNaN(data1)) {
                    validate27.errors = [{ instancePath: instancePath + "/endPort", schemaPath: "#/$defs/port/maximum", keyword: "maximum", params: { comparison: "<=", limit: 65535 }, message: "must be <= 65535" }];
                    return false;
                  } else {
                    if (data1 < 1 || isNaN(data1)) {
                      validate27.errors = [{ instancePath: instancePath + "/endPort", schemaPath: "#/$defs/port/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                      return false;
                    }
                  }
                }
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.source !== void 0) {
                const _errs8 = errors;
                if (typeof data.source !== "string") {
                  validate27.errors = [{ instancePath: instancePath + "/source", schemaPath: "#/properties/source/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
                var valid0 = _errs8 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate27.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate27.errors = vErrors;
  return errors === 0;
}
validate27.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
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
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.port === void 0 && (missing0 = "port")) {
        validate29.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "protocol" || key0 === "port" || key0 === "owner")) {
            validate29.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.protocol !== void 0) {
            let data0 = data.protocol;
            const _errs2 = errors;
            if (!(data0 === "TCP" || data0 === "UDP" || data0 === "SCTP")) {
              validate29.errors = [{ instancePath: instancePath + "/protocol", schemaPath: "#/$defs/protocol/enum", keyword: "enum", params: { allowedValues: schema33.enum }, message: "must be equal to one of the allowed values" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.port !== void 0) {
              let data1 = data.port;
              const _errs4 = errors;
              const _errs5 = errors;
              if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
                validate29.errors = [{ instancePath: instancePath + "/port", schemaPath: "#/$defs/port/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                return false;
              }
              if (errors === _errs5) {
                if (typeof data1 == "number" && isFinite(data1)) {
                  if (data1 > 65535 || isNaN(data1)) {
                    validate29.errors = [{ instancePath: instancePath + "/port", schemaPath: "#/$defs/port/maximum", keyword: "maximum", params: { comparison: "<=", limit: 65535 }, message: "must be <= 65535" }];
                    return false;
                  } else {
                    if (data1 < 1 || isNaN(data1)) {
                      validate29.errors = [{ instancePath: instancePath + "/port", schemaPath: "#/$defs/port/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                      return false;
                    }
                  }
                }
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.owner !== void 0) {
                const _errs7 = errors;
                if (!validate22(data.owner, { instancePath: instancePath + "/owner", parentData: data, parentDataProperty: "owner", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate29.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
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
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.version === void 0 && (missing0 = "version") || data.name === void 0 && (missing0 = "name") || data.assignments === void 0 && (missing0 = "assignments")) {
        validate20.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func1.call(schema31.properties, key0)) {
            validate20.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.$schema !== void 0) {
            const _errs2 = errors;
            if (typeof data.$schema !== "string") {
              validate20.errors = [{ instancePath: instancePath + "/$schema", schemaPath: "#/properties/%24schema/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.version !== void 0) {
              const _errs4 = errors;
              if (1 !== data.version) {
                validate20.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/properties/version/const", keyword: "const", params: { allowedValue: 1 }, message: "must be equal to constant" }];
                return false;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.name !== void 0) {
                let data2 = data.name;
                const _errs5 = errors;
                if (errors === _errs5) {
                  if (typeof data2 === "string") {
                    if (!pattern4.test(data2)) {
                      validate20.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]*$" }, message: 'must match pattern "^[A-Za-z0-9][A-Za-z0-9._-]*$"' }];
                      return false;
                    }
                  } else {
                    validate20.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.title !== void 0) {
                  const _errs7 = errors;
                  if (typeof data.title !== "string") {
                    validate20.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  var valid0 = _errs7 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.url !== void 0) {
                    let data4 = data.url;
                    const _errs9 = errors;
                    if (typeof data4 !== "string" && data4 !== null) {
                      validate20.errors = [{ instancePath: instancePath + "/url", schemaPath: "#/properties/url/type", keyword: "type", params: { type: schema31.properties.url.type }, message: "must be string,null" }];
                      return false;
                    }
                    var valid0 = _errs9 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.assignments !== void 0) {
                      let data5 = data.assignments;
                      const _errs11 = errors;
                      if (errors === _errs11) {
                        if (Array.isArray(data5)) {
                          var valid1 = true;
                          const len0 = data5.length;
                          for (let i0 = 0; i0 < len0; i0++) {
                            const _errs13 = errors;
                            if (!validate21(data5[i0], { instancePath: instancePath + "/assignments/" + i0, parentData: data5, parentDataProperty: i0, rootData, dynamicAnchors })) {
                              vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
                              errors = vErrors.length;
                            }
                            var valid1 = _errs13 === errors;
                            if (!valid1) {
                              break;
                            }
                          }
                        } else {
                          validate20.errors = [{ instancePath: instancePath + "/assignments", schemaPath: "#/properties/assignments/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                          return false;
                        }
                      }
                      var valid0 = _errs11 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.ranges !== void 0) {
                        let data7 = data.ranges;
                        const _errs14 = errors;
                        if (errors === _errs14) {
                          if (Array.isArray(data7)) {
                            var valid2 = true;
                            const len1 = data7.length;
                            for (let i1 = 0; i1 < len1; i1++) {
                              const _errs16 = errors;
                              if (!validate25(data7[i1], { instancePath: instancePath + "/ranges/" + i1, parentData: data7, parentDataProperty: i1, rootData, dynamicAnchors })) {
                                vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
                                errors = vErrors.length;
                              }
                              var valid2 = _errs16 === errors;
                              if (!valid2) {
                                break;
                              }
                            }
                          } else {
                            validate20.errors = [{ instancePath: instancePath + "/ranges", schemaPath: "#/properties/ranges/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                            return false;
                          }
                        }
                        var valid0 = _errs14 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.reservedRanges !== void 0) {
                          let data9 = data.reservedRanges;
                          const _errs17 = errors;
                          if (errors === _errs17) {
                            if (Array.isArray(data9)) {
                              var valid3 = true;
                              const len2 = data9.length;
                              for (let i2 = 0; i2 < len2; i2++) {
                                const _errs19 = errors;
                                if (!validate27(data9[i2], { instancePath: instancePath + "/reservedRanges/" + i2, parentData: data9, parentDataProperty: i2, rootData, dynamicAnchors })) {
                                  vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
                                  errors = vErrors.length;
                                }
                                var valid3 = _errs19 === errors;
                                if (!valid3) {
                                  break;
                                }
                              }
                            } else {
                              validate20.errors = [{ instancePath: instancePath + "/reservedRanges", schemaPath: "#/properties/reservedRanges/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                              return false;
                            }
                          }
                          var valid0 = _errs17 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.platformNamespaces !== void 0) {
                            let data11 = data.platformNamespaces;
                            const _errs20 = errors;
                            if (errors === _errs20) {
                              if (Array.isArray(data11)) {
                                var valid4 = true;
                                const len3 = data11.length;
                                for (let i3 = 0; i3 < len3; i3++) {
                                  const _errs22 = errors;
                                  if (typeof data11[i3] !== "string") {
                                    validate20.errors = [{ instancePath: instancePath + "/platformNamespaces/" + i3, schemaPath: "#/$defs/pattern/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                    return false;
                                  }
                                  var valid4 = _errs22 === errors;
                                  if (!valid4) {
                                    break;
                                  }
                                }
                              } else {
                                validate20.errors = [{ instancePath: instancePath + "/platformNamespaces", schemaPath: "#/properties/platformNamespaces/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                return false;
                              }
                            }
                            var valid0 = _errs20 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.platformAnnotations !== void 0) {
                              let data13 = data.platformAnnotations;
                              const _errs25 = errors;
                              if (errors === _errs25) {
                                if (Array.isArray(data13)) {
                                  var valid6 = true;
                                  const len4 = data13.length;
                                  for (let i4 = 0; i4 < len4; i4++) {
                                    const _errs27 = errors;
                                    if (typeof data13[i4] !== "string") {
                                      validate20.errors = [{ instancePath: instancePath + "/platformAnnotations/" + i4, schemaPath: "#/$defs/pattern/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                      return false;
                                    }
                                    var valid6 = _errs27 === errors;
                                    if (!valid6) {
                                      break;
                                    }
                                  }
                                } else {
                                  validate20.errors = [{ instancePath: instancePath + "/platformAnnotations", schemaPath: "#/properties/platformAnnotations/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                  return false;
                                }
                              }
                              var valid0 = _errs25 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.unregistered !== void 0) {
                                let data15 = data.unregistered;
                                const _errs30 = errors;
                                if (errors === _errs30) {
                                  if (Array.isArray(data15)) {
                                    var valid8 = true;
                                    const len5 = data15.length;
                                    for (let i5 = 0; i5 < len5; i5++) {
                                      const _errs32 = errors;
                                      if (!validate29(data15[i5], { instancePath: instancePath + "/unregistered/" + i5, parentData: data15, parentDataProperty: i5, rootData, dynamicAnchors })) {
                                        vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
                                        errors = vErrors.length;
                                      }
                                      var valid8 = _errs32 === errors;
                                      if (!valid8) {
                                        break;
                                      }
                                    }
                                  } else {
                                    validate20.errors = [{ instancePath: instancePath + "/unregistered", schemaPath: "#/properties/unregistered/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                    return false;
                                  }
                                }
                                var valid0 = _errs30 === errors;
                              } else {
                                var valid0 = true;
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate20.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate20.errors = vErrors;
  return errors === 0;
}
validate20.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };

// src/registry/violation.ts
var import_usage_error = __toESM(require_usage_error(), 1);
function describeViolation(violation, value) {
  if (!violation) return "this is no registry";
  const at = pathOf(violation.instancePath);
  const { keyword, params } = violation;
  if (keyword === "additionalProperties") {
    const name = String(params.additionalProperty);
    return `${at}: "${name.slice(0, 60)}" is no field of a registry${(0, import_usage_error.didYouMean)(name.slice(0, 60), siblings(violation))}`;
  }
  if (keyword === "enum") {
    const allowed = params.allowedValues.map(String);
    const found = String(valueAt(value, violation.instancePath)).slice(0, 60);
    return `${at}: expected ${allowed.join(", ")}, found "${found}"${(0, import_usage_error.didYouMean)(found, allowed)}`;
  }
  if (keyword === "required") return `${at}: the field "${String(params.missingProperty)}" is missing`;
  if (keyword === "const") return `${at}: expected ${JSON.stringify(params.allowedValue)}`;
  if (keyword === "type") return `${at}: expected ${[params.type].flat().join(" or ")}`;
  return `${at}: ${violation.message ?? "not allowed here"}`;
}
function siblings({ instancePath }) {
  if (/\/citation$/.test(instancePath)) return ["document", "table", "line"];
  if (/\/(owners\/\d+|owner)$/.test(instancePath)) return ["kind", "namespace", "name", "container", "claimant", "source"];
  if (/^\/ranges\/\d+$/.test(instancePath)) return ["protocol", "port", "endPort", "from", "to", "since", "source"];
  if (/^\/reservedRanges\/\d+$/.test(instancePath)) return ["port", "endPort", "source"];
  if (/^\/unregistered\/\d+$/.test(instancePath)) return ["protocol", "port", "owner"];
  if (/^\/assignments\/\d+$/.test(instancePath)) {
    return "protocol port endPort process applicationProtocol exposure controlPlaneOnly team since removed notes citation owners status".split(
      " "
    );
  }
  return "version name title url assignments ranges reservedRanges platformNamespaces platformAnnotations unregistered".split(" ");
}
function pathOf(pointer) {
  if (pointer === "") return "at the top";
  return pointer.slice(1).split("/").reduce((path, part) => /^\d+$/.test(part) ? `${path}[${part}]` : path === "" ? part : `${path}.${part}`, "");
}
function valueAt(value, pointer) {
  return pointer.split("/").slice(1).reduce(
    (inner, part) => typeof inner === "object" && inner !== null ? inner[part] : void 0,
    value
  );
}

// src/registry/normalise.ts
function normaliseRegistry(value, document, lineOf) {
  if (isTooLarge(value)) return { message: "the registry is too large: its aliases stand for more than a million values", pointer: "" };
  if (!validate(value)) return refusalOf(validate.errors?.[0], value);
  const written = value;
  const backwards = backwardRange(written);
  if (backwards) return backwards;
  return {
    version: 1,
    name: written.name,
    title: written.title ?? written.name,
    url: written.url ?? null,
    assignments: written.assignments.map(
      (row, index) => ({
        registry: written.name,
        protocol: row.protocol ?? "TCP",
        port: row.port,
        endPort: row.endPort ?? row.port,
        process: row.process,
        applicationProtocol: row.applicationProtocol ?? null,
        exposure: row.exposure ?? "external",
        controlPlaneOnly: row.controlPlaneOnly ?? null,
        team: row.team ?? null,
        since: row.since ?? null,
        removed: row.removed ?? null,
        notes: row.notes ?? null,
        citation: { table: "assignments", ...row.citation ?? { document, line: lineOf(`/assignments/${index}`) } },
        owners: (row.owners ?? []).map(fillOwner),
        status: row.status ?? (row.removed ? "removed" : "active")
      })
    ),
    ranges: (written.ranges ?? []).map((range) => ({
      registry: written.name,
      protocol: range.protocol ?? "TCP",
      port: range.port,
      endPort: range.endPort ?? range.port,
      from: range.from,
      to: range.to,
      since: range.since ?? null,
      source: range.source ?? document
    })),
    reservedRanges: (written.reservedRanges ?? []).map((range) => ({ ...range, source: range.source ?? document })),
    platformNamespaces: written.platformNamespaces ?? [],
    platformAnnotations: written.platformAnnotations ?? [],
    unregistered: (written.unregistered ?? []).map((known) => ({
      protocol: known.protocol ?? "TCP",
      port: known.port,
      owner: fillOwner(known.owner ?? {})
    }))
  };
}
function refusalOf(violation, value) {
  const { instancePath = "", keyword, params } = violation ?? {};
  const unknown = keyword === "additionalProperties" ? `/${(0, import_places.pointerPart)(String(params?.additionalProperty))}` : "";
  return { message: describeViolation(violation, value), pointer: `${instancePath}${unknown}` };
}
function backwardRange(written) {
  for (const list of ["assignments", "ranges", "reservedRanges"]) {
    for (const [index, { port, endPort }] of (written[list] ?? []).entries()) {
      if (endPort === void 0 || endPort >= port) continue;
      return { message: `the range ${port}-${endPort} ends before it begins`, pointer: `/${list}/${index}/endPort` };
    }
  }
  return null;
}
function fillOwner(owner) {
  return { kind: "*", namespace: "*", name: "*", container: "*", claimant: "workload", source: null, ...owner };
}
function isTooLarge(value) {
  const open = [value];
  for (let count = 0; open.length > 0; count++) {
    if (count + open.length > 1e6) return true;
    const next = open.pop();
    if (typeof next === "object" && next !== null) for (const item of Object.values(next)) open.push(item);
  }
  return false;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  normaliseRegistry
});
