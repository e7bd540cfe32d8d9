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

// contents:schemas/program.schema.json?validator
var validate = validate20;
var schema31 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "https://raw.githubusercontent.com/hostport-lint/hostport-lint/main/schemas/program.schema.json", "title": "Listeners of programs, for hostport-lint", "type": "object", "additionalProperties": false, "required": ["programs"], "properties": { "$schema": { "type": "string" }, "programs": { "type": "array", "items": { "\
$ref": "#/$defs/program" } } }, "$defs": { "program": { "type": "object", "additionalProperties": false, "required": ["name"], "anyOf": [{ "required": ["executables"] }, { "required": ["images"] }], "errorMessage": "executables and images are missing; one of them must show where the program is started", "properties": { "name": { "type": "string", "title": "name of a program", "pattern": "^[a-z0-9]\
+(-[a-z0-9]+)*$", "errorMessage": "use small letters and digits, with - between words" }, "title": { "type": "string", "title": "title", "pattern": "^\\S(.*\\S)?$" }, "sources": { "type": "array", "items": { "type": "string", "pattern": "\\S" } }, "executables": { "type": "array", "minItems": 1, "items": { "type": "string", "title": "name of an executable", "pattern": "^[\\w.+*-]+$", "errorMessage": "\
write the last part of its path; * is any text" } }, "images": { "type": "array", "minItems": 1, "items": { "type": "string", "title": "name of an image", "pattern": "^[\\w.*-]+(/[\\w.*-]+){0,2}$", "errorMessage": "write up to three last parts of its path, without tag; * is any text" } }, "subcommand": { "type": "string", "title": "subcommand", "pattern": "^[\\w.-]+( [\\w.-]+)*$" }, "listeners": {
"type": "array", "items": { "$ref": "#/$defs/listener" } }, "notListening": { "$ref": "#/$defs/names" }, "switches": { "$ref": "#/$defs/names" }, "argumentVariables": { "$ref": "#/$defs/names" }, "settingOptions": { "$ref": "#/$defs/names" }, "fileReplacesOptions": { "const": true }, "components": { "type": "array", "minItems": 1, "items": { "type": "object", "additionalProperties": false, "requir\
ed": ["option", "words"], "properties": { "option": { "type": "string", "title": "name of an option" }, "words": { "type": "array", "minItems": 1, "items": { "type": "string" } }, "enabledBy": { "$ref": "#/$defs/conditions" }, "disabledBy": { "$ref": "#/$defs/conditions" } } } }, "checks": { "$ref": "#/$defs/conditions" }, "configurations": { "type": "array", "minItems": 1, "items": { "$ref": "#/$\
defs/configuration" } } } }, "forms": { "type": "array", "minItems": 1, "items": { "type": "string", "title": "form of an argument", "pattern": "^(?=.*\\{(?:port|address)\\})(?!.*\\{(?:port|address)\\}.*\\{(?:port|address)\\})(?!.*\\{host\\}.*\\{host\\})(?!(?:[^*]*\\*){5})(?:[^{}]|\\{(?:port|host|address)\\})+$", "errorMessage": "write {port} or {address} once, {host} at most once, and * at most f\
our times" } }, "listener": { "type": "object", "additionalProperties": false, "required": ["name"], "anyOf": [{ "required": ["options"] }, { "required": ["variables"] }, { "required": ["settings"] }, { "required": ["arguments"] }, { "properties": { "default": { "type": "object", "required": ["port"] } }, "required": ["default"] }], "errorMessage": "nothing sets this listener; give options, variab\
les, settings, arguments or a default port", "properties": { "name": { "type": "string", "title": "name of a listener", "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$", "errorMessage": "use small letters and digits, with - between words" }, "protocol": { "enum": ["TCP", "UDP", "SCTP"] }, "options": { "$ref": "#/$defs/names" }, "hostOptions": { "$ref": "#/$defs/names" }, "arguments": { "$ref": "#/$defs/forms" },
"forms": { "$ref": "#/$defs/forms" }, "variables": { "$ref": "#/$defs/names" }, "hostVariables": { "$ref": "#/$defs/names" }, "settings": { "$ref": "#/$defs/names" }, "hostSettings": { "$ref": "#/$defs/names" }, "default": { "type": "object", "additionalProperties": false, "minProperties": 1, "properties": { "host": { "type": "string", "pattern": "\\S" }, "port": { "type": "integer", "minimum": 1,
"maximum": 65535, "errorMessage": "ports go from 1 to 65535" } } }, "settledByFile": { "type": "boolean" }, "collects": { "type": "boolean" }, "fixed": { "type": "boolean" }, "since": { "type": "string", "title": "version", "pattern": "^\\d+\\.\\d+$", "errorMessage": 'write the major and minor version in quotes, such as "1.12"' }, "announcesHost": { "type": "boolean" }, "off": { "$ref": "#/$defs/v\
alues" }, "unset": { "$ref": "#/$defs/values" }, "enabledBy": { "$ref": "#/$defs/conditions" }, "disabledBy": { "$ref": "#/$defs/conditions" } } }, "configuration": { "type": "object", "additionalProperties": false, "required": ["format"], "anyOf": [{ "required": ["options"] }, { "required": ["texts"] }, { "required": ["variables"] }, { "required": ["paths"] }], "errorMessage": "options, texts, va\
riables and paths are missing; one of them must show where the file is", "properties": { "format": { "title": "format", "enum": ["yaml", "json", "toml", "ini", "env", "haproxy", "nginx", "corefile", "envoy", "fluent-bit", "fluentd", "unbound", "otelcol", "keywords", "blocks", "folder", "systemd"] }, "options": { "$ref": "#/$defs/names" }, "texts": { "$ref": "#/$defs/names" }, "variables": { "$ref": "\
#/$defs/names" }, "paths": { "type": "array", "minItems": 1, "items": { "type": "string", "title": "path", "pattern": "^/.*$", "errorMessage": "write the whole path within the container; * is any text" } } } }, "names": { "type": "array", "minItems": 1, "items": { "type": "string", "title": "name of an option, variable or setting", "pattern": "^[^-\\s=][^=]*$", "errorMessage": "leave out leading d\
ashes and =; * is any text" } }, "conditions": { "type": "array", "minItems": 1, "items": { "type": "string", "title": "condition", "pattern": "^[^-\\s=].*$", "errorMessage": "write NAME or NAME=VALUE without leading dashes; * is any text" } }, "values": { "type": "array", "minItems": 1, "items": { "type": "string" } } } };
var schema32 = { "type": "object", "additionalProperties": false, "required": ["name"], "anyOf": [{ "required": ["executables"] }, { "required": ["images"] }], "errorMessage": "executables and images are missing; one of them must show where the program is started", "properties": { "name": { "type": "string", "title": "name of a program", "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$", "errorMessage": "use \
small letters and digits, with - between words" }, "title": { "type": "string", "title": "title", "pattern": "^\\S(.*\\S)?$" }, "sources": { "type": "array", "items": { "type": "string", "pattern": "\\S" } }, "executables": { "type": "array", "minItems": 1, "items": { "type": "string", "title": "name of an executable", "pattern": "^[\\w.+*-]+$", "errorMessage": "write the last part of its path; * \
is any text" } }, "images": { "type": "array", "minItems": 1, "items": { "type": "string", "title": "name of an image", "pattern": "^[\\w.*-]+(/[\\w.*-]+){0,2}$", "errorMessage": "write up to three last parts of its path, without tag; * is any text" } }, "subcommand": { "type": "string", "title": "subcommand", "pattern": "^[\\w.-]+( [\\w.-]+)*$" }, "listeners": { "type": "array", "items": { "$ref": "\
#/$defs/listener" } }, "notListening": { "$ref": "#/$defs/names" }, "switches": { "$ref": "#/$defs/names" }, "argumentVariables": { "$ref": "#/$defs/names" }, "settingOptions": { "$ref": "#/$defs/names" }, "fileReplacesOptions": { "const": true }, "components": { "type": "array", "minItems": 1, "items": { "type": "object", "additionalProperties": false, "required": ["option", "words"], "properties": {
"option": { "type": "string", "title": "name of an option" }, "words": { "type": "array", "minItems": 1, "items": { "type": "string" } }, "enabledBy": { "$ref": "#/$defs/conditions" }, "disabledBy": { "$ref": "#/$defs/conditions" } } } }, "checks": { "$ref": "#/$defs/conditions" }, "configurations": { "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/configuration" } } } };
var schema34 = { "type": "array", "minItems": 1, "items": { "type": "string", "title": "name of an option, variable or setting", "pattern": "^[^-\\s=][^=]*$", "errorMessage": "leave out leading dashes and =; * is any text" } };
var schema44 = { "type": "array", "minItems": 1, "items": { "type": "string", "title": "condition", "pattern": "^[^-\\s=].*$", "errorMessage": "write NAME or NAME=VALUE without leading dashes; * is any text" } };
var func1 = Object.prototype.hasOwnProperty;
var pattern4 = new RegExp("^[a-z0-9]+(-[a-z0-9]+)*$", "u");
var pattern5 = new RegExp("^\\S(.*\\S)?$", "u");
var pattern6 = new RegExp("\\S", "u");
var pattern7 = new RegExp("^[\\w.+*-]+$", "u");
var pattern8 = new RegExp("^[\\w.*-]+(/[\\w.*-]+){0,2}$", "u");
var pattern9 = new RegExp("^[\\w.-]+( [\\w.-]+)*$", "u");
var pattern11 = new RegExp("^[^-\\s=][^=]*$", "u");
var pattern21 = new RegExp("^[^-\\s=].*$", "u");
var schema33 = { "type": "object", "additionalProperties": false, "required": ["name"], "anyOf": [{ "required": ["options"] }, { "required": ["variables"] }, { "required": ["settings"] }, { "required": ["arguments"] }, { "properties": { "default": { "type": "object", "required": ["port"] } }, "required": ["default"] }], "errorMessage": "nothing sets this listener; give options, variables, settings\
, arguments or a default port", "properties": { "name": { "type": "string", "title": "name of a listener", "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$", "errorMessage": "use small letters and digits, with - between words" }, "protocol": { "enum": ["TCP", "UDP", "SCTP"] }, "options": { "$ref": "#/$defs/names" }, "hostOptions": { "$ref": "#/$defs/names" }, "arguments": { "$ref": "#/$defs/forms" }, "forms": {
"$ref": "#/$defs/forms" }, "variables": { "$ref": "#/$defs/names" }, "hostVariables": { "$ref": "#/$defs/names" }, "settings": { "$ref": "#/$defs/names" }, "hostSettings": { "$ref": "#/$defs/names" }, "default": { "type": "object", "additionalProperties": false, "minProperties": 1, "properties": { "host": { "type": "string", "pattern": "\\S" }, "port": { "type": "integer", "minimum": 1, "maximum": 65535,
"errorMessage": "ports go from 1 to 65535" } } }, "settledByFile": { "type": "boolean" }, "collects": { "type": "boolean" }, "fixed": { "type": "boolean" }, "since": { "type": "string", "title": "version", "pattern": "^\\d+\\.\\d+$", "errorMessage": 'write the major and minor version in quotes, such as "1.12"' }, "announcesHost": { "type": "boolean" }, "off": { "$ref": "#/$defs/values" }, "unset": {
"$ref": "#/$defs/values" }, "enabledBy": { "$ref": "#/$defs/conditions" }, "disabledBy": { "$ref": "#/$defs/conditions" } } };
var schema36 = { "type": "array", "minItems": 1, "items": { "type": "string", "title": "form of an argument", "pattern": "^(?=.*\\{(?:port|address)\\})(?!.*\\{(?:port|address)\\}.*\\{(?:port|address)\\})(?!.*\\{host\\}.*\\{host\\})(?!(?:[^*]*\\*){5})(?:[^{}]|\\{(?:port|host|address)\\})+$", "errorMessage": "write {port} or {address} once, {host} at most once, and * at most four times" } };
var schema42 = { "type": "array", "minItems": 1, "items": { "type": "string" } };
var pattern13 = new RegExp("^(?=.*\\{(?:port|address)\\})(?!.*\\{(?:port|address)\\}.*\\{(?:port|address)\\})(?!.*\\{host\\}.*\\{host\\})(?!(?:[^*]*\\*){5})(?:[^{}]|\\{(?:port|host|address)\\})+$", "u");
var pattern20 = new RegExp("^\\d+\\.\\d+$", "u");
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
  const _errs1 = errors;
  let valid0 = false;
  const _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.options === void 0) {
      const err0 = { instancePath, schemaPath: "#/anyOf/0/required", keyword: "required", params: { missingProperty: "options" }, message: "must have required property 'options'", schema: schema33.anyOf[0].required, parentSchema: schema33.anyOf[0], data };
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
    if (data.variables === void 0) {
      const err1 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: "variables" }, message: "must have required property 'variables'", schema: schema33.anyOf[1].required, parentSchema: schema33.anyOf[1], data };
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
    if (data.settings === void 0) {
      const err2 = { instancePath, schemaPath: "#/anyOf/2/required", keyword: "required", params: { missingProperty: "settings" }, message: "must have required property 'settings'", schema: schema33.anyOf[2].required, parentSchema: schema33.anyOf[2], data };
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
    if (data.arguments === void 0) {
      const err3 = { instancePath, schemaPath: "#/anyOf/3/required", keyword: "required", params: { missingProperty: "arguments" }, message: "must have required property 'arguments'", schema: schema33.anyOf[3].required, parentSchema: schema33.anyOf[3], data };
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
  const _errs6 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.default === void 0) {
      const err4 = { instancePath, schemaPath: "#/anyOf/4/required", keyword: "required", params: { missingProperty: "default" }, message: "must have required property 'default'", schema: schema33.anyOf[4].required, parentSchema: schema33.anyOf[4], data };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.default !== void 0) {
      let data0 = data.default;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.port === void 0) {
          const err5 = { instancePath: instancePath + "/default", schemaPath: "#/anyOf/4/properties/default/required", keyword: "required", params: { missingProperty: "port" }, message: "must have required property 'port'", schema: schema33.anyOf[4].properties.default.required, parentSchema: schema33.anyOf[4].properties.default, data: data0 };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/default", schemaPath: "#/anyOf/4/properties/default/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema33.anyOf[4].properties.default.type, parentSchema: schema33.anyOf[4].properties.default, data: data0 };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
  }
  var _valid0 = _errs6 === errors;
  valid0 = valid0 || _valid0;
  if (_valid0) {
    var props0 = {};
    props0.default = true;
  }
  if (!valid0) {
    const err7 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema33.anyOf, parentSchema: schema33, data };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
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
    if (data.name === void 0) {
      const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema33.required, parentSchema: schema33, data };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func1.call(schema33.properties, key0)) {
        const err9 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema33, data };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.name !== void 0) {
      let data1 = data.name;
      if (typeof data1 === "string") {
        if (!pattern4.test(data1)) {
          const err10 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(-[a-z0-9]+)*$"', schema: "^[a-z0-9]+(-[a-z0-9]+)*$", parentSchema: schema33.properties.name, data: data1 };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      } else {
        const err11 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema33.properties.name.type, parentSchema: schema33.properties.name, data: data1 };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.protocol !== void 0) {
      let data2 = data.protocol;
      if (!(data2 === "TCP" || data2 === "UDP" || data2 === "SCTP")) {
        const err12 = { instancePath: instancePath + "/protocol", schemaPath: "#/properties/protocol/enum", keyword: "enum", params: { allowedValues: schema33.properties.protocol.enum }, message: "must be equal to one of the allowed values", schema: schema33.properties.protocol.enum, parentSchema: schema33.properties.protocol, data: data2 };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.options !== void 0) {
      let data3 = data.options;
      if (Array.isArray(data3)) {
        if (data3.length < 1) {
          const err13 = { instancePath: instancePath + "/options", schemaPath: "#/$defs/names/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema34, data: data3 };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        const len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data4 = data3[i0];
          if (typeof data4 === "string") {
            if (!pattern11.test(data4)) {
              const err14 = { instancePath: instancePath + "/options/" + i0, schemaPath: "#/$defs/names/items/pattern", keyword: "pattern", params: { pattern: "^[^-\\s=][^=]*$" }, message: 'must match pattern "^[^-\\s=][^=]*$"', schema: "^[^-\\s=][^=]*$", parentSchema: schema34.items, data: data4 };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
          } else {
            const err15 = { instancePath: instancePath + "/options/" + i0, schemaPath: "#/$defs/names/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.items.type, parentSchema: schema34.items, data: data4 };
            if (vErrors === null) {
              vErrors = [err15];
            } else {
              vErrors.push(err15);
            }
            errors++;
          }
        }
      } else {
        const err16 = { instancePath: instancePath + "/options", schemaPath: "#/$defs/names/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema34.type, parentSchema: schema34, data: data3 };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.hostOptions !== void 0) {
      let data5 = data.hostOptions;
      if (Array.isArray(data5)) {
        if (data5.length < 1) {
          const err17 = { instancePath: instancePath + "/hostOptions", schemaPath: "#/$defs/names/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema34, data: data5 };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
        const len1 = data5.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data6 = data5[i1];
          if (typeof data6 === "string") {
            if (!pattern11.test(data6)) {
              const err18 = { instancePath: instancePath + "/hostOptions/" + i1, schemaPath: "#/$defs/names/items/pattern", keyword: "pattern", params: { pattern: "^[^-\\s=][^=]*$" }, message: 'must match pattern "^[^-\\s=][^=]*$"', schema: "^[^-\\s=][^=]*$", parentSchema: schema34.items, data: data6 };
              if (vErrors === null) {
                vErrors = [err18];
              } else {
                vErrors.push(err18);
              }
              errors++;
            }
          } else {
            const err19 = { instancePath: instancePath + "/hostOptions/" + i1, schemaPath: "#/$defs/names/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.items.type, parentSchema: schema34.items, data: data6 };
            if (vErrors === null) {
              vErrors = [err19];
            } else {
              vErrors.push(err19);
            }
            errors++;
          }
        }
      } else {
        const err20 = { instancePath: instancePath + "/hostOptions", schemaPath: "#/$defs/names/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema34.type, parentSchema: schema34, data: data5 };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
    if (data.arguments !== void 0) {
      let data7 = data.arguments;
      if (Array.isArray(data7)) {
        if (data7.length < 1) {
          const err21 = { instancePath: instancePath + "/arguments", schemaPath: "#/$defs/forms/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema36, data: data7 };
          if (vErrors === null) {
            vErrors = [err21];
          } else {
            vErrors.push(err21);
          }
          errors++;
        }
        const len2 = data7.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data8 = data7[i2];
          if (typeof data8 === "string") {
            if (!pattern13.test(data8)) {
              const err22 = { instancePath: instancePath + "/arguments/" + i2, schemaPath: "#/$defs/forms/items/pattern", keyword: "pattern", params: { pattern: "^(?=.*\\{(?:port|address)\\})(?!.*\\{(?:port|address)\\}.*\\{(?:port|address)\\})(?!.*\\{host\\}.*\\{host\\})(?!(?:[^*]*\\*){5})(?:[^{}]|\\{(?:port|host|address)\\})+$" }, message: 'must match pattern "^(?=.*\\{(?:port|address)\\})(?!.*\\{(?\
:port|address)\\}.*\\{(?:port|address)\\})(?!.*\\{host\\}.*\\{host\\})(?!(?:[^*]*\\*){5})(?:[^{}]|\\{(?:port|host|address)\\})+$"', schema: "^(?=.*\\{(?:port|address)\\})(?!.*\\{(?:port|address)\\}.*\\{(?:port|address)\\})(?!.*\\{host\\}.*\\{host\\})(?!(?:[^*]*\\*){5})(?:[^{}]|\\{(?:port|host|address)\\})+$", parentSchema: schema36.items, data: data8 };
              if (vErrors === null) {
                vErrors = [err22];
              } else {
                vErrors.push(err22);
              }
              errors++;
            }
          } else {
            const err23 = { instancePath: instancePath + "/arguments/" + i2, schemaPath: "#/$defs/forms/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema36.items.type, parentSchema: schema36.items, data: data8 };
            if (vErrors === null) {
              vErrors = [err23];
            } else {
              vErrors.push(err23);
            }
            errors++;
          }
        }
      } else {
        const err24 = { instancePath: instancePath + "/arguments", schemaPath: "#/$defs/forms/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema36.type, parentSchema: schema36, data: data7 };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
    }
    if (data.forms !== void 0) {
      let data9 = data.forms;
      if (Array.isArray(data9)) {
        if (data9.length < 1) {
          const err25 = { instancePath: instancePath + "/forms", schemaPath: "#/$defs/forms/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema36, data: data9 };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
        const len3 = data9.length;
        for (let i3 = 0; i3 < len3; i3++) {
          let data10 = data9[i3];
          if (typeof data10 === "string") {
            if (!pattern13.test(data10)) {
              const err26 = { instancePath: instancePath + "/forms/" + i3, schemaPath: "#/$defs/forms/items/pattern", keyword: "pattern", params: { pattern: "^(?=.*\\{(?:port|address)\\})(?!.*\\{(?:port|address)\\}.*\\{(?:port|address)\\})(?!.*\\{host\\}.*\\{host\\})(?!(?:[^*]*\\*){5})(?:[^{}]|\\{(?:port|host|address)\\})+$" }, message: 'must match pattern "^(?=.*\\{(?:port|address)\\})(?!.*\\{(?:por\
t|address)\\}.*\\{(?:port|address)\\})(?!.*\\{host\\}.*\\{host\\})(?!(?:[^*]*\\*){5})(?:[^{}]|\\{(?:port|host|address)\\})+$"', schema: "^(?=.*\\{(?:port|address)\\})(?!.*\\{(?:port|address)\\}.*\\{(?:port|address)\\})(?!.*\\{host\\}.*\\{host\\})(?!(?:[^*]*\\*){5})(?:[^{}]|\\{(?:port|host|address)\\})+$", parentSchema: schema36.items, data: data10 };
              if (vErrors === null) {
                vErrors = [err26];
              } else {
                vErrors.push(err26);
              }
              errors++;
            }
          } else {
            const err27 = { instancePath: instancePath + "/forms/" + i3, schemaPath: "#/$defs/forms/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema36.items.type, parentSchema: schema36.items, data: data10 };
            if (vErrors === null) {
              vErrors = [err27];
            } else {
              vErrors.push(err27);
            }
            errors++;
          }
        }
      } else {
        const err28 = { instancePath: instancePath + "/forms", schemaPath: "#/$defs/forms/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema36.type, parentSchema: schema36, data: data9 };
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
        }
        errors++;
      }
    }
    if (data.variables !== void 0) {
      let data11 = data.variables;
      if (Array.isArray(data11)) {
        if (data11.length < 1) {
          const err29 = { instancePath: instancePath + "/variables", schemaPath: "#/$defs/names/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema34, data: data11 };
          if (vErrors === null) {
            vErrors = [err29];
          } else {
            vErrors.push(err29);
          }
          errors++;
        }
        const len4 = data11.length;
        for (let i4 = 0; i4 < len4; i4++) {
          let data12 = data11[i4];
          if (typeof data12 === "string") {
            if (!pattern11.test(data12)) {
              const err30 = { instancePath: instancePath + "/variables/" + i4, schemaPath: "#/$defs/names/items/pattern", keyword: "pattern", params: { pattern: "^[^-\\s=][^=]*$" }, message: 'must match pattern "^[^-\\s=][^=]*$"', schema: "^[^-\\s=][^=]*$", parentSchema: schema34.items, data: data12 };
              if (vErrors === null) {
                vErrors = [err30];
              } else {
                vErrors.push(err30);
              }
              errors++;
            }
          } else {
            const err31 = { instancePath: instancePath + "/variables/" + i4, schemaPath: "#/$defs/names/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.items.type, parentSchema: schema34.items, data: data12 };
            if (vErrors === null) {
              vErrors = [err31];
            } else {
              vErrors.push(err31);
            }
            errors++;
          }
        }
      } else {
        const err32 = { instancePath: instancePath + "/variables", schemaPath: "#/$defs/names/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema34.type, parentSchema: schema34, data: data11 };
        if (vErrors === null) {
          vErrors = [err32];
        } else {
          vErrors.push(err32);
        }
        errors++;
      }
    }
    if (data.hostVariables !== void 0) {
      let data13 = data.hostVariables;
      if (Array.isArray(data13)) {
        if (data13.length < 1) {
          const err33 = { instancePath: instancePath + "/hostVariables", schemaPath: "#/$defs/names/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema34, data: data13 };
          if (vErrors === null) {
            vErrors = [err33];
          } else {
            vErrors.push(err33);
          }
          errors++;
        }
        const len5 = data13.length;
        for (let i5 = 0; i5 < len5; i5++) {
          let data14 = data13[i5];
          if (typeof data14 === "string") {
            if (!pattern11.test(data14)) {
              const err34 = { instancePath: instancePath + "/hostVariables/" + i5, schemaPath: "#/$defs/names/items/pattern", keyword: "pattern", params: { pattern: "^[^-\\s=][^=]*$" }, message: 'must match pattern "^[^-\\s=][^=]*$"', schema: "^[^-\\s=][^=]*$", parentSchema: schema34.items, data: data14 };
              if (vErrors === null) {
                vErrors = [err34];
              } else {
                vErrors.push(err34);
              }
              errors++;
            }
          } else {
            const err35 = { instancePath: instancePath + "/hostVariables/" + i5, schemaPath: "#/$defs/names/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.items.type, parentSchema: schema34.items, data: data14 };
            if (vErrors === null) {
              vErrors = [err35];
            } else {
              vErrors.push(err35);
            }
            errors++;
          }
        }
      } else {
        const err36 = { instancePath: instancePath + "/hostVariables", schemaPath: "#/$defs/names/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema34.type, parentSchema: schema34, data: data13 };
        if (vErrors === null) {
          vErrors = [err36];
        } else {
          vErrors.push(err36);
        }
        errors++;
      }
    }
    if (data.settings !== void 0) {
      let data15 = data.settings;
      if (Array.isArray(data15)) {
        if (data15.length < 1) {
          const err37 = { instancePath: instancePath + "/settings", schemaPath: "#/$defs/names/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema34, data: data15 };
          if (vErrors === null) {
            vErrors = [err37];
          } else {
            vErrors.push(err37);
          }
          errors++;
        }
        const len6 = data15.length;
        for (let i6 = 0; i6 < len6; i6++) {
          let data16 = data15[i6];
          if (typeof data16 === "string") {
            if (!pattern11.test(data16)) {
              const err38 = { instancePath: instancePath + "/settings/" + i6, schemaPath: "#/$defs/names/items/pattern", keyword: "pattern", params: { pattern: "^[^-\\s=][^=]*$" }, message: 'must match pattern "^[^-\\s=][^=]*$"', schema: "^[^-\\s=][^=]*$", parentSchema: schema34.items, data: data16 };
              if (vErrors === null) {
                vErrors = [err38];
              } else {
                vErrors.push(err38);
              }
              errors++;
            }
          } else {
            const err39 = { instancePath: instancePath + "/settings/" + i6, schemaPath: "#/$defs/names/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.items.type, parentSchema: schema34.items, data: data16 };
            if (vErrors === null) {
              vErrors = [err39];
            } else {
              vErrors.push(err39);
            }
            errors++;
          }
        }
      } else {
        const err40 = { instancePath: instancePath + "/settings", schemaPath: "#/$defs/names/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema34.type, parentSchema: schema34, data: data15 };
        if (vErrors === null) {
          vErrors = [err40];
        } else {
          vErrors.push(err40);
        }
        errors++;
      }
    }
    if (data.hostSettings !== void 0) {
      let data17 = data.hostSettings;
      if (Array.isArray(data17)) {
        if (data17.length < 1) {
          const err41 = { instancePath: instancePath + "/hostSettings", schemaPath: "#/$defs/names/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema34, data: data17 };
          if (vErrors === null) {
            vErrors = [err41];
          } else {
            vErrors.push(err41);
          }
          errors++;
        }
        const len7 = data17.length;
        for (let i7 = 0; i7 < len7; i7++) {
          let data18 = data17[i7];
          if (typeof data18 === "string") {
            if (!pattern11.test(data18)) {
              const err42 = { instancePath: instancePath + "/hostSettings/" + i7, schemaPath: "#/$defs/names/items/pattern", keyword: "pattern", params: { pattern: "^[^-\\s=][^=]*$" }, message: 'must match pattern "^[^-\\s=][^=]*$"', schema: "^[^-\\s=][^=]*$", parentSchema: schema34.items, data: data18 };
              if (vErrors === null) {
                vErrors = [err42];
              } else {
                vErrors.push(err42);
              }
              errors++;
            }
          } else {
            const err43 = { instancePath: instancePath + "/hostSettings/" + i7, schemaPath: "#/$defs/names/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.items.type, parentSchema: schema34.items, data: data18 };
            if (vErrors === null) {
              vErrors = [err43];
            } else {
              vErrors.push(err43);
            }
            errors++;
          }
        }
      } else {
        const err44 = { instancePath: instancePath + "/hostSettings", schemaPath: "#/$defs/names/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema34.type, parentSchema: schema34, data: data17 };
        if (vErrors === null) {
          vErrors = [err44];
        } else {
          vErrors.push(err44);
        }
        errors++;
      }
    }
    if (data.default !== void 0) {
      let data19 = data.default;
      if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
        if (Object.keys(data19).length < 1) {
          const err45 = { instancePath: instancePath + "/default", schemaPath: "#/properties/default/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties", schema: 1, parentSchema: schema33.properties.default, data: data19 };
          if (vErrors === null) {
            vErrors = [err45];
          } else {
            vErrors.push(err45);
          }
          errors++;
        }
        for (const key1 in data19) {
          if (!(key1 === "host" || key1 === "port")) {
            const err46 = { instancePath: instancePath + "/default", schemaPath: "#/properties/default/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: false, parentSchema: schema33.properties.default, data: data19 };
            if (vErrors === null) {
              vErrors = [err46];
            } else {
              vErrors.push(err46);
            }
            errors++;
          }
        }
        if (data19.host !== void 0) {
          let data20 = data19.host;
          if (typeof data20 === "string") {
            if (!pattern6.test(data20)) {
              const err47 = { instancePath: instancePath + "/default/host", schemaPath: "#/properties/default/properties/host/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema33.properties.default.properties.host, data: data20 };
              if (vErrors === null) {
                vErrors = [err47];
              } else {
                vErrors.push(err47);
              }
              errors++;
            }
          } else {
            const err48 = { instancePath: instancePath + "/default/host", schemaPath: "#/properties/default/properties/host/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema33.properties.default.properties.host.type, parentSchema: schema33.properties.default.properties.host, data: data20 };
            if (vErrors === null) {
              vErrors = [err48];
            } else {
              vErrors.push(err48);
            }
            errors++;
          }
        }
        if (data19.port !== void 0) {
          let data21 = data19.port;
          if (!(typeof data21 == "number" && (!(data21 % 1) && !isNaN(data21)) && isFinite(data21))) {
            const err49 = { instancePath: instancePath + "/default/port", schemaPath: "#/properties/default/properties/port/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema33.properties.default.properties.port.type, parentSchema: schema33.properties.default.properties.port, data: data21 };
            if (vErrors === null) {
              vErrors = [err49];
            } else {
              vErrors.push(err49);
            }
            errors++;
          }
          if (typeof data21 == "number" && isFinite(data21)) {
            if (data21 > 65535 || isNaN(data21)) {
              const err50 = { instancePath: instancePath + "/default/port", schemaPath: "#/properties/default/properties/port/maximum", keyword: "maximum", params: { comparison: "<=", limit: 65535 }, message: "must be <= 65535", schema: 65535, parentSchema: schema33.properties.default.properties.port, data: data21 };
              if (vErrors === null) {
                vErrors = [err50];
              } else {
                vErrors.push(err50);
              }
              errors++;
            }
            if (data21 < 1 || isNaN(data21)) {
              const err51 = { instancePath: instancePath + "/default/port", schemaPath: "#/properties/default/properties/port/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema33.properties.default.properties.port, data: data21 };
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
        const err52 = { instancePath: instancePath + "/default", schemaPath: "#/properties/default/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema33.properties.default.type, parentSchema: schema33.properties.default, data: data19 };
        if (vErrors === null) {
          vErrors = [err52];
        } else {
          vErrors.push(err52);
        }
        errors++;
      }
    }
    if (data.settledByFile !== void 0) {
      let data22 = data.settledByFile;
      if (typeof data22 !== "boolean") {
        const err53 = { instancePath: instancePath + "/settledByFile", schemaPath: "#/properties/settledByFile/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema33.properties.settledByFile.type, parentSchema: schema33.properties.settledByFile, data: data22 };
        if (vErrors === null) {
          vErrors = [err53];
        } else {
          vErrors.push(err53);
        }
        errors++;
      }
    }
    if (data.collects !== void 0) {
      let data23 = data.collects;
      if (typeof data23 !== "boolean") {
        const err54 = { instancePath: instancePath + "/collects", schemaPath: "#/properties/collects/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema33.properties.collects.type, parentSchema: schema33.properties.collects, data: data23 };
        if (vErrors === null) {
          vErrors = [err54];
        } else {
          vErrors.push(err54);
        }
        errors++;
      }
    }
    if (data.fixed !== void 0) {
      let data24 = data.fixed;
      if (typeof data24 !== "boolean") {
        const err55 = { instancePath: instancePath + "/fixed", schemaPath: "#/properties/fixed/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema33.properties.fixed.type, parentSchema: schema33.properties.fixed, data: data24 };
        if (vErrors === null) {
          vErrors = [err55];
        } else {
          vErrors.push(err55);
        }
        errors++;
      }
    }
    if (data.since !== void 0) {
      let data25 = data.since;
      if (typeof data25 === "string") {
        if (!pattern20.test(data25)) {
          const err56 = { instancePath: instancePath + "/since", schemaPath: "#/properties/since/pattern", keyword: "pattern", params: { pattern: "^\\d+\\.\\d+$" }, message: 'must match pattern "^\\d+\\.\\d+$"', schema: "^\\d+\\.\\d+$", parentSchema: schema33.properties.since, data: data25 };
          if (vErrors === null) {
            vErrors = [err56];
          } else {
            vErrors.push(err56);
          }
          errors++;
        }
      } else {
        const err57 = { instancePath: instancePath + "/since", schemaPath: "#/properties/since/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema33.properties.since.type, parentSchema: schema33.properties.since, data: data25 };
        if (vErrors === null) {
          vErrors = [err57];
        } else {
          vErrors.push(err57);
        }
        errors++;
      }
    }
    if (data.announcesHost !== void 0) {
      let data26 = data.announcesHost;
      if (typeof data26 !== "boolean") {
        const err58 = { instancePath: instancePath + "/announcesHost", schemaPath: "#/properties/announcesHost/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema33.properties.announcesHost.type, parentSchema: schema33.properties.announcesHost, data: data26 };
        if (vErrors === null) {
          vErrors = [err58];
        } else {
          vErrors.push(err58);
        }
        errors++;
      }
    }
    if (data.off !== void 0) {
      let data27 = data.off;
      if (Array.isArray(data27)) {
        if (data27.length < 1) {
          const err59 = { instancePath: instancePath + "/off", schemaPath: "#/$defs/values/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema42, data: data27 };
          if (vErrors === null) {
            vErrors = [err59];
          } else {
            vErrors.push(err59);
          }
          errors++;
        }
        const len8 = data27.length;
        for (let i8 = 0; i8 < len8; i8++) {
          let data28 = data27[i8];
          if (typeof data28 !== "string") {
            const err60 = { instancePath: instancePath + "/off/" + i8, schemaPath: "#/$defs/values/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema42.items.type, parentSchema: schema42.items, data: data28 };
            if (vErrors === null) {
              vErrors = [err60];
            } else {
              vErrors.push(err60);
            }
            errors++;
          }
        }
      } else {
        const err61 = { instancePath: instancePath + "/off", schemaPath: "#/$defs/values/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema42.type, parentSchema: schema42, data: data27 };
        if (vErrors === null) {
          vErrors = [err61];
        } else {
          vErrors.push(err61);
        }
        errors++;
      }
    }
    if (data.unset !== void 0) {
      let data29 = data.unset;
      if (Array.isArray(data29)) {
        if (data29.length < 1) {
          const err62 = { instancePath: instancePath + "/unset", schemaPath: "#/$defs/values/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema42, data: data29 };
          if (vErrors === null) {
            vErrors = [err62];
          } else {
            vErrors.push(err62);
          }
          errors++;
        }
        const len9 = data29.length;
        for (let i9 = 0; i9 < len9; i9++) {
          let data30 = data29[i9];
          if (typeof data30 !== "string") {
            const err63 = { instancePath: instancePath + "/unset/" + i9, schemaPath: "#/$defs/values/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema42.items.type, parentSchema: schema42.items, data: data30 };
            if (vErrors === null) {
              vErrors = [err63];
            } else {
              vErrors.push(err63);
            }
            errors++;
          }
        }
      } else {
        const err64 = { instancePath: instancePath + "/unset", schemaPath: "#/$defs/values/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema42.type, parentSchema: schema42, data: data29 };
        if (vErrors === null) {
          vErrors = [err64];
        } else {
          vErrors.push(err64);
        }
        errors++;
      }
    }
    if (data.enabledBy !== void 0) {
      let data31 = data.enabledBy;
      if (Array.isArray(data31)) {
        if (data31.length < 1) {
          const err65 = { instancePath: instancePath + "/enabledBy", schemaPath: "#/$defs/conditions/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema44, data: data31 };
          if (vErrors === null) {
            vErrors = [err65];
          } else {
            vErrors.push(err65);
          }
          errors++;
        }
        const len10 = data31.length;
        for (let i10 = 0; i10 < len10; i10++) {
          let data32 = data31[i10];
          if (typeof data32 === "string") {
            if (!pattern21.test(data32)) {
              const err66 = { instancePath: instancePath + "/enabledBy/" + i10, schemaPath: "#/$defs/conditions/items/pattern", keyword: "pattern", params: { pattern: "^[^-\\s=].*$" }, message: 'must match pattern "^[^-\\s=].*$"', schema: "^[^-\\s=].*$", parentSchema: schema44.items, data: data32 };
              if (vErrors === null) {
                vErrors = [err66];
              } else {
                vErrors.push(err66);
              }
              errors++;
            }
          } else {
            const err67 = { instancePath: instancePath + "/enabledBy/" + i10, schemaPath: "#/$defs/conditions/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema44.items.type, parentSchema: schema44.items, data: data32 };
            if (vErrors === null) {
              vErrors = [err67];
            } else {
              vErrors.push(err67);
            }
            errors++;
          }
        }
      } else {
        const err68 = { instancePath: instancePath + "/enabledBy", schemaPath: "#/$defs/conditions/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema44.type, parentSchema: schema44, data: data31 };
        if (vErrors === null) {
          vErrors = [err68];
        } else {
          vErrors.push(err68);
        }
        errors++;
      }
    }
    if (data.disabledBy !== void 0) {
      let data33 = data.disabledBy;
      if (Array.isArray(data33)) {
        if (data33.length < 1) {
          const err69 = { instancePath: instancePath + "/disabledBy", schemaPath: "#/$defs/conditions/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema44, data: data33 };
          if (vErrors === null) {
            vErrors = [err69];
          } else {
            vErrors.push(err69);
          }
          errors++;
        }
        const len11 = data33.length;
        for (let i11 = 0; i11 < len11; i11++) {
          let data34 = data33[i11];
          if (typeof data34 === "string") {
            if (!pattern21.test(data34)) {
              const err70 = { instancePath: instancePath + "/disabledBy/" + i11, schemaPath: "#/$defs/conditions/items/pattern", keyword: "pattern", params: { pattern: "^[^-\\s=].*$" }, message: 'must match pattern "^[^-\\s=].*$"', schema: "^[^-\\s=].*$", parentSchema: schema44.items, data: data34 };
              if (vErrors === null) {
                vErrors = [err70];
              } else {
                vErrors.push(err70);
              }
              errors++;
            }
          } else {
            const err71 = { instancePath: instancePath + "/disabledBy/" + i11, schemaPath: "#/$defs/conditions/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema44.items.type, parentSchema: schema44.items, data: data34 };
            if (vErrors === null) {
              vErrors = [err71];
            } else {
              vErrors.push(err71);
            }
            errors++;
          }
        }
      } else {
        const err72 = { instancePath: instancePath + "/disabledBy", schemaPath: "#/$defs/conditions/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema44.type, parentSchema: schema44, data: data33 };
        if (vErrors === null) {
          vErrors = [err72];
        } else {
          vErrors.push(err72);
        }
        errors++;
      }
    }
  } else {
    const err73 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema33.type, parentSchema: schema33, data };
    if (vErrors === null) {
      vErrors = [err73];
    } else {
      vErrors.push(err73);
    }
    errors++;
  }
  validate22.errors = vErrors;
  return errors === 0;
}
validate22.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema53 = { "type": "object", "additionalProperties": false, "required": ["format"], "anyOf": [{ "required": ["options"] }, { "required": ["texts"] }, { "required": ["variables"] }, { "required": ["paths"] }], "errorMessage": "options, texts, variables and paths are missing; one of them must show where the file is", "properties": { "format": { "title": "format", "enum": ["yaml", "json", "toml",
"ini", "env", "haproxy", "nginx", "corefile", "envoy", "fluent-bit", "fluentd", "unbound", "otelcol", "keywords", "blocks", "folder", "systemd"] }, "options": { "$ref": "#/$defs/names" }, "texts": { "$ref": "#/$defs/names" }, "variables": { "$ref": "#/$defs/names" }, "paths": { "type": "array", "minItems": 1, "items": { "type": "string", "title": "path", "pattern": "^/.*$", "errorMessage": "write \
the whole path within the container; * is any text" } } } };
var pattern33 = new RegExp("^/.*$", "u");
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate24.evaluated;
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
    if (data.options === void 0) {
      const err0 = { instancePath, schemaPath: "#/anyOf/0/required", keyword: "required", params: { missingProperty: "options" }, message: "must have required property 'options'", schema: schema53.anyOf[0].required, parentSchema: schema53.anyOf[0], data };
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
    if (data.texts === void 0) {
      const err1 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: "texts" }, message: "must have required property 'texts'", schema: schema53.anyOf[1].required, parentSchema: schema53.anyOf[1], data };
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
    if (data.variables === void 0) {
      const err2 = { instancePath, schemaPath: "#/anyOf/2/required", keyword: "required", params: { missingProperty: "variables" }, message: "must have required property 'variables'", schema: schema53.anyOf[2].required, parentSchema: schema53.anyOf[2], data };
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
    if (data.paths === void 0) {
      const err3 = { instancePath, schemaPath: "#/anyOf/3/required", keyword: "required", params: { missingProperty: "paths" }, message: "must have required property 'paths'", schema: schema53.anyOf[3].required, parentSchema: schema53.anyOf[3], data };
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
    const err4 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema53.anyOf, parentSchema: schema53, data };
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
    if (data.format === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "format" }, message: "must have required property 'format'", schema: schema53.required, parentSchema: schema53, data };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "format" || key0 === "options" || key0 === "texts" || key0 === "variables" || key0 === "paths")) {
        const err6 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema53, data };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.format !== void 0) {
      let data0 = data.format;
      if (!(data0 === "yaml" || data0 === "json" || data0 === "toml" || data0 === "ini" || data0 === "env" || data0 === "haproxy" || data0 === "nginx" || data0 === "corefile" || data0 === "envoy" || data0 === "fluent-bit" || data0 === "fluentd" || data0 === "unbound" || data0 === "otelcol" || data0 === "keywords" || data0 === "blocks" || data0 === "folder" || data0 === "systemd")) {
        const err7 = { instancePath: instancePath + "/format", schemaPath: "#/properties/format/enum", keyword: "enum", params: { allowedValues: schema53.properties.format.enum }, message: "must be equal to one of the allowed values", schema: schema53.properties.format.enum, parentSchema: schema53.properties.format, data: data0 };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.options !== void 0) {
      let data1 = data.options;
      if (Array.isArray(data1)) {
        if (data1.length < 1) {
          const err8 = { instancePath: instancePath + "/options", schemaPath: "#/$defs/names/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema34, data: data1 };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          if (typeof data2 === "string") {
            if (!pattern11.test(data2)) {
              const err9 = { instancePath: instancePath + "/options/" + i0, schemaPath: "#/$defs/names/items/pattern", keyword: "pattern", params: { pattern: "^[^-\\s=][^=]*$" }, message: 'must match pattern "^[^-\\s=][^=]*$"', schema: "^[^-\\s=][^=]*$", parentSchema: schema34.items, data: data2 };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
          } else {
            const err10 = { instancePath: instancePath + "/options/" + i0, schemaPath: "#/$defs/names/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.items.type, parentSchema: schema34.items, data: data2 };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
      } else {
        const err11 = { instancePath: instancePath + "/options", schemaPath: "#/$defs/names/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema34.type, parentSchema: schema34, data: data1 };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.texts !== void 0) {
      let data3 = data.texts;
      if (Array.isArray(data3)) {
        if (data3.length < 1) {
          const err12 = { instancePath: instancePath + "/texts", schemaPath: "#/$defs/names/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema34, data: data3 };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
        const len1 = data3.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data4 = data3[i1];
          if (typeof data4 === "string") {
            if (!pattern11.test(data4)) {
              const err13 = { instancePath: instancePath + "/texts/" + i1, schemaPath: "#/$defs/names/items/pattern", keyword: "pattern", params: { pattern: "^[^-\\s=][^=]*$" }, message: 'must match pattern "^[^-\\s=][^=]*$"', schema: "^[^-\\s=][^=]*$", parentSchema: schema34.items, data: data4 };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
            }
          } else {
            const err14 = { instancePath: instancePath + "/texts/" + i1, schemaPath: "#/$defs/names/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.items.type, parentSchema: schema34.items, data: data4 };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
          }
        }
      } else {
        const err15 = { instancePath: instancePath + "/texts", schemaPath: "#/$defs/names/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema34.type, parentSchema: schema34, data: data3 };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
    if (data.variables !== void 0) {
      let data5 = data.variables;
      if (Array.isArray(data5)) {
        if (data5.length < 1) {
          const err16 = { instancePath: instancePath + "/variables", schemaPath: "#/$defs/names/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema34, data: data5 };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
        const len2 = data5.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data6 = data5[i2];
          if (typeof data6 === "string") {
            if (!pattern11.test(data6)) {
              const err17 = { instancePath: instancePath + "/variables/" + i2, schemaPath: "#/$defs/names/items/pattern", keyword: "pattern", params: { pattern: "^[^-\\s=][^=]*$" }, message: 'must match pattern "^[^-\\s=][^=]*$"', schema: "^[^-\\s=][^=]*$", parentSchema: schema34.items, data: data6 };
              if (vErrors === null) {
                vErrors = [err17];
              } else {
                vErrors.push(err17);
              }
              errors++;
            }
          } else {
            const err18 = { instancePath: instancePath + "/variables/" + i2, schemaPath: "#/$defs/names/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.items.type, parentSchema: schema34.items, data: data6 };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
        }
      } else {
        const err19 = { instancePath: instancePath + "/variables", schemaPath: "#/$defs/names/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema34.type, parentSchema: schema34, data: data5 };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
    }
    if (data.paths !== void 0) {
      let data7 = data.paths;
      if (Array.isArray(data7)) {
        if (data7.length < 1) {
          const err20 = { instancePath: instancePath + "/paths", schemaPath: "#/properties/paths/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema53.properties.paths, data: data7 };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
        const len3 = data7.length;
        for (let i3 = 0; i3 < len3; i3++) {
          let data8 = data7[i3];
          if (typeof data8 === "string") {
            if (!pattern33.test(data8)) {
              const err21 = { instancePath: instancePath + "/paths/" + i3, schemaPath: "#/properties/paths/items/pattern", keyword: "pattern", params: { pattern: "^/.*$" }, message: 'must match pattern "^/.*$"', schema: "^/.*$", parentSchema: schema53.properties.paths.items, data: data8 };
              if (vErrors === null) {
                vErrors = [err21];
              } else {
                vErrors.push(err21);
              }
              errors++;
            }
          } else {
            const err22 = { instancePath: instancePath + "/paths/" + i3, schemaPath: "#/properties/paths/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema53.properties.paths.items.type, parentSchema: schema53.properties.paths.items, data: data8 };
            if (vErrors === null) {
              vErrors = [err22];
            } else {
              vErrors.push(err22);
            }
            errors++;
          }
        }
      } else {
        const err23 = { instancePath: instancePath + "/paths", schemaPath: "#/properties/paths/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema53.properties.paths.type, parentSchema: schema53.properties.paths, data: data7 };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
    }
  } else {
    const err24 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema53.type, parentSchema: schema53, data };
    if (vErrors === null) {
      vErrors = [err24];
    } else {
      vErrors.push(err24);
    }
    errors++;
  }
  validate24.errors = vErrors;
  return errors === 0;
}
validate24.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
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
  const _errs1 = errors;
  let valid0 = false;
  const _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.executables === void 0) {
      const err0 = { instancePath, schemaPath: "#/anyOf/0/required", keyword: "required", params: { missingProperty: "executables" }, message: "must have required property 'executables'", schema: schema32.anyOf[0].required, parentSchema: schema32.anyOf[0], data };
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
    if (data.images === void 0) {
      const err1 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: "images" }, message: "must have required property 'images'", schema: schema32.anyOf[1].required, parentSchema: schema32.anyOf[1], data };
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
  if (!valid0) {
    const err2 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema32.anyOf, parentSchema: schema32, data };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
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
    if (data.name === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema32.required, parentSchema: schema32, data };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func1.call(schema32.properties, key0)) {
        const err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema32, data };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 === "string") {
        if (!pattern4.test(data0)) {
          const err5 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(-[a-z0-9]+)*$"', schema: "^[a-z0-9]+(-[a-z0-9]+)*$", parentSchema: schema32.properties.name, data: data0 };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties.name.type, parentSchema: schema32.properties.name, data: data0 };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.title !== void 0) {
      let data1 = data.title;
      if (typeof data1 === "string") {
        if (!pattern5.test(data1)) {
          const err7 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/pattern", keyword: "pattern", params: { pattern: "^\\S(.*\\S)?$" }, message: 'must match pattern "^\\S(.*\\S)?$"', schema: "^\\S(.*\\S)?$", parentSchema: schema32.properties.title, data: data1 };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      } else {
        const err8 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties.title.type, parentSchema: schema32.properties.title, data: data1 };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.sources !== void 0) {
      let data2 = data.sources;
      if (Array.isArray(data2)) {
        const len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          if (typeof data3 === "string") {
            if (!pattern6.test(data3)) {
              const err9 = { instancePath: instancePath + "/sources/" + i0, schemaPath: "#/properties/sources/items/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema32.properties.sources.items, data: data3 };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
          } else {
            const err10 = { instancePath: instancePath + "/sources/" + i0, schemaPath: "#/properties/sources/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties.sources.items.type, parentSchema: schema32.properties.sources.items, data: data3 };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
      } else {
        const err11 = { instancePath: instancePath + "/sources", schemaPath: "#/properties/sources/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema32.properties.sources.type, parentSchema: schema32.properties.sources, data: data2 };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.executables !== void 0) {
      let data4 = data.executables;
      if (Array.isArray(data4)) {
        if (data4.length < 1) {
          const err12 = { instancePath: instancePath + "/executables", schemaPath: "#/properties/executables/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema32.properties.executables, data: data4 };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
        const len1 = data4.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data5 = data4[i1];
          if (typeof data5 === "string") {
            if (!pattern7.test(data5)) {
              const err13 = { instancePath: instancePath + "/executables/" + i1, schemaPath: "#/properties/executables/items/pattern", keyword: "pattern", params: { pattern: "^[\\w.+*-]+$" }, message: 'must match pattern "^[\\w.+*-]+$"', schema: "^[\\w.+*-]+$", parentSchema: schema32.properties.executables.items, data: data5 };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
            }
          } else {
            const err14 = { instancePath: instancePath + "/executables/" + i1, schemaPath: "#/properties/executables/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties.executables.items.type, parentSchema: schema32.properties.executables.items, data: data5 };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
          }
        }
      } else {
        const err15 = { instancePath: instancePath + "/executables", schemaPath: "#/properties/executables/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema32.properties.executables.type, parentSchema: schema32.properties.executables, data: data4 };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
    if (data.images !== void 0) {
      let data6 = data.images;
      if (Array.isArray(data6)) {
        if (data6.length < 1) {
          const err16 = { instancePath: instancePath + "/images", schemaPath: "#/properties/images/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema32.properties.images, data: data6 };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
        const len2 = data6.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data7 = data6[i2];
          if (typeof data7 === "string") {
            if (!pattern8.test(data7)) {
              const err17 = { instancePath: instancePath + "/images/" + i2, schemaPath: "#/properties/images/items/pattern", keyword: "pattern", params: { pattern: "^[\\w.*-]+(/[\\w.*-]+){0,2}$" }, message: 'must match pattern "^[\\w.*-]+(/[\\w.*-]+){0,2}$"', schema: "^[\\w.*-]+(/[\\w.*-]+){0,2}$", parentSchema: schema32.properties.images.items, data: data7 };
              if (vErrors === null) {
                vErrors = [err17];
              } else {
                vErrors.push(err17);
              }
              errors++;
            }
          } else {
            const err18 = { instancePath: instancePath + "/images/" + i2, schemaPath: "#/properties/images/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties.images.items.type, parentSchema: schema32.properties.images.items, data: data7 };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
        }
      } else {
        const err19 = { instancePath: instancePath + "/images", schemaPath: "#/properties/images/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema32.properties.images.type, parentSchema: schema32.properties.images, data: data6 };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
    }
    if (data.subcommand !== void 0) {
      let data8 = data.subcommand;
      if (typeof data8 === "string") {
        if (!pattern9.test(data8)) {
          const err20 = { instancePath: instancePath + "/subcommand", schemaPath: "#/properties/subcommand/pattern", keyword: "pattern", params: { pattern: "^[\\w.-]+( [\\w.-]+)*$" }, message: 'must match pattern "^[\\w.-]+( [\\w.-]+)*$"', schema: "^[\\w.-]+( [\\w.-]+)*$", parentSchema: schema32.properties.subcommand, data: data8 };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
      } else {
        const err21 = { instancePath: instancePath + "/subcommand", schemaPath: "#/properties/subcommand/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties.subcommand.type, parentSchema: schema32.properties.subcommand, data: data8 };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
    }
    if (data.listeners !== void 0) {
      let data9 = data.listeners;
      if (Array.isArray(data9)) {
        const len3 = data9.length;
        for (let i3 = 0; i3 < len3; i3++) {
          if (!validate22(data9[i3], { instancePath: instancePath + "/listeners/" + i3, parentData: data9, parentDataProperty: i3, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err22 = { instancePath: instancePath + "/listeners", schemaPath: "#/properties/listeners/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema32.properties.listeners.type, parentSchema: schema32.properties.listeners, data: data9 };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
    }
    if (data.notListening !== void 0) {
      let data11 = data.notListening;
      if (Array.isArray(data11)) {
        if (data11.length < 1) {
          const err23 = { instancePath: instancePath + "/notListening", schemaPath: "#/$defs/names/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema34, data: data11 };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
        const len4 = data11.length;
        for (let i4 = 0; i4 < len4; i4++) {
          let data12 = data11[i4];
          if (typeof data12 === "string") {
            if (!pattern11.test(data12)) {
              const err24 = { instancePath: instancePath + "/notListening/" + i4, schemaPath: "#/$defs/names/items/pattern", keyword: "pattern", params: { pattern: "^[^-\\s=][^=]*$" }, message: 'must match pattern "^[^-\\s=][^=]*$"', schema: "^[^-\\s=][^=]*$", parentSchema: schema34.items, data: data12 };
              if (vErrors === null) {
                vErrors = [err24];
              } else {
                vErrors.push(err24);
              }
              errors++;
            }
          } else {
            const err25 = { instancePath: instancePath + "/notListening/" + i4, schemaPath: "#/$defs/names/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.items.type, parentSchema: schema34.items, data: data12 };
            if (vErrors === null) {
              vErrors = [err25];
            } else {
              vErrors.push(err25);
            }
            errors++;
          }
        }
      } else {
        const err26 = { instancePath: instancePath + "/notListening", schemaPath: "#/$defs/names/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema34.type, parentSchema: schema34, data: data11 };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
    }
    if (data.switches !== void 0) {
      let data13 = data.switches;
      if (Array.isArray(data13)) {
        if (data13.length < 1) {
          const err27 = { instancePath: instancePath + "/switches", schemaPath: "#/$defs/names/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema34, data: data13 };
          if (vErrors === null) {
            vErrors = [err27];
          } else {
            vErrors.push(err27);
          }
          errors++;
        }
        const len5 = data13.length;
        for (let i5 = 0; i5 < len5; i5++) {
          let data14 = data13[i5];
          if (typeof data14 === "string") {
            if (!pattern11.test(data14)) {
              const err28 = { instancePath: instancePath + "/switches/" + i5, schemaPath: "#/$defs/names/items/pattern", keyword: "pattern", params: { pattern: "^[^-\\s=][^=]*$" }, message: 'must match pattern "^[^-\\s=][^=]*$"', schema: "^[^-\\s=][^=]*$", parentSchema: schema34.items, data: data14 };
              if (vErrors === null) {
                vErrors = [err28];
              } else {
                vErrors.push(err28);
              }
              errors++;
            }
          } else {
            const err29 = { instancePath: instancePath + "/switches/" + i5, schemaPath: "#/$defs/names/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.items.type, parentSchema: schema34.items, data: data14 };
            if (vErrors === null) {
              vErrors = [err29];
            } else {
              vErrors.push(err29);
            }
            errors++;
          }
        }
      } else {
        const err30 = { instancePath: instancePath + "/switches", schemaPath: "#/$defs/names/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema34.type, parentSchema: schema34, data: data13 };
        if (vErrors === null) {
          vErrors = [err30];
        } else {
          vErrors.push(err30);
        }
        errors++;
      }
    }
    if (data.argumentVariables !== void 0) {
      let data15 = data.argumentVariables;
      if (Array.isArray(data15)) {
        if (data15.length < 1) {
          const err31 = { instancePath: instancePath + "/argumentVariables", schemaPath: "#/$defs/names/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema34, data: data15 };
          if (vErrors === null) {
            vErrors = [err31];
          } else {
            vErrors.push(err31);
          }
          errors++;
        }
        const len6 = data15.length;
        for (let i6 = 0; i6 < len6; i6++) {
          let data16 = data15[i6];
          if (typeof data16 === "string") {
            if (!pattern11.test(data16)) {
              const err32 = { instancePath: instancePath + "/argumentVariables/" + i6, schemaPath: "#/$defs/names/items/pattern", keyword: "pattern", params: { pattern: "^[^-\\s=][^=]*$" }, message: 'must match pattern "^[^-\\s=][^=]*$"', schema: "^[^-\\s=][^=]*$", parentSchema: schema34.items, data: data16 };
              if (vErrors === null) {
                vErrors = [err32];
              } else {
                vErrors.push(err32);
              }
              errors++;
            }
          } else {
            const err33 = { instancePath: instancePath + "/argumentVariables/" + i6, schemaPath: "#/$defs/names/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.items.type, parentSchema: schema34.items, data: data16 };
            if (vErrors === null) {
              vErrors = [err33];
            } else {
              vErrors.push(err33);
            }
            errors++;
          }
        }
      } else {
        const err34 = { instancePath: instancePath + "/argumentVariables", schemaPath: "#/$defs/names/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema34.type, parentSchema: schema34, data: data15 };
        if (vErrors === null) {
          vErrors = [err34];
        } else {
          vErrors.push(err34);
        }
        errors++;
      }
    }
    if (data.settingOptions !== void 0) {
      let data17 = data.settingOptions;
      if (Array.isArray(data17)) {
        if (data17.length < 1) {
          const err35 = { instancePath: instancePath + "/settingOptions", schemaPath: "#/$defs/names/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema34, data: data17 };
          if (vErrors === null) {
            vErrors = [err35];
          } else {
            vErrors.push(err35);
          }
          errors++;
        }
        const len7 = data17.length;
        for (let i7 = 0; i7 < len7; i7++) {
          let data18 = data17[i7];
          if (typeof data18 === "string") {
            if (!pattern11.test(data18)) {
              const err36 = { instancePath: instancePath + "/settingOptions/" + i7, schemaPath: "#/$defs/names/items/pattern", keyword: "pattern", params: { pattern: "^[^-\\s=][^=]*$" }, message: 'must match pattern "^[^-\\s=][^=]*$"', schema: "^[^-\\s=][^=]*$", parentSchema: schema34.items, data: data18 };
              if (vErrors === null) {
                vErrors = [err36];
              } else {
                vErrors.push(err36);
              }
              errors++;
            }
          } else {
            const err37 = { instancePath: instancePath + "/settingOptions/" + i7, schemaPath: "#/$defs/names/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.items.type, parentSchema: schema34.items, data: data18 };
            if (vErrors === null) {
              vErrors = [err37];
            } else {
              vErrors.push(err37);
            }
            errors++;
          }
        }
      } else {
        const err38 = { instancePath: instancePath + "/settingOptions", schemaPath: "#/$defs/names/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema34.type, parentSchema: schema34, data: data17 };
        if (vErrors === null) {
          vErrors = [err38];
        } else {
          vErrors.push(err38);
        }
        errors++;
      }
    }
    if (data.fileReplacesOptions !== void 0) {
      let data19 = data.fileReplacesOptions;
      if (true !== data19) {
        const err39 = { instancePath: instancePath + "/fileReplacesOptions", schemaPath: "#/properties/fileReplacesOptions/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant", schema: true, parentSchema: schema32.properties.fileReplacesOptions, data: data19 };
        if (vErrors === null) {
          vErrors = [err39];
        } else {
          vErrors.push(err39);
        }
        errors++;
      }
    }
    if (data.components !== void 0) {
      let data20 = data.components;
      if (Array.isArray(data20)) {
        if (data20.length < 1) {
          const err40 = { instancePath: instancePath + "/components", schemaPath: "#/properties/components/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema32.properties.components, data: data20 };
          if (vErrors === null) {
            vErrors = [err40];
          } else {
            vErrors.push(err40);
          }
          errors++;
        }
        const len8 = data20.length;
        for (let i8 = 0; i8 < len8; i8++) {
          let data21 = data20[i8];
          if (data21 && typeof data21 == "object" && !Array.isArray(data21)) {
            if (data21.option === void 0) {
              const err41 = { instancePath: instancePath + "/components/" + i8, schemaPath: "#/properties/components/items/required", keyword: "required", params: { missingProperty: "option" }, message: "must have required property 'option'", schema: schema32.properties.components.items.required, parentSchema: schema32.properties.components.items, data: data21 };
              if (vErrors === null) {
                vErrors = [err41];
              } else {
                vErrors.push(err41);
              }
              errors++;
            }
            if (data21.words === void 0) {
              const err42 = { instancePath: instancePath + "/components/" + i8, schemaPath: "#/properties/components/items/required", keyword: "required", params: { missingProperty: "words" }, message: "must have required property 'words'", schema: schema32.properties.components.items.required, parentSchema: schema32.properties.components.items, data: data21 };
              if (vErrors === null) {
                vErrors = [err42];
              } else {
                vErrors.push(err42);
              }
              errors++;
            }
            for (const key1 in data21) {
              if (!(key1 === "option" || key1 === "words" || key1 === "enabledBy" || key1 === "disabledBy")) {
                const err43 = { instancePath: instancePath + "/components/" + i8, schemaPath: "#/properties/components/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: false, parentSchema: schema32.properties.components.items, data: data21 };
                if (vErrors === null) {
                  vErrors = [err43];
                } else {
                  vErrors.push(err43);
                }
                errors++;
              }
            }
            if (data21.option !== void 0) {
              let data22 = data21.option;
              if (typeof data22 !== "string") {
                const err44 = { instancePath: instancePath + "/components/" + i8 + "/option", schemaPath: "#/properties/components/items/properties/option/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties.components.items.properties.option.type, parentSchema: schema32.properties.components.items.properties.option, data: data22 };
                if (vErrors === null) {
                  vErrors = [err44];
                } else {
                  vErrors.push(err44);
                }
                errors++;
              }
            }
            if (data21.words !== void 0) {
              let data23 = data21.words;
              if (Array.isArray(data23)) {
                if (data23.length < 1) {
                  const err45 = { instancePath: instancePath + "/components/" + i8 + "/words", schemaPath: "#/properties/components/items/properties/words/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema32.properties.components.items.properties.words, data: data23 };
                  if (vErrors === null) {
                    vErrors = [err45];
                  } else {
                    vErrors.push(err45);
                  }
                  errors++;
                }
                const len9 = data23.length;
                for (let i9 = 0; i9 < len9; i9++) {
                  let data24 = data23[i9];
                  if (typeof data24 !== "string") {
                    const err46 = { instancePath: instancePath + "/components/" + i8 + "/words/" + i9, schemaPath: "#/properties/components/items/properties/words/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties.components.items.properties.words.items.type, parentSchema: schema32.properties.components.items.properties.words.items, data: data24 };
                    if (vErrors === null) {
                      vErrors = [err46];
                    } else {
                      vErrors.push(err46);
                    }
                    errors++;
                  }
                }
              } else {
                const err47 = { instancePath: instancePath + "/components/" + i8 + "/words", schemaPath: "#/properties/components/items/properties/words/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema32.properties.components.items.properties.words.type, parentSchema: schema32.properties.components.items.properties.words, data: data23 };
                if (vErrors === null) {
                  vErrors = [err47];
                } else {
                  vErrors.push(err47);
                }
                errors++;
              }
            }
            if (data21.enabledBy !== void 0) {
              let data25 = data21.enabledBy;
              if (Array.isArray(data25)) {
                if (data25.length < 1) {
                  const err48 = { instancePath: instancePath + "/components/" + i8 + "/enabledBy", schemaPath: "#/$defs/conditions/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema44, data: data25 };
                  if (vErrors === null) {
                    vErrors = [err48];
                  } else {
                    vErrors.push(err48);
                  }
                  errors++;
                }
                const len10 = data25.length;
                for (let i10 = 0; i10 < len10; i10++) {
                  let data26 = data25[i10];
                  if (typeof data26 === "string") {
                    if (!pattern21.test(data26)) {
                      const err49 = { instancePath: instancePath + "/components/" + i8 + "/enabledBy/" + i10, schemaPath: "#/$defs/conditions/items/pattern", keyword: "pattern", params: { pattern: "^[^-\\s=].*$" }, message: 'must match pattern "^[^-\\s=].*$"', schema: "^[^-\\s=].*$", parentSchema: schema44.items, data: data26 };
                      if (vErrors === null) {
                        vErrors = [err49];
                      } else {
                        vErrors.push(err49);
                      }
                      errors++;
                    }
                  } else {
                    const err50 = { instancePath: instancePath + "/components/" + i8 + "/enabledBy/" + i10, schemaPath: "#/$defs/conditions/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema44.items.type, parentSchema: schema44.items, data: data26 };
                    if (vErrors === null) {
                      vErrors = [err50];
                    } else {
                      vErrors.push(err50);
                    }
                    errors++;
                  }
                }
              } else {
                const err51 = { instancePath: instancePath + "/components/" + i8 + "/enabledBy", schemaPath: "#/$defs/conditions/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema44.type, parentSchema: schema44, data: data25 };
                if (vErrors === null) {
                  vErrors = [err51];
                } else {
                  vErrors.push(err51);
                }
                errors++;
              }
            }
            if (data21.disabledBy !== void 0) {
              let data27 = data21.disabledBy;
              if (Array.isArray(data27)) {
                if (data27.length < 1) {
                  const err52 = { instancePath: instancePath + "/components/" + i8 + "/disabledBy", schemaPath: "#/$defs/conditions/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema44, data: data27 };
                  if (vErrors === null) {
                    vErrors = [err52];
                  } else {
                    vErrors.push(err52);
                  }
                  errors++;
                }
                const len11 = data27.length;
                for (let i11 = 0; i11 < len11; i11++) {
                  let data28 = data27[i11];
                  if (typeof data28 === "string") {
                    if (!pattern21.test(data28)) {
                      const err53 = { instancePath: instancePath + "/components/" + i8 + "/disabledBy/" + i11, schemaPath: "#/$defs/conditions/items/pattern", keyword: "pattern", params: { pattern: "^[^-\\s=].*$" }, message: 'must match pattern "^[^-\\s=].*$"', schema: "^[^-\\s=].*$", parentSchema: schema44.items, data: data28 };
                      if (vErrors === null) {
                        vErrors = [err53];
                      } else {
                        vErrors.push(err53);
                      }
                      errors++;
                    }
                  } else {
                    const err54 = { instancePath: instancePath + "/components/" + i8 + "/disabledBy/" + i11, schemaPath: "#/$defs/conditions/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema44.items.type, parentSchema: schema44.items, data: data28 };
                    if (vErrors === null) {
                      vErrors = [err54];
                    } else {
                      vErrors.push(err54);
                    }
                    errors++;
                  }
                }
              } else {
                const err55 = { instancePath: instancePath + "/components/" + i8 + "/disabledBy", schemaPath: "#/$defs/conditions/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema44.type, parentSchema: schema44, data: data27 };
                if (vErrors === null) {
                  vErrors = [err55];
                } else {
                  vErrors.push(err55);
                }
                errors++;
              }
            }
          } else {
            const err56 = { instancePath: instancePath + "/components/" + i8, schemaPath: "#/properties/components/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema32.properties.components.items.type, parentSchema: schema32.properties.components.items, data: data21 };
            if (vErrors === null) {
              vErrors = [err56];
            } else {
              vErrors.push(err56);
            }
            errors++;
          }
        }
      } else {
        const err57 = { instancePath: instancePath + "/components", schemaPath: "#/properties/components/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema32.properties.components.type, parentSchema: schema32.properties.components, data: data20 };
        if (vErrors === null) {
          vErrors = [err57];
        } else {
          vErrors.push(err57);
        }
        errors++;
      }
    }
    if (data.checks !== void 0) {
      let data29 = data.checks;
      if (Array.isArray(data29)) {
        if (data29.length < 1) {
          const err58 = { instancePath: instancePath + "/checks", schemaPath: "#/$defs/conditions/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema44, data: data29 };
          if (vErrors === null) {
            vErrors = [err58];
          } else {
            vErrors.push(err58);
          }
          errors++;
        }
        const len12 = data29.length;
        for (let i12 = 0; i12 < len12; i12++) {
          let data30 = data29[i12];
          if (typeof data30 === "string") {
            if (!pattern21.test(data30)) {
              const err59 = { instancePath: instancePath + "/checks/" + i12, schemaPath: "#/$defs/conditions/items/pattern", keyword: "pattern", params: { pattern: "^[^-\\s=].*$" }, message: 'must match pattern "^[^-\\s=].*$"', schema: "^[^-\\s=].*$", parentSchema: schema44.items, data: data30 };
              if (vErrors === null) {
                vErrors = [err59];
              } else {
                vErrors.push(err59);
              }
              errors++;
            }
          } else {
            const err60 = { instancePath: instancePath + "/checks/" + i12, schemaPath: "#/$defs/conditions/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema44.items.type, parentSchema: schema44.items, data: data30 };
            if (vErrors === null) {
              vErrors = [err60];
            } else {
              vErrors.push(err60);
            }
            errors++;
          }
        }
      } else {
        const err61 = { instancePath: instancePath + "/checks", schemaPath: "#/$defs/conditions/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema44.type, parentSchema: schema44, data: data29 };
        if (vErrors === null) {
          vErrors = [err61];
        } else {
          vErrors.push(err61);
        }
        errors++;
      }
    }
    if (data.configurations !== void 0) {
      let data31 = data.configurations;
      if (Array.isArray(data31)) {
        if (data31.length < 1) {
          const err62 = { instancePath: instancePath + "/configurations", schemaPath: "#/properties/configurations/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema32.properties.configurations, data: data31 };
          if (vErrors === null) {
            vErrors = [err62];
          } else {
            vErrors.push(err62);
          }
          errors++;
        }
        const len13 = data31.length;
        for (let i13 = 0; i13 < len13; i13++) {
          if (!validate24(data31[i13], { instancePath: instancePath + "/configurations/" + i13, parentData: data31, parentDataProperty: i13, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err63 = { instancePath: instancePath + "/configurations", schemaPath: "#/properties/configurations/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema32.properties.configurations.type, parentSchema: schema32.properties.configurations, data: data31 };
        if (vErrors === null) {
          vErrors = [err63];
        } else {
          vErrors.push(err63);
        }
        errors++;
      }
    }
  } else {
    const err64 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema32.type, parentSchema: schema32, data };
    if (vErrors === null) {
      vErrors = [err64];
    } else {
      vErrors.push(err64);
    }
    errors++;
  }
  validate21.errors = vErrors;
  return errors === 0;
}
validate21.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
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
    if (data.programs === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "programs" }, message: "must have required property 'programs'", schema: schema31.required, parentSchema: schema31, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "$schema" || key0 === "programs")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema31, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.$schema !== void 0) {
      let data0 = data.$schema;
      if (typeof data0 !== "string") {
        const err2 = { instancePath: instancePath + "/$schema", schemaPath: "#/properties/%24schema/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.$schema.type, parentSchema: schema31.properties.$schema, data: data0 };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.programs !== void 0) {
      let data1 = data.programs;
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate21(data1[i0], { instancePath: instancePath + "/programs/" + i0, parentData: data1, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err3 = { instancePath: instancePath + "/programs", schemaPath: "#/properties/programs/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.programs.type, parentSchema: schema31.properties.programs, data: data1 };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.type, parentSchema: schema31, data };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
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
