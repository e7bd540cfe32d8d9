// Generated from schemas/baseline.schema.json by npm run generate.
const validate = validate20;
var stdin_default = validate20;
const schema31 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "https://raw.githubusercontent.com/hostport-lint/hostport-lint/main/schemas/baseline.schema.json", "title": "Baseline of hostport-lint: findings that are known and stay silent", "type": "object", "required": ["version", "findings"], "properties": { "version": { "const": 1 }, "findings": { "type": "array", "items": {
"type": "object", "required": ["fingerprint", "rule", "path"], "properties": { "fingerprint": { "type": "string" }, "rule": { "type": "string" }, "path": { "type": "string" }, "message": { "type": "string" } } } } } };
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
    if (data.version === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'", schema: schema31.required, parentSchema: schema31, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.findings === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "findings" }, message: "must have required property 'findings'", schema: schema31.required, parentSchema: schema31, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.version !== void 0) {
      let data0 = data.version;
      if (1 !== data0) {
        const err2 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/const", keyword: "const", params: { allowedValue: 1 }, message: "must be equal to constant", schema: 1, parentSchema: schema31.properties.version, data: data0 };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.findings !== void 0) {
      let data1 = data.findings;
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
            if (data2.fingerprint === void 0) {
              const err3 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "fingerprint" }, message: "must have required property 'fingerprint'", schema: schema31.properties.findings.items.required, parentSchema: schema31.properties.findings.items, data: data2 };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
            if (data2.rule === void 0) {
              const err4 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "rule" }, message: "must have required property 'rule'", schema: schema31.properties.findings.items.required, parentSchema: schema31.properties.findings.items, data: data2 };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            }
            if (data2.path === void 0) {
              const err5 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'", schema: schema31.properties.findings.items.required, parentSchema: schema31.properties.findings.items, data: data2 };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
            }
            if (data2.fingerprint !== void 0) {
              let data3 = data2.fingerprint;
              if (typeof data3 !== "string") {
                const err6 = { instancePath: instancePath + "/findings/" + i0 + "/fingerprint", schemaPath: "#/properties/findings/items/properties/fingerprint/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.findings.items.properties.fingerprint.type, parentSchema: schema31.properties.findings.items.properties.fingerprint, data: data3 };
                if (vErrors === null) {
                  vErrors = [err6];
                } else {
                  vErrors.push(err6);
                }
                errors++;
              }
            }
            if (data2.rule !== void 0) {
              let data4 = data2.rule;
              if (typeof data4 !== "string") {
                const err7 = { instancePath: instancePath + "/findings/" + i0 + "/rule", schemaPath: "#/properties/findings/items/properties/rule/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.findings.items.properties.rule.type, parentSchema: schema31.properties.findings.items.properties.rule, data: data4 };
                if (vErrors === null) {
                  vErrors = [err7];
                } else {
                  vErrors.push(err7);
                }
                errors++;
              }
            }
            if (data2.path !== void 0) {
              let data5 = data2.path;
              if (typeof data5 !== "string") {
                const err8 = { instancePath: instancePath + "/findings/" + i0 + "/path", schemaPath: "#/properties/findings/items/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.findings.items.properties.path.type, parentSchema: schema31.properties.findings.items.properties.path, data: data5 };
                if (vErrors === null) {
                  vErrors = [err8];
                } else {
                  vErrors.push(err8);
                }
                errors++;
              }
            }
            if (data2.message !== void 0) {
              let data6 = data2.message;
              if (typeof data6 !== "string") {
                const err9 = { instancePath: instancePath + "/findings/" + i0 + "/message", schemaPath: "#/properties/findings/items/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.findings.items.properties.message.type, parentSchema: schema31.properties.findings.items.properties.message, data: data6 };
                if (vErrors === null) {
                  vErrors = [err9];
                } else {
                  vErrors.push(err9);
                }
                errors++;
              }
            }
          } else {
            const err10 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/properties/findings/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.findings.items.type, parentSchema: schema31.properties.findings.items, data: data2 };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
      } else {
        const err11 = { instancePath: instancePath + "/findings", schemaPath: "#/properties/findings/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.findings.type, parentSchema: schema31.properties.findings, data: data1 };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
  } else {
    const err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.type, parentSchema: schema31, data };
    if (vErrors === null) {
      vErrors = [err12];
    } else {
      vErrors.push(err12);
    }
    errors++;
  }
  validate20.errors = vErrors;
  return errors === 0;
}
validate20.evaluated = { "props": { "version": true, "findings": true }, "dynamicProps": false, "dynamicItems": false };
export {
  stdin_default as default,
  validate
};
