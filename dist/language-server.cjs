var of = Object.create;
var vn = Object.defineProperty;
var sf = Object.getOwnPropertyDescriptor;
var cf = Object.getOwnPropertyNames;
var af = Object.getPrototypeOf, uf = Object.prototype.hasOwnProperty;
var lf = (e, t, n) => () => {
  if (n) throw n[0];
  try {
    return e && (t = e(e = 0)), t;
  } catch (i) {
    throw n = [i], i;
  }
};
var P = (e, t) => () => {
  try {
    return t || e((t = { exports: {} }).exports, t), t.exports;
  } catch (n) {
    throw t = 0, n;
  }
}, wc = (e, t) => {
  for (var n in t)
    vn(e, n, { get: t[n], enumerable: !0 });
}, Pc = (e, t, n, i) => {
  if (t && typeof t == "object" || typeof t == "function")
    for (let r of cf(t))
      !uf.call(e, r) && r !== n && vn(e, r, { get: () => t[r], enumerable: !(i = sf(t, r)) || i.enumerable });
  return e;
};
var df = (e, t, n) => (n = e != null ? of(af(e)) : {}, Pc(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  t || !e || !e.__esModule ? vn(n, "default", { value: e, enumerable: !0 }) : n,
  e
)), Dn = (e) => Pc(vn({}, "__esModule", { value: !0 }), e);

// node_modules/vscode-languageserver/lib/common/utils/is.js
var wn = P((Ce) => {
  "use strict";
  Object.defineProperty(Ce, "__esModule", { value: !0 });
  Ce.boolean = ff;
  Ce.string = Rc;
  Ce.number = hf;
  Ce.error = pf;
  Ce.func = Cc;
  Ce.array = Sc;
  Ce.stringArray = gf;
  Ce.typedArray = mf;
  Ce.thenable = yf;
  function ff(e) {
    return e === !0 || e === !1;
  }
  function Rc(e) {
    return typeof e == "string" || e instanceof String;
  }
  function hf(e) {
    return typeof e == "number" || e instanceof Number;
  }
  function pf(e) {
    return e instanceof Error;
  }
  function Cc(e) {
    return typeof e == "function";
  }
  function Sc(e) {
    return Array.isArray(e);
  }
  function gf(e) {
    return Sc(e) && e.every((t) => Rc(t));
  }
  function mf(e, t) {
    return Array.isArray(e) && e.every(t);
  }
  function yf(e) {
    return e && Cc(e.then);
  }
});

// node_modules/vscode-jsonrpc/lib/common/is.js
var bt = P((Fe) => {
  "use strict";
  Object.defineProperty(Fe, "__esModule", { value: !0 });
  Fe.boolean = _f;
  Fe.string = Tc;
  Fe.number = bf;
  Fe.error = vf;
  Fe.func = Df;
  Fe.array = Oc;
  Fe.stringArray = wf;
  function _f(e) {
    return e === !0 || e === !1;
  }
  function Tc(e) {
    return typeof e == "string" || e instanceof String;
  }
  function bf(e) {
    return typeof e == "number" || e instanceof Number;
  }
  function vf(e) {
    return e instanceof Error;
  }
  function Df(e) {
    return typeof e == "function";
  }
  function Oc(e) {
    return Array.isArray(e);
  }
  function wf(e) {
    return Oc(e) && e.every((t) => Tc(t));
  }
});

// node_modules/vscode-jsonrpc/lib/common/messages.js
var pi = P((R) => {
  "use strict";
  var Pf = R && R.__createBinding || (Object.create ? (function(e, t, n, i) {
    i === void 0 && (i = n);
    var r = Object.getOwnPropertyDescriptor(t, n);
    (!r || ("get" in r ? !t.__esModule : r.writable || r.configurable)) && (r = { enumerable: !0, get: function() {
      return t[n];
    } }), Object.defineProperty(e, i, r);
  }) : (function(e, t, n, i) {
    i === void 0 && (i = n), e[i] = t[n];
  })), Rf = R && R.__setModuleDefault || (Object.create ? (function(e, t) {
    Object.defineProperty(e, "default", { enumerable: !0, value: t });
  }) : function(e, t) {
    e.default = t;
  }), Cf = R && R.__importStar || /* @__PURE__ */ (function() {
    var e = function(t) {
      return e = Object.getOwnPropertyNames || function(n) {
        var i = [];
        for (var r in n) Object.prototype.hasOwnProperty.call(n, r) && (i[i.length] = r);
        return i;
      }, e(t);
    };
    return function(t) {
      if (t && t.__esModule) return t;
      var n = {};
      if (t != null) for (var i = e(t), r = 0; r < i.length; r++) i[r] !== "default" && Pf(n, t, i[r]);
      return Rf(n, t), n;
    };
  })();
  Object.defineProperty(R, "__esModule", { value: !0 });
  R.Message = R.NotificationType9 = R.NotificationType8 = R.NotificationType7 = R.NotificationType6 = R.NotificationType5 = R.NotificationType4 = R.NotificationType3 = R.NotificationType2 = R.NotificationType1 = R.NotificationType0 = R.NotificationType = R.RequestType9 = R.RequestType8 = R.RequestType7 = R.RequestType6 = R.RequestType5 = R.RequestType4 = R.RequestType3 = R.RequestType2 = R.RequestType1 =
  R.RequestType = R.RequestType0 = R.AbstractMessageSignature = R.ParameterStructures = R.ResponseError = R.ErrorCodes = void 0;
  var ut = Cf(bt()), zr;
  (function(e) {
    e.ParseError = -32700, e.InvalidRequest = -32600, e.MethodNotFound = -32601, e.InvalidParams = -32602, e.InternalError = -32603, e.jsonrpcReservedErrorRangeStart = -32099, e.serverErrorStart = -32099, e.MessageWriteError = -32099, e.MessageReadError = -32098, e.PendingResponseRejected = -32097, e.ConnectionInactive = -32096, e.ServerNotInitialized = -32002, e.UnknownErrorCode = -32001, e.jsonrpcReservedErrorRangeEnd =
    -32e3, e.serverErrorEnd = -32e3;
  })(zr || (R.ErrorCodes = zr = {}));
  var Br = class e extends Error {
    code;
    data;
    constructor(t, n, i) {
      super(n), this.code = ut.number(t) ? t : zr.UnknownErrorCode, this.data = i, Object.setPrototypeOf(this, e.prototype);
    }
    toJson() {
      let t = {
        code: this.code,
        message: this.message
      };
      return this.data !== void 0 && (t.data = this.data), t;
    }
  };
  R.ResponseError = Br;
  var Je = class e {
    kind;
    /**
     * The parameter structure is automatically inferred on the number of parameters
     * and the parameter type in case of a single param.
     */
    static auto = new e("auto");
    /**
     * Forces `byPosition` parameter structure. This is useful if you have a single
     * parameter which has a literal type.
     */
    static byPosition = new e("byPosition");
    /**
     * Forces `byName` parameter structure. This is only useful when having a single
     * parameter. The library will report errors if used with a different number of
     * parameters.
     */
    static byName = new e("byName");
    constructor(t) {
      this.kind = t;
    }
    static is(t) {
      return t === e.auto || t === e.byName || t === e.byPosition;
    }
    toString() {
      return this.kind;
    }
  };
  R.ParameterStructures = Je;
  var U = class {
    method;
    numberOfParams;
    constructor(t, n) {
      this.method = t, this.numberOfParams = n;
    }
    get parameterStructures() {
      return Je.auto;
    }
  };
  R.AbstractMessageSignature = U;
  var Vr = class extends U {
    /**
     * Clients must not use this property. It is here to ensure correct typing.
     */
    _;
    constructor(t) {
      super(t, 0);
    }
  };
  R.RequestType0 = Vr;
  var Gr = class extends U {
    _parameterStructures;
    /**
     * Clients must not use this property. It is here to ensure correct typing.
     */
    _;
    constructor(t, n = Je.auto) {
      super(t, 1), this._parameterStructures = n;
    }
    get parameterStructures() {
      return this._parameterStructures;
    }
  };
  R.RequestType = Gr;
  var Jr = class extends U {
    _parameterStructures;
    /**
     * Clients must not use this property. It is here to ensure correct typing.
     */
    _;
    constructor(t, n = Je.auto) {
      super(t, 1), this._parameterStructures = n;
    }
    get parameterStructures() {
      return this._parameterStructures;
    }
  };
  R.RequestType1 = Jr;
  var Xr = class extends U {
    /**
     * Clients must not use this property. It is here to ensure correct typing.
     */
    _;
    constructor(t) {
      super(t, 2);
    }
  };
  R.RequestType2 = Xr;
  var Qr = class extends U {
    /**
     * Clients must not use this property. It is here to ensure correct typing.
     */
    _;
    constructor(t) {
      super(t, 3);
    }
  };
  R.RequestType3 = Qr;
  var Yr = class extends U {
    /**
     * Clients must not use this property. It is here to ensure correct typing.
     */
    _;
    constructor(t) {
      super(t, 4);
    }
  };
  R.RequestType4 = Yr;
  var Zr = class extends U {
    /**
     * Clients must not use this property. It is here to ensure correct typing.
     */
    _;
    constructor(t) {
      super(t, 5);
    }
  };
  R.RequestType5 = Zr;
  var Kr = class extends U {
    /**
     * Clients must not use this property. It is here to ensure correct typing.
     */
    _;
    constructor(t) {
      super(t, 6);
    }
  };
  R.RequestType6 = Kr;
  var ei = class extends U {
    /**
     * Clients must not use this property. It is here to ensure correct typing.
     */
    _;
    constructor(t) {
      super(t, 7);
    }
  };
  R.RequestType7 = ei;
  var ti = class extends U {
    /**
     * Clients must not use this property. It is here to ensure correct typing.
     */
    _;
    constructor(t) {
      super(t, 8);
    }
  };
  R.RequestType8 = ti;
  var ni = class extends U {
    /**
     * Clients must not use this property. It is here to ensure correct typing.
     */
    _;
    constructor(t) {
      super(t, 9);
    }
  };
  R.RequestType9 = ni;
  var ri = class extends U {
    _parameterStructures;
    /**
     * Clients must not use this property. It is here to ensure correct typing.
     */
    _;
    constructor(t, n = Je.auto) {
      super(t, 1), this._parameterStructures = n;
    }
    get parameterStructures() {
      return this._parameterStructures;
    }
  };
  R.NotificationType = ri;
  var ii = class extends U {
    /**
     * Clients must not use this property. It is here to ensure correct typing.
     */
    _;
    constructor(t) {
      super(t, 0);
    }
  };
  R.NotificationType0 = ii;
  var oi = class extends U {
    _parameterStructures;
    /**
     * Clients must not use this property. It is here to ensure correct typing.
     */
    _;
    constructor(t, n = Je.auto) {
      super(t, 1), this._parameterStructures = n;
    }
    get parameterStructures() {
      return this._parameterStructures;
    }
  };
  R.NotificationType1 = oi;
  var si = class extends U {
    /**
     * Clients must not use this property. It is here to ensure correct typing.
     */
    _;
    constructor(t) {
      super(t, 2);
    }
  };
  R.NotificationType2 = si;
  var ci = class extends U {
    /**
     * Clients must not use this property. It is here to ensure correct typing.
     */
    _;
    constructor(t) {
      super(t, 3);
    }
  };
  R.NotificationType3 = ci;
  var ai = class extends U {
    /**
     * Clients must not use this property. It is here to ensure correct typing.
     */
    _;
    constructor(t) {
      super(t, 4);
    }
  };
  R.NotificationType4 = ai;
  var ui = class extends U {
    /**
     * Clients must not use this property. It is here to ensure correct typing.
     */
    _;
    constructor(t) {
      super(t, 5);
    }
  };
  R.NotificationType5 = ui;
  var li = class extends U {
    /**
     * Clients must not use this property. It is here to ensure correct typing.
     */
    _;
    constructor(t) {
      super(t, 6);
    }
  };
  R.NotificationType6 = li;
  var di = class extends U {
    /**
     * Clients must not use this property. It is here to ensure correct typing.
     */
    _;
    constructor(t) {
      super(t, 7);
    }
  };
  R.NotificationType7 = di;
  var fi = class extends U {
    /**
     * Clients must not use this property. It is here to ensure correct typing.
     */
    _;
    constructor(t) {
      super(t, 8);
    }
  };
  R.NotificationType8 = fi;
  var hi = class extends U {
    /**
     * Clients must not use this property. It is here to ensure correct typing.
     */
    _;
    constructor(t) {
      super(t, 9);
    }
  };
  R.NotificationType9 = hi;
  var Mc;
  (function(e) {
    function t(r) {
      let o = r;
      return o && ut.string(o.method) && (ut.string(o.id) || ut.number(o.id));
    }
    e.isRequest = t;
    function n(r) {
      let o = r;
      return o && ut.string(o.method) && r.id === void 0;
    }
    e.isNotification = n;
    function i(r) {
      let o = r;
      return o && (o.result !== void 0 || !!o.error) && (ut.string(o.id) || ut.number(o.id) || o.id === null);
    }
    e.isResponse = i;
  })(Mc || (R.Message = Mc = {}));
});

// node_modules/vscode-jsonrpc/lib/common/linkedMap.js
var mi = P((Xe) => {
  "use strict";
  Object.defineProperty(Xe, "__esModule", { value: !0 });
  Xe.LRUCache = Xe.LinkedMap = Xe.Touch = void 0;
  var ae;
  (function(e) {
    e.None = 0, e.First = 1, e.AsOld = e.First, e.Last = 2, e.AsNew = e.Last;
  })(ae || (Xe.Touch = ae = {}));
  var Pn = class {
    [Symbol.toStringTag] = "LinkedMap";
    _map;
    _head;
    _tail;
    _size;
    _state;
    constructor() {
      this._map = /* @__PURE__ */ new Map(), this._head = void 0, this._tail = void 0, this._size = 0, this._state = 0;
    }
    clear() {
      this._map.clear(), this._head = void 0, this._tail = void 0, this._size = 0, this._state++;
    }
    isEmpty() {
      return !this._head && !this._tail;
    }
    get size() {
      return this._size;
    }
    get first() {
      return this._head?.value;
    }
    get last() {
      return this._tail?.value;
    }
    before(t) {
      let n = this._map.get(t);
      return n ? n.previous?.value : void 0;
    }
    after(t) {
      let n = this._map.get(t);
      return n ? n.next?.value : void 0;
    }
    has(t) {
      return this._map.has(t);
    }
    get(t, n = ae.None) {
      let i = this._map.get(t);
      if (i)
        return n !== ae.None && this.touch(i, n), i.value;
    }
    set(t, n, i = ae.None) {
      let r = this._map.get(t);
      if (r)
        r.value = n, i !== ae.None && this.touch(r, i);
      else {
        switch (r = { key: t, value: n, next: void 0, previous: void 0 }, i) {
          case ae.None:
            this.addItemLast(r);
            break;
          case ae.First:
            this.addItemFirst(r);
            break;
          case ae.Last:
            this.addItemLast(r);
            break;
          default:
            this.addItemLast(r);
            break;
        }
        this._map.set(t, r), this._size++;
      }
      return this;
    }
    delete(t) {
      return !!this.remove(t);
    }
    remove(t) {
      let n = this._map.get(t);
      if (n)
        return this._map.delete(t), this.removeItem(n), this._size--, n.value;
    }
    shift() {
      if (!this._head && !this._tail)
        return;
      if (!this._head || !this._tail)
        throw new Error("Invalid list");
      let t = this._head;
      return this._map.delete(t.key), this.removeItem(t), this._size--, t.value;
    }
    forEach(t, n) {
      let i = this._state, r = this._head;
      for (; r; ) {
        if (n ? t.bind(n)(r.value, r.key, this) : t(r.value, r.key, this), this._state !== i)
          throw new Error("LinkedMap got modified during iteration.");
        r = r.next;
      }
    }
    keys() {
      let t = this._state, n = this._head, i = {
        [Symbol.iterator]: () => i,
        next: () => {
          if (this._state !== t)
            throw new Error("LinkedMap got modified during iteration.");
          if (n) {
            let r = { value: n.key, done: !1 };
            return n = n.next, r;
          } else
            return { value: void 0, done: !0 };
        }
      };
      return i;
    }
    values() {
      let t = this._state, n = this._head, i = {
        [Symbol.iterator]: () => i,
        next: () => {
          if (this._state !== t)
            throw new Error("LinkedMap got modified during iteration.");
          if (n) {
            let r = { value: n.value, done: !1 };
            return n = n.next, r;
          } else
            return { value: void 0, done: !0 };
        }
      };
      return i;
    }
    entries() {
      let t = this._state, n = this._head, i = {
        [Symbol.iterator]: () => i,
        next: () => {
          if (this._state !== t)
            throw new Error("LinkedMap got modified during iteration.");
          if (n) {
            let r = { value: [n.key, n.value], done: !1 };
            return n = n.next, r;
          } else
            return { value: void 0, done: !0 };
        }
      };
      return i;
    }
    [Symbol.iterator]() {
      return this.entries();
    }
    trimOld(t) {
      if (t >= this.size)
        return;
      if (t === 0) {
        this.clear();
        return;
      }
      let n = this._head, i = this.size;
      for (; n && i > t; )
        this._map.delete(n.key), n = n.next, i--;
      this._head = n, this._size = i, n && (n.previous = void 0), this._state++;
    }
    addItemFirst(t) {
      if (!this._head && !this._tail)
        this._tail = t;
      else if (this._head)
        t.next = this._head, this._head.previous = t;
      else
        throw new Error("Invalid list");
      this._head = t, this._state++;
    }
    addItemLast(t) {
      if (!this._head && !this._tail)
        this._head = t;
      else if (this._tail)
        t.previous = this._tail, this._tail.next = t;
      else
        throw new Error("Invalid list");
      this._tail = t, this._state++;
    }
    removeItem(t) {
      if (t === this._head && t === this._tail)
        this._head = void 0, this._tail = void 0;
      else if (t === this._head) {
        if (!t.next)
          throw new Error("Invalid list");
        t.next.previous = void 0, this._head = t.next;
      } else if (t === this._tail) {
        if (!t.previous)
          throw new Error("Invalid list");
        t.previous.next = void 0, this._tail = t.previous;
      } else {
        let n = t.next, i = t.previous;
        if (!n || !i)
          throw new Error("Invalid list");
        n.previous = i, i.next = n;
      }
      t.next = void 0, t.previous = void 0, this._state++;
    }
    touch(t, n) {
      if (!this._head || !this._tail)
        throw new Error("Invalid list");
      if (!(n !== ae.First && n !== ae.Last)) {
        if (n === ae.First) {
          if (t === this._head)
            return;
          let i = t.next, r = t.previous;
          t === this._tail ? (r.next = void 0, this._tail = r) : (i.previous = r, r.next = i), t.previous = void 0, t.next = this._head, this._head.previous = t, this._head = t, this._state++;
        } else if (n === ae.Last) {
          if (t === this._tail)
            return;
          let i = t.next, r = t.previous;
          t === this._head ? (i.previous = void 0, this._head = i) : (i.previous = r, r.next = i), t.next = void 0, t.previous = this._tail, this._tail.next = t, this._tail = t, this._state++;
        }
      }
    }
    toJSON() {
      let t = [];
      return this.forEach((n, i) => {
        t.push([i, n]);
      }), t;
    }
    fromJSON(t) {
      this.clear();
      for (let [n, i] of t)
        this.set(n, i);
    }
  };
  Xe.LinkedMap = Pn;
  var gi = class extends Pn {
    _limit;
    _ratio;
    constructor(t, n = 1) {
      super(), this._limit = t, this._ratio = Math.min(Math.max(0, n), 1);
    }
    get limit() {
      return this._limit;
    }
    set limit(t) {
      this._limit = t, this.checkTrim();
    }
    get ratio() {
      return this._ratio;
    }
    set ratio(t) {
      this._ratio = Math.min(Math.max(0, t), 1), this.checkTrim();
    }
    get(t, n = ae.AsNew) {
      return super.get(t, n);
    }
    peek(t) {
      return super.get(t, ae.None);
    }
    set(t, n) {
      return super.set(t, n, ae.Last), this.checkTrim(), this;
    }
    checkTrim() {
      this.size > this._limit && this.trimOld(Math.round(this._limit * this._ratio));
    }
  };
  Xe.LRUCache = gi;
});

// node_modules/vscode-jsonrpc/lib/common/disposable.js
var kc = P((Rn) => {
  "use strict";
  Object.defineProperty(Rn, "__esModule", { value: !0 });
  Rn.Disposable = void 0;
  var qc;
  (function(e) {
    function t(n) {
      return {
        dispose: n
      };
    }
    e.create = t;
  })(qc || (Rn.Disposable = qc = {}));
});

// node_modules/vscode-jsonrpc/lib/common/ral.js
var Qe = P((bi) => {
  "use strict";
  Object.defineProperty(bi, "__esModule", { value: !0 });
  var yi;
  function _i() {
    if (yi === void 0)
      throw new Error("No runtime abstraction layer installed");
    return yi;
  }
  (function(e) {
    function t(n) {
      if (n === void 0)
        throw new Error("No runtime abstraction layer provided");
      yi = n;
    }
    e.install = t;
  })(_i || (_i = {}));
  bi.default = _i;
});

// node_modules/vscode-jsonrpc/lib/common/events.js
var vt = P((Ye) => {
  "use strict";
  var Sf = Ye && Ye.__importDefault || function(e) {
    return e && e.__esModule ? e : { default: e };
  };
  Object.defineProperty(Ye, "__esModule", { value: !0 });
  Ye.Emitter = Ye.Event = void 0;
  var Tf = Sf(Qe()), xc;
  (function(e) {
    let t = { dispose() {
    } };
    e.None = function() {
      return t;
    };
  })(xc || (Ye.Event = xc = {}));
  var vi = class {
    _callbacks;
    _contexts;
    add(t, n = null, i) {
      this._callbacks || (this._callbacks = [], this._contexts = []), this._callbacks.push(t), this._contexts.push(n), Array.isArray(i) && i.push({ dispose: () => this.remove(t, n) });
    }
    remove(t, n = null) {
      if (!this._callbacks)
        return;
      let i = !1;
      for (let r = 0, o = this._callbacks.length; r < o; r++)
        if (this._callbacks[r] === t)
          if (this._contexts[r] === n) {
            this._callbacks.splice(r, 1), this._contexts.splice(r, 1);
            return;
          } else
            i = !0;
      if (i)
        throw new Error("When adding a listener with a context, you should remove it with the same context");
    }
    invoke(...t) {
      if (!this._callbacks)
        return [];
      let n = [], i = this._callbacks.slice(0), r = this._contexts.slice(0);
      for (let o = 0, c = i.length; o < c; o++)
        try {
          n.push(i[o].apply(r[o], t));
        } catch (u) {
          (0, Tf.default)().console.error(u);
        }
      return n;
    }
    isEmpty() {
      return !this._callbacks || this._callbacks.length === 0;
    }
    dispose() {
      this._callbacks = void 0, this._contexts = void 0;
    }
  }, Di = class e {
    _options;
    static _noop = function() {
    };
    _event;
    _callbacks;
    constructor(t) {
      this._options = t;
    }
    /**
     * For the public to allow to subscribe
     * to events from this Emitter
     */
    get event() {
      return this._event || (this._event = (t, n, i) => {
        this._callbacks || (this._callbacks = new vi()), this._options && this._options.onFirstListenerAdd && this._callbacks.isEmpty() && this._options.onFirstListenerAdd(this), this._callbacks.add(t, n);
        let r = {
          dispose: () => {
            this._callbacks && (this._callbacks.remove(t, n), r.dispose = e._noop, this._options && this._options.onLastListenerRemove && this._callbacks.isEmpty() && this._options.onLastListenerRemove(this));
          }
        };
        return Array.isArray(i) && i.push(r), r;
      }), this._event;
    }
    /**
     * To be kept private to fire an event to
     * subscribers
     */
    fire(t) {
      this._callbacks && this._callbacks.invoke.call(this._callbacks, t);
    }
    dispose() {
      this._callbacks && (this._callbacks.dispose(), this._callbacks = void 0);
    }
  };
  Ye.Emitter = Di;
});

// node_modules/vscode-jsonrpc/lib/common/cancellation.js
var Tn = P((ge) => {
  "use strict";
  var Of = ge && ge.__createBinding || (Object.create ? (function(e, t, n, i) {
    i === void 0 && (i = n);
    var r = Object.getOwnPropertyDescriptor(t, n);
    (!r || ("get" in r ? !t.__esModule : r.writable || r.configurable)) && (r = { enumerable: !0, get: function() {
      return t[n];
    } }), Object.defineProperty(e, i, r);
  }) : (function(e, t, n, i) {
    i === void 0 && (i = n), e[i] = t[n];
  })), Mf = ge && ge.__setModuleDefault || (Object.create ? (function(e, t) {
    Object.defineProperty(e, "default", { enumerable: !0, value: t });
  }) : function(e, t) {
    e.default = t;
  }), qf = ge && ge.__importStar || /* @__PURE__ */ (function() {
    var e = function(t) {
      return e = Object.getOwnPropertyNames || function(n) {
        var i = [];
        for (var r in n) Object.prototype.hasOwnProperty.call(n, r) && (i[i.length] = r);
        return i;
      }, e(t);
    };
    return function(t) {
      if (t && t.__esModule) return t;
      var n = {};
      if (t != null) for (var i = e(t), r = 0; r < i.length; r++) i[r] !== "default" && Of(n, t, i[r]);
      return Mf(n, t), n;
    };
  })(), kf = ge && ge.__importDefault || function(e) {
    return e && e.__esModule ? e : { default: e };
  };
  Object.defineProperty(ge, "__esModule", { value: !0 });
  ge.CancellationTokenSource = ge.CancellationToken = void 0;
  var xf = kf(Qe()), jf = qf(bt()), wi = vt(), Cn;
  (function(e) {
    e.None = Object.freeze({
      isCancellationRequested: !1,
      onCancellationRequested: wi.Event.None
    }), e.Cancelled = Object.freeze({
      isCancellationRequested: !0,
      onCancellationRequested: wi.Event.None
    });
    function t(n) {
      let i = n;
      return i && (i === e.None || i === e.Cancelled || jf.boolean(i.isCancellationRequested) && !!i.onCancellationRequested);
    }
    e.is = t;
  })(Cn || (ge.CancellationToken = Cn = {}));
  var Ef = Object.freeze(function(e, t) {
    let n = (0, xf.default)().timer.setTimeout(e.bind(t), 0);
    return { dispose() {
      n.dispose();
    } };
  }), Sn = class {
    _isCancelled = !1;
    _emitter;
    cancel() {
      this._isCancelled || (this._isCancelled = !0, this._emitter && (this._emitter.fire(void 0), this.dispose()));
    }
    get isCancellationRequested() {
      return this._isCancelled;
    }
    get onCancellationRequested() {
      return this._isCancelled ? Ef : (this._emitter || (this._emitter = new wi.Emitter()), this._emitter.event);
    }
    dispose() {
      this._emitter && (this._emitter.dispose(), this._emitter = void 0);
    }
  }, Pi = class {
    _token;
    get token() {
      return this._token || (this._token = new Sn()), this._token;
    }
    cancel() {
      this._token ? this._token.cancel() : this._token = Cn.Cancelled;
    }
    dispose() {
      this._token ? this._token instanceof Sn && this._token.dispose() : this._token = Cn.None;
    }
  };
  ge.CancellationTokenSource = Pi;
});

// node_modules/vscode-jsonrpc/lib/common/sharedArrayCancellation.js
var jc = P((Dt) => {
  "use strict";
  Object.defineProperty(Dt, "__esModule", { value: !0 });
  Dt.SharedArrayReceiverStrategy = Dt.SharedArraySenderStrategy = void 0;
  var Nf = Tn(), Xt;
  (function(e) {
    e.Continue = 0, e.Cancelled = 1;
  })(Xt || (Xt = {}));
  var Ri = class {
    buffers;
    constructor() {
      this.buffers = /* @__PURE__ */ new Map();
    }
    enableCancellation(t) {
      if (t.id === null)
        return;
      let n = new SharedArrayBuffer(4), i = new Int32Array(n, 0, 1);
      i[0] = Xt.Continue, this.buffers.set(t.id, n), t.$cancellationData = n;
    }
    async sendCancellation(t, n) {
      let i = this.buffers.get(n);
      if (i === void 0)
        return;
      let r = new Int32Array(i, 0, 1);
      Atomics.store(r, 0, Xt.Cancelled);
    }
    cleanup(t) {
      this.buffers.delete(t);
    }
    dispose() {
      this.buffers.clear();
    }
  };
  Dt.SharedArraySenderStrategy = Ri;
  var Ci = class {
    data;
    constructor(t) {
      this.data = new Int32Array(t, 0, 1);
    }
    get isCancellationRequested() {
      return Atomics.load(this.data, 0) === Xt.Cancelled;
    }
    get onCancellationRequested() {
      throw new Error("Cancellation over SharedArrayBuffer doesn't support cancellation events");
    }
  }, Si = class {
    token;
    constructor(t) {
      this.token = new Ci(t);
    }
    cancel() {
    }
    dispose() {
    }
  }, Ti = class {
    kind = "request";
    createCancellationTokenSource(t) {
      let n = t.$cancellationData;
      return n === void 0 ? new Nf.CancellationTokenSource() : new Si(n);
    }
  };
  Dt.SharedArrayReceiverStrategy = Ti;
});

// node_modules/vscode-jsonrpc/lib/common/semaphore.js
var Mi = P((wt) => {
  "use strict";
  var Ff = wt && wt.__importDefault || function(e) {
    return e && e.__esModule ? e : { default: e };
  };
  Object.defineProperty(wt, "__esModule", { value: !0 });
  wt.Semaphore = void 0;
  var If = Ff(Qe()), Oi = class {
    _capacity;
    _active;
    _waiting;
    constructor(t = 1) {
      if (t <= 0)
        throw new Error("Capacity must be greater than 0");
      this._capacity = t, this._active = 0, this._waiting = [];
    }
    lock(t) {
      return new Promise((n, i) => {
        this._waiting.push({ thunk: t, resolve: n, reject: i }), this.runNext();
      });
    }
    get active() {
      return this._active;
    }
    runNext() {
      this._waiting.length === 0 || this._active === this._capacity || (0, If.default)().timer.setImmediate(() => this.doRunNext());
    }
    doRunNext() {
      if (this._waiting.length === 0 || this._active === this._capacity)
        return;
      let t = this._waiting.shift();
      if (this._active++, this._active > this._capacity)
        throw new Error("Too many thunks active");
      try {
        let n = t.thunk();
        n instanceof Promise ? n.then((i) => {
          this._active--, t.resolve(i), this.runNext();
        }, (i) => {
          this._active--, t.reject(i), this.runNext();
        }) : (this._active--, t.resolve(n), this.runNext());
      } catch (n) {
        this._active--, t.reject(n), this.runNext();
      }
    }
  };
  wt.Semaphore = Oi;
});

// node_modules/vscode-jsonrpc/lib/common/messageReader.js
var Nc = P((ue) => {
  "use strict";
  var Lf = ue && ue.__createBinding || (Object.create ? (function(e, t, n, i) {
    i === void 0 && (i = n);
    var r = Object.getOwnPropertyDescriptor(t, n);
    (!r || ("get" in r ? !t.__esModule : r.writable || r.configurable)) && (r = { enumerable: !0, get: function() {
      return t[n];
    } }), Object.defineProperty(e, i, r);
  }) : (function(e, t, n, i) {
    i === void 0 && (i = n), e[i] = t[n];
  })), Af = ue && ue.__setModuleDefault || (Object.create ? (function(e, t) {
    Object.defineProperty(e, "default", { enumerable: !0, value: t });
  }) : function(e, t) {
    e.default = t;
  }), Wf = ue && ue.__importStar || /* @__PURE__ */ (function() {
    var e = function(t) {
      return e = Object.getOwnPropertyNames || function(n) {
        var i = [];
        for (var r in n) Object.prototype.hasOwnProperty.call(n, r) && (i[i.length] = r);
        return i;
      }, e(t);
    };
    return function(t) {
      if (t && t.__esModule) return t;
      var n = {};
      if (t != null) for (var i = e(t), r = 0; r < i.length; r++) i[r] !== "default" && Lf(n, t, i[r]);
      return Af(n, t), n;
    };
  })(), Hf = ue && ue.__importDefault || function(e) {
    return e && e.__esModule ? e : { default: e };
  };
  Object.defineProperty(ue, "__esModule", { value: !0 });
  ue.ReadableStreamMessageReader = ue.AbstractMessageReader = ue.MessageReader = void 0;
  var ki = Hf(Qe()), Pt = Wf(bt()), qi = vt(), $f = Mi(), Ec;
  (function(e) {
    function t(n) {
      let i = n;
      return i && Pt.func(i.listen) && Pt.func(i.dispose) && Pt.func(i.onError) && Pt.func(i.onClose) && Pt.func(i.onPartialMessage);
    }
    e.is = t;
  })(Ec || (ue.MessageReader = Ec = {}));
  var On = class {
    errorEmitter;
    closeEmitter;
    partialMessageEmitter;
    constructor() {
      this.errorEmitter = new qi.Emitter(), this.closeEmitter = new qi.Emitter(), this.partialMessageEmitter = new qi.Emitter();
    }
    dispose() {
      this.errorEmitter.dispose(), this.closeEmitter.dispose(), this.partialMessageEmitter.dispose();
    }
    get onError() {
      return this.errorEmitter.event;
    }
    fireError(t) {
      this.errorEmitter.fire(this.asError(t));
    }
    get onClose() {
      return this.closeEmitter.event;
    }
    fireClose() {
      this.closeEmitter.fire(void 0);
    }
    get onPartialMessage() {
      return this.partialMessageEmitter.event;
    }
    firePartialMessage(t) {
      this.partialMessageEmitter.fire(t);
    }
    asError(t) {
      return t instanceof Error ? t : new Error(`Reader received error. Reason: ${Pt.string(t.message) ? t.message : "unknown"}`);
    }
  };
  ue.AbstractMessageReader = On;
  var xi;
  (function(e) {
    function t(n) {
      let i, r, o, c = /* @__PURE__ */ new Map(), u, y = /* @__PURE__ */ new Map();
      if (n === void 0 || typeof n == "string")
        i = n ?? "utf-8";
      else {
        if (i = n.charset ?? "utf-8", n.contentDecoder !== void 0 && (o = n.contentDecoder, c.set(o.name, o)), n.contentDecoders !== void 0)
          for (let m of n.contentDecoders)
            c.set(m.name, m);
        if (n.contentTypeDecoder !== void 0 && (u = n.contentTypeDecoder, y.set(u.name, u)), n.contentTypeDecoders !== void 0)
          for (let m of n.contentTypeDecoders)
            y.set(m.name, m);
      }
      return u === void 0 && (u = (0, ki.default)().applicationJson.decoder, y.set(u.name, u)), { charset: i, contentDecoder: o, contentDecoders: c, contentTypeDecoder: u, contentTypeDecoders: y };
    }
    e.fromOptions = t;
  })(xi || (xi = {}));
  var ji = class extends On {
    readable;
    options;
    callback;
    nextMessageLength;
    messageToken;
    buffer;
    partialMessageTimer;
    _partialMessageTimeout;
    readSemaphore;
    constructor(t, n) {
      super(), this.readable = t, this.options = xi.fromOptions(n), this.buffer = (0, ki.default)().messageBuffer.create(this.options.charset), this._partialMessageTimeout = 1e4, this.nextMessageLength = -1, this.messageToken = 0, this.readSemaphore = new $f.Semaphore(1);
    }
    set partialMessageTimeout(t) {
      this._partialMessageTimeout = t;
    }
    get partialMessageTimeout() {
      return this._partialMessageTimeout;
    }
    listen(t) {
      this.nextMessageLength = -1, this.messageToken = 0, this.partialMessageTimer = void 0, this.callback = t;
      let n = this.readable.onData((i) => {
        this.onData(i);
      });
      return this.readable.onError((i) => this.fireError(i)), this.readable.onClose(() => this.fireClose()), n;
    }
    onData(t) {
      try {
        for (this.buffer.append(t); ; ) {
          if (this.nextMessageLength === -1) {
            let i = this.buffer.tryReadHeaders(!0);
            if (!i)
              return;
            let r = i.get("content-length");
            if (!r) {
              this.fireError(new Error(`Header must provide a Content-Length property.
${JSON.stringify(Object.fromEntries(i))}`));
              return;
            }
            let o = parseInt(r);
            if (isNaN(o)) {
              this.fireError(new Error(`Content-Length value must be a number. Got ${r}`));
              return;
            }
            this.nextMessageLength = o;
          }
          let n = this.buffer.tryReadBody(this.nextMessageLength);
          if (n === void 0) {
            this.setPartialMessageTimer();
            return;
          }
          this.clearPartialMessageTimer(), this.nextMessageLength = -1, this.readSemaphore.lock(async () => {
            let i = this.options.contentDecoder !== void 0 ? await this.options.contentDecoder.decode(n) : n, r = await this.options.contentTypeDecoder.decode(i, this.options);
            this.callback(r);
          }).catch((i) => {
            this.fireError(i);
          });
        }
      } catch (n) {
        this.fireError(n);
      }
    }
    clearPartialMessageTimer() {
      this.partialMessageTimer && (this.partialMessageTimer.dispose(), this.partialMessageTimer = void 0);
    }
    setPartialMessageTimer() {
      this.clearPartialMessageTimer(), !(this._partialMessageTimeout <= 0) && (this.partialMessageTimer = (0, ki.default)().timer.setTimeout((t, n) => {
        this.partialMessageTimer = void 0, t === this.messageToken && (this.firePartialMessage({ messageToken: t, waitingTime: n }), this.setPartialMessageTimer());
      }, this._partialMessageTimeout, this.messageToken, this._partialMessageTimeout));
    }
  };
  ue.ReadableStreamMessageReader = ji;
});

// node_modules/vscode-jsonrpc/lib/common/messageWriter.js
var Wc = P((le) => {
  "use strict";
  var Uf = le && le.__createBinding || (Object.create ? (function(e, t, n, i) {
    i === void 0 && (i = n);
    var r = Object.getOwnPropertyDescriptor(t, n);
    (!r || ("get" in r ? !t.__esModule : r.writable || r.configurable)) && (r = { enumerable: !0, get: function() {
      return t[n];
    } }), Object.defineProperty(e, i, r);
  }) : (function(e, t, n, i) {
    i === void 0 && (i = n), e[i] = t[n];
  })), zf = le && le.__setModuleDefault || (Object.create ? (function(e, t) {
    Object.defineProperty(e, "default", { enumerable: !0, value: t });
  }) : function(e, t) {
    e.default = t;
  }), Bf = le && le.__importStar || /* @__PURE__ */ (function() {
    var e = function(t) {
      return e = Object.getOwnPropertyNames || function(n) {
        var i = [];
        for (var r in n) Object.prototype.hasOwnProperty.call(n, r) && (i[i.length] = r);
        return i;
      }, e(t);
    };
    return function(t) {
      if (t && t.__esModule) return t;
      var n = {};
      if (t != null) for (var i = e(t), r = 0; r < i.length; r++) i[r] !== "default" && Uf(n, t, i[r]);
      return zf(n, t), n;
    };
  })(), Vf = le && le.__importDefault || function(e) {
    return e && e.__esModule ? e : { default: e };
  };
  Object.defineProperty(le, "__esModule", { value: !0 });
  le.WriteableStreamMessageWriter = le.AbstractMessageWriter = le.MessageWriter = void 0;
  var Fc = Vf(Qe()), Qt = Bf(bt()), Gf = Mi(), Ic = vt(), Jf = "Content-Length: ", Lc = `\r
`, Ac;
  (function(e) {
    function t(n) {
      let i = n;
      return i && Qt.func(i.dispose) && Qt.func(i.onClose) && Qt.func(i.onError) && Qt.func(i.write);
    }
    e.is = t;
  })(Ac || (le.MessageWriter = Ac = {}));
  var Mn = class {
    errorEmitter;
    closeEmitter;
    constructor() {
      this.errorEmitter = new Ic.Emitter(), this.closeEmitter = new Ic.Emitter();
    }
    dispose() {
      this.errorEmitter.dispose(), this.closeEmitter.dispose();
    }
    get onError() {
      return this.errorEmitter.event;
    }
    fireError(t, n, i) {
      this.errorEmitter.fire([this.asError(t), n, i]);
    }
    get onClose() {
      return this.closeEmitter.event;
    }
    fireClose() {
      this.closeEmitter.fire(void 0);
    }
    asError(t) {
      return t instanceof Error ? t : new Error(`Writer received error. Reason: ${Qt.string(t.message) ? t.message : "unknown"}`);
    }
  };
  le.AbstractMessageWriter = Mn;
  var Ei;
  (function(e) {
    function t(n) {
      return n === void 0 || typeof n == "string" ? { charset: n ?? "utf-8", contentTypeEncoder: (0, Fc.default)().applicationJson.encoder } : { charset: n.charset ?? "utf-8", contentEncoder: n.contentEncoder, contentTypeEncoder: n.contentTypeEncoder ?? (0, Fc.default)().applicationJson.encoder };
    }
    e.fromOptions = t;
  })(Ei || (Ei = {}));
  var Ni = class extends Mn {
    writable;
    options;
    errorCount;
    writeSemaphore;
    constructor(t, n) {
      super(), this.writable = t, this.options = Ei.fromOptions(n), this.errorCount = 0, this.writeSemaphore = new Gf.Semaphore(1), this.writable.onError((i) => this.fireError(i)), this.writable.onClose(() => this.fireClose());
    }
    async write(t) {
      return this.writeSemaphore.lock(async () => this.options.contentTypeEncoder.encode(t, this.options).then((i) => this.options.contentEncoder !== void 0 ? this.options.contentEncoder.encode(i) : i).then((i) => {
        let r = [];
        return r.push(Jf, i.byteLength.toString(), Lc), r.push(Lc), this.doWrite(t, r, i);
      }, (i) => {
        throw this.fireError(i), i;
      }));
    }
    async doWrite(t, n, i) {
      try {
        return await this.writable.write(n.join(""), "ascii"), this.writable.write(i);
      } catch (r) {
        return this.handleError(r, t), Promise.reject(r);
      }
    }
    handleError(t, n) {
      this.errorCount++, this.fireError(t, n, this.errorCount);
    }
    end() {
      this.writable.end();
    }
  };
  le.WriteableStreamMessageWriter = Ni;
});

// node_modules/vscode-jsonrpc/lib/common/messageBuffer.js
var Hc = P((qn) => {
  "use strict";
  Object.defineProperty(qn, "__esModule", { value: !0 });
  qn.AbstractMessageBuffer = void 0;
  var Xf = 13, Qf = 10, Yf = `\r
`, Fi = class {
    _encoding;
    _chunks;
    _totalLength;
    constructor(t = "utf-8") {
      this._encoding = t, this._chunks = [], this._totalLength = 0;
    }
    get encoding() {
      return this._encoding;
    }
    append(t) {
      let n = typeof t == "string" ? this.fromString(t, this._encoding) : t;
      this._chunks.push(n), this._totalLength += n.byteLength;
    }
    tryReadHeaders(t = !1) {
      if (this._chunks.length === 0)
        return;
      let n = 0, i = 0, r = 0, o = 0;
      e: for (; i < this._chunks.length; ) {
        let m = this._chunks[i];
        for (r = 0; r < m.length; ) {
          switch (m[r]) {
            case Xf:
              switch (n) {
                case 0:
                  n = 1;
                  break;
                case 2:
                  n = 3;
                  break;
                default:
                  n = 0;
              }
              break;
            case Qf:
              switch (n) {
                case 1:
                  n = 2;
                  break;
                case 3:
                  n = 4, r++;
                  break e;
                default:
                  n = 0;
              }
              break;
            default:
              n = 0;
          }
          r++;
        }
        o += m.byteLength, i++;
      }
      if (n !== 4)
        return;
      let c = this._read(o + r), u = /* @__PURE__ */ new Map(), y = this.toString(c, "ascii").split(Yf);
      if (y.length < 2)
        return u;
      for (let m = 0; m < y.length - 2; m++) {
        let _ = y[m], w = _.indexOf(":");
        if (w === -1)
          throw new Error(`Message header must separate key and value using ':'
${_}`);
        let C = _.substr(0, w), T = _.substr(w + 1).trim();
        u.set(t ? C.toLowerCase() : C, T);
      }
      return u;
    }
    tryReadBody(t) {
      if (!(this._totalLength < t))
        return this._read(t);
    }
    get numberOfBytes() {
      return this._totalLength;
    }
    _read(t) {
      if (t === 0)
        return this.emptyBuffer();
      if (t > this._totalLength)
        throw new Error("Cannot read so many bytes!");
      if (this._chunks[0].byteLength === t) {
        let o = this._chunks[0];
        return this._chunks.shift(), this._totalLength -= t, this.asNative(o);
      }
      if (this._chunks[0].byteLength > t) {
        let o = this._chunks[0], c = this.asNative(o, t);
        return this._chunks[0] = o.slice(t), this._totalLength -= t, c;
      }
      let n = this.allocNative(t), i = 0, r = 0;
      for (; t > 0; ) {
        let o = this._chunks[r];
        if (o.byteLength > t) {
          let c = o.slice(0, t);
          n.set(c, i), i += t, this._chunks[r] = o.slice(t), this._totalLength -= t, t -= t;
        } else
          n.set(o, i), i += o.byteLength, this._chunks.shift(), this._totalLength -= o.byteLength, t -= o.byteLength;
      }
      return n;
    }
  };
  qn.AbstractMessageBuffer = Fi;
});

// node_modules/vscode-jsonrpc/lib/common/connection.js
var Bc = P((O) => {
  "use strict";
  var Zf = O && O.__createBinding || (Object.create ? (function(e, t, n, i) {
    i === void 0 && (i = n);
    var r = Object.getOwnPropertyDescriptor(t, n);
    (!r || ("get" in r ? !t.__esModule : r.writable || r.configurable)) && (r = { enumerable: !0, get: function() {
      return t[n];
    } }), Object.defineProperty(e, i, r);
  }) : (function(e, t, n, i) {
    i === void 0 && (i = n), e[i] = t[n];
  })), Kf = O && O.__setModuleDefault || (Object.create ? (function(e, t) {
    Object.defineProperty(e, "default", { enumerable: !0, value: t });
  }) : function(e, t) {
    e.default = t;
  }), eh = O && O.__importStar || /* @__PURE__ */ (function() {
    var e = function(t) {
      return e = Object.getOwnPropertyNames || function(n) {
        var i = [];
        for (var r in n) Object.prototype.hasOwnProperty.call(n, r) && (i[i.length] = r);
        return i;
      }, e(t);
    };
    return function(t) {
      if (t && t.__esModule) return t;
      var n = {};
      if (t != null) for (var i = e(t), r = 0; r < i.length; r++) i[r] !== "default" && Zf(n, t, i[r]);
      return Kf(n, t), n;
    };
  })(), th = O && O.__importDefault || function(e) {
    return e && e.__esModule ? e : { default: e };
  };
  Object.defineProperty(O, "__esModule", { value: !0 });
  O.ConnectionOptions = O.MessageStrategy = O.CancellationStrategy = O.CancellationSenderStrategy = O.CancellationReceiverStrategy = O.RequestCancellationReceiverStrategy = O.IdCancellationReceiverStrategy = O.ConnectionStrategy = O.ConnectionError = O.ConnectionErrors = O.LogTraceNotification = O.SetTraceNotification = O.TraceFormat = O.TraceValues = O.TraceValue = O.Trace = O.NullLogger = O.ProgressType =
  O.ProgressToken = void 0;
  O.createMessageConnection = nh;
  var $c = th(Qe()), V = eh(bt()), q = pi(), Uc = mi(), Yt = vt(), Ii = Tn(), en;
  (function(e) {
    e.type = new q.NotificationType("$/cancelRequest");
  })(en || (en = {}));
  var Li;
  (function(e) {
    function t(n) {
      return typeof n == "string" || typeof n == "number";
    }
    e.is = t;
  })(Li || (O.ProgressToken = Li = {}));
  var Zt;
  (function(e) {
    e.type = new q.NotificationType("$/progress");
  })(Zt || (Zt = {}));
  var Ai = class {
    /**
     * Clients must not use these properties. They are here to ensure correct typing.
     * in TypeScript
     */
    __;
    _pr;
    constructor() {
    }
  };
  O.ProgressType = Ai;
  var Wi;
  (function(e) {
    function t(n) {
      return V.func(n);
    }
    e.is = t;
  })(Wi || (Wi = {}));
  O.NullLogger = Object.freeze({
    error: () => {
    },
    warn: () => {
    },
    info: () => {
    },
    log: () => {
    }
  });
  var F;
  (function(e) {
    e[e.Off = 0] = "Off", e[e.Messages = 1] = "Messages", e[e.Compact = 2] = "Compact", e[e.Verbose = 3] = "Verbose";
  })(F || (O.Trace = F = {}));
  var Hi;
  (function(e) {
    e.Off = "off", e.Messages = "messages", e.Compact = "compact", e.Verbose = "verbose";
  })(Hi || (O.TraceValue = Hi = {}));
  O.TraceValues = Hi;
  (function(e) {
    function t(i) {
      if (!V.string(i))
        return e.Off;
      switch (i = i.toLowerCase(), i) {
        case "off":
          return e.Off;
        case "messages":
          return e.Messages;
        case "compact":
          return e.Compact;
        case "verbose":
          return e.Verbose;
        default:
          return e.Off;
      }
    }
    e.fromString = t;
    function n(i) {
      switch (i) {
        case e.Off:
          return "off";
        case e.Messages:
          return "messages";
        case e.Compact:
          return "compact";
        case e.Verbose:
          return "verbose";
        default:
          return "off";
      }
    }
    e.toString = n;
  })(F || (O.Trace = F = {}));
  var _e;
  (function(e) {
    e.Text = "text", e.JSON = "json";
  })(_e || (O.TraceFormat = _e = {}));
  (function(e) {
    function t(n) {
      return V.string(n) ? (n = n.toLowerCase(), n === "json" ? e.JSON : e.Text) : e.Text;
    }
    e.fromString = t;
  })(_e || (O.TraceFormat = _e = {}));
  var $i;
  (function(e) {
    e.type = new q.NotificationType("$/setTrace");
  })($i || (O.SetTraceNotification = $i = {}));
  var kn;
  (function(e) {
    e.type = new q.NotificationType("$/logTrace");
  })(kn || (O.LogTraceNotification = kn = {}));
  var Kt;
  (function(e) {
    e[e.Closed = 1] = "Closed", e[e.Disposed = 2] = "Disposed", e[e.AlreadyListening = 3] = "AlreadyListening";
  })(Kt || (O.ConnectionErrors = Kt = {}));
  var Rt = class e extends Error {
    code;
    constructor(t, n) {
      super(n), this.code = t, Object.setPrototypeOf(this, e.prototype);
    }
  };
  O.ConnectionError = Rt;
  var Ui;
  (function(e) {
    function t(n) {
      let i = n;
      return i && V.func(i.cancelUndispatched);
    }
    e.is = t;
  })(Ui || (O.ConnectionStrategy = Ui = {}));
  var xn;
  (function(e) {
    function t(n) {
      let i = n;
      return i && (i.kind === void 0 || i.kind === "id") && V.func(i.createCancellationTokenSource) && (i.dispose === void 0 || V.func(i.dispose));
    }
    e.is = t;
  })(xn || (O.IdCancellationReceiverStrategy = xn = {}));
  var zi;
  (function(e) {
    function t(n) {
      let i = n;
      return i && i.kind === "request" && V.func(i.createCancellationTokenSource) && (i.dispose === void 0 || V.func(i.dispose));
    }
    e.is = t;
  })(zi || (O.RequestCancellationReceiverStrategy = zi = {}));
  var jn;
  (function(e) {
    e.Message = Object.freeze({
      createCancellationTokenSource(n) {
        return new Ii.CancellationTokenSource();
      }
    });
    function t(n) {
      return xn.is(n) || zi.is(n);
    }
    e.is = t;
  })(jn || (O.CancellationReceiverStrategy = jn = {}));
  var En;
  (function(e) {
    e.Message = Object.freeze({
      sendCancellation(n, i) {
        return n.sendNotification(en.type, { id: i });
      },
      cleanup(n) {
      }
    });
    function t(n) {
      let i = n;
      return i && V.func(i.sendCancellation) && V.func(i.cleanup);
    }
    e.is = t;
  })(En || (O.CancellationSenderStrategy = En = {}));
  var Nn;
  (function(e) {
    e.Message = Object.freeze({
      receiver: jn.Message,
      sender: En.Message
    });
    function t(n) {
      let i = n;
      return i && jn.is(i.receiver) && En.is(i.sender);
    }
    e.is = t;
  })(Nn || (O.CancellationStrategy = Nn = {}));
  var Fn;
  (function(e) {
    function t(n) {
      let i = n;
      return i && V.func(i.handleMessage);
    }
    e.is = t;
  })(Fn || (O.MessageStrategy = Fn = {}));
  var zc;
  (function(e) {
    function t(n) {
      let i = n;
      return i && (Nn.is(i.cancellationStrategy) || Ui.is(i.connectionStrategy) || Fn.is(i.messageStrategy) || V.number(i.maxParallelism));
    }
    e.is = t;
  })(zc || (O.ConnectionOptions = zc = {}));
  var Se;
  (function(e) {
    e[e.New = 1] = "New", e[e.Listening = 2] = "Listening", e[e.Closed = 3] = "Closed", e[e.Disposed = 4] = "Disposed";
  })(Se || (Se = {}));
  function nh(e, t, n, i) {
    let r = n !== void 0 ? n : O.NullLogger, o = 0, c = 0, u = 0, y = "2.0", m = i?.maxParallelism ?? -1, _ = 0, w, C = /* @__PURE__ */ new Map(), T, H = /* @__PURE__ */ new Map(), I = /* @__PURE__ */ new Map(), J, N = new Uc.LinkedMap(), d = /* @__PURE__ */ new Map(), h = /* @__PURE__ */ new Set(), D = /* @__PURE__ */ new Map(), k = F.Off, ee = _e.Text, Z, Be = Se.New, Ar = new Yt.Emitter(), uc = new Yt.
    Emitter(), lc = new Yt.Emitter(), dc = new Yt.Emitter(), fc = new Yt.Emitter(), Ve = i && i.cancellationStrategy ? i.cancellationStrategy : Nn.Message;
    function Hd(a) {
    }
    function hc() {
      return Be === Se.Listening;
    }
    function pc() {
      return Be === Se.Closed;
    }
    function yt() {
      return Be === Se.Disposed;
    }
    function gc() {
      (Be === Se.New || Be === Se.Listening) && (Be = Se.Closed, uc.fire(void 0));
    }
    function $d(a) {
      Ar.fire([a, void 0, void 0]);
    }
    function Ud(a) {
      Ar.fire(a);
    }
    e.onClose(gc), e.onError($d), t.onClose(gc), t.onError(Ud);
    function mc(a) {
      if (a === null)
        throw new Error("Can't send requests with id null since the response can't be correlated.");
      return "req-" + a.toString();
    }
    function zd(a) {
      return a === null ? "res-unknown-" + (++u).toString() : "res-" + a.toString();
    }
    function Bd() {
      return "not-" + (++c).toString();
    }
    function Vd(a, g) {
      q.Message.isRequest(g) ? a.set(mc(g.id), g) : q.Message.isResponse(g) ? m === -1 ? a.set(zd(g.id), g) : _c(g) : a.set(Bd(), g);
    }
    function Wr() {
      J || N.size === 0 || m !== -1 && _ >= m || (J = (0, $c.default)().timer.setImmediate(async () => {
        if (J = void 0, N.size === 0 || m !== -1 && _ >= m)
          return;
        let a = N.shift(), g;
        try {
          _++;
          let b = i?.messageStrategy;
          Fn.is(b) ? g = b.handleMessage(a, yc) : g = yc(a);
        } catch (b) {
          r.error(`Processing message queue failed: ${b.toString()}`);
        } finally {
          g instanceof Promise ? g.then(() => {
          }).catch((b) => {
            r.error(`Processing message queue failed: ${b.toString()}`);
          }).finally(() => {
            _--, Wr();
          }) : _--, Wr();
        }
      }));
    }
    async function yc(a) {
      return q.Message.isRequest(a) ? Jd(a) : q.Message.isNotification(a) ? Xd(a) : q.Message.isResponse(a) ? _c(a) : Qd(a);
    }
    let Gd = (a) => {
      try {
        if (q.Message.isNotification(a) && a.method === en.type.method) {
          let g = a.params.id, b = mc(g), S = N.get(b);
          if (q.Message.isRequest(S)) {
            let B = i?.connectionStrategy, L = B && B.cancelUndispatched ? B.cancelUndispatched(S, Hd) : void 0;
            if (L && (L.error !== void 0 || L.result !== void 0)) {
              N.delete(b), D.delete(g), L.id = S.id, Hr(L, a.method, Date.now()), t.write(L).catch(() => r.error("Sending response for canceled message failed."));
              return;
            }
          }
          let E = D.get(g);
          if (E !== void 0) {
            E.cancel(), $r(a);
            return;
          } else
            h.add(g);
        }
        Vd(N, a);
      } finally {
        Wr();
      }
    };
    async function Jd(a) {
      if (yt())
        return Promise.resolve();
      function g(te, ce, X) {
        let Q = {
          jsonrpc: y,
          id: a.id
        };
        return te instanceof q.ResponseError ? Q.error = te.toJson() : Q.result = te === void 0 ? null : te, Hr(Q, ce, X), t.write(Q);
      }
      function b(te, ce, X) {
        let Q = {
          jsonrpc: y,
          id: a.id,
          error: te.toJson()
        };
        return Hr(Q, ce, X), t.write(Q);
      }
      Kd(a);
      let S = C.get(a.method), E, B;
      S && (E = S.type, B = S.handler);
      let L = Date.now();
      if (B || w) {
        let te = a.id ?? String(Date.now()), ce = xn.is(Ve.receiver) ? Ve.receiver.createCancellationTokenSource(te) : Ve.receiver.createCancellationTokenSource(a);
        a.id !== null && h.has(a.id) && ce.cancel(), a.id !== null && D.set(te, ce);
        try {
          let X;
          if (B)
            if (a.params === void 0) {
              if (E !== void 0 && E.numberOfParams !== 0)
                return b(new q.ResponseError(q.ErrorCodes.InvalidParams, `Request ${a.method} defines ${E.numberOfParams} params but received none.`), a.method, L);
              X = B(ce.token);
            } else if (Array.isArray(a.params)) {
              if (E !== void 0 && E.parameterStructures === q.ParameterStructures.byName)
                return b(new q.ResponseError(q.ErrorCodes.InvalidParams, `Request ${a.method} defines parameters by name but received parameters by position`), a.method, L);
              X = B(...a.params, ce.token);
            } else {
              if (E !== void 0 && E.parameterStructures === q.ParameterStructures.byPosition)
                return b(new q.ResponseError(q.ErrorCodes.InvalidParams, `Request ${a.method} defines parameters by position but received parameters by name`), a.method, L);
              X = B(a.params, ce.token);
            }
          else w && (X = w(a.method, a.params, ce.token));
          let Q = await X;
          await g(Q, a.method, L);
        } catch (X) {
          X instanceof q.ResponseError ? await g(X, a.method, L) : X && V.string(X.message) ? await b(new q.ResponseError(q.ErrorCodes.InternalError, `Request ${a.method} failed with message: ${X.message}`), a.method, L) : await b(new q.ResponseError(q.ErrorCodes.InternalError, `Request ${a.method} failed unexpectedly without providing any details.`), a.method, L);
        } finally {
          D.delete(te);
        }
      } else
        await b(new q.ResponseError(q.ErrorCodes.MethodNotFound, `Unhandled method ${a.method}`), a.method, L);
    }
    function _c(a) {
      if (!yt())
        if (a.id === null)
          a.error ? r.error(`Received response message without id: Error is: 
${JSON.stringify(a.error, void 0, 4)}`) : r.error("Received response message without id. No further error information provided.");
        else {
          let g = a.id, b = d.get(g);
          if (ef(a, b), b !== void 0) {
            d.delete(g);
            try {
              if (a.error) {
                let S = a.error;
                b.reject(new q.ResponseError(S.code, S.message, S.data));
              } else if (a.result !== void 0)
                b.resolve(a.result);
              else
                throw new Error("Should never happen.");
            } catch (S) {
              S.message ? r.error(`Response handler '${b.method}' failed with message: ${S.message}`) : r.error(`Response handler '${b.method}' failed unexpectedly.`);
            }
          }
        }
    }
    async function Xd(a) {
      if (yt())
        return;
      let g, b;
      if (a.method === en.type.method) {
        let S = a.params.id;
        h.delete(S), $r(a);
        return;
      } else {
        let S = H.get(a.method);
        S && (b = S.handler, g = S.type);
      }
      if (b || T)
        try {
          if ($r(a), b)
            if (a.params === void 0)
              g !== void 0 && g.numberOfParams !== 0 && g.parameterStructures !== q.ParameterStructures.byName && r.error(`Notification ${a.method} defines ${g.numberOfParams} params but received none.`), await b();
            else if (Array.isArray(a.params)) {
              let S = a.params;
              a.method === Zt.type.method && S.length === 2 && Li.is(S[0]) ? await b({ token: S[0], value: S[1] }) : (g !== void 0 && (g.parameterStructures === q.ParameterStructures.byName && r.error(`Notification ${a.method} defines parameters by name but received parameters by position`), g.numberOfParams !== a.params.length && r.error(`Notification ${a.method} defines ${g.numberOfParams} param\
s but received ${S.length} arguments`)), await b(...S));
            } else
              g !== void 0 && g.parameterStructures === q.ParameterStructures.byPosition && r.error(`Notification ${a.method} defines parameters by position but received parameters by name`), await b(a.params);
          else T && await T(a.method, a.params);
        } catch (S) {
          S.message ? r.error(`Notification handler '${a.method}' failed with message: ${S.message}`) : r.error(`Notification handler '${a.method}' failed unexpectedly.`);
        }
      else
        lc.fire(a);
    }
    function Qd(a) {
      if (!a) {
        r.error("Received empty message.");
        return;
      }
      r.error(`Received message which is neither a response nor a notification message:
${JSON.stringify(a, null, 4)}`);
      let g = a;
      if (V.string(g.id) || V.number(g.id)) {
        let b = g.id, S = d.get(b);
        S && S.reject(new Error("The received response has neither a result nor an error property."));
      }
    }
    function Ge(a) {
      if (a != null)
        switch (k) {
          case F.Verbose:
            return JSON.stringify(a, null, 4);
          case F.Compact:
            return JSON.stringify(a);
          default:
            return;
        }
    }
    function Yd(a) {
      if (!(k === F.Off || !Z))
        if (ee === _e.Text) {
          let g;
          (k === F.Verbose || k === F.Compact) && a.params && (g = `Params: ${Ge(a.params)}`), Z.log(`Sending request '${a.method} - (${a.id})'.`, g);
        } else
          _t("send-request", a);
    }
    function Zd(a) {
      if (!(k === F.Off || !Z))
        if (ee === _e.Text) {
          let g;
          (k === F.Verbose || k === F.Compact) && (a.params ? g = `Params: ${Ge(a.params)}` : g = "No parameters provided."), Z.log(`Sending notification '${a.method}'.`, g);
        } else
          _t("send-notification", a);
    }
    function Hr(a, g, b) {
      if (!(k === F.Off || !Z))
        if (ee === _e.Text) {
          let S;
          (k === F.Verbose || k === F.Compact) && (a.error && a.error.data ? S = `Error data: ${Ge(a.error.data)}` : a.result ? S = `Result: ${Ge(a.result)}` : a.error === void 0 && (S = "No result returned."));
          let E = a.error ? ` Request failed: ${a.error.message} (${a.error.code}).` : "";
          Z.log(`Sending response '${g} - (${a.id})'. Processing request took ${Date.now() - b}ms.${E}`, S);
        } else
          _t("send-response", a);
    }
    function Kd(a) {
      if (!(k === F.Off || !Z))
        if (ee === _e.Text) {
          let g;
          (k === F.Verbose || k === F.Compact) && a.params && (g = `Params: ${Ge(a.params)}`), Z.log(`Received request '${a.method} - (${a.id})'.`, g);
        } else
          _t("receive-request", a);
    }
    function $r(a) {
      if (!(k === F.Off || !Z || a.method === kn.type.method))
        if (ee === _e.Text) {
          let g;
          (k === F.Verbose || k === F.Compact) && (a.params ? g = `Params: ${Ge(a.params)}` : g = "No parameters provided."), Z.log(`Received notification '${a.method}'.`, g);
        } else
          _t("receive-notification", a);
    }
    function ef(a, g) {
      if (!(k === F.Off || !Z))
        if (ee === _e.Text) {
          let b;
          if ((k === F.Verbose || k === F.Compact) && (a.error && a.error.data ? b = `Error data: ${Ge(a.error.data)}` : a.result ? b = `Result: ${Ge(a.result)}` : a.error === void 0 && (b = "No result returned.")), g) {
            let S = a.error ? ` Request failed: ${a.error.message} (${a.error.code}).` : "";
            Z.log(`Received response '${g.method} - (${a.id})' in ${Date.now() - g.timerStart}ms.${S}`, b);
          } else
            Z.log(`Received response ${a.id} without active response promise.`, b);
        } else
          _t("receive-response", a);
    }
    function _t(a, g) {
      if (!Z || k === F.Off)
        return;
      let b = {
        isLSPMessage: !0,
        type: a,
        message: g,
        timestamp: Date.now()
      };
      Z.log(b);
    }
    function Vt() {
      if (pc())
        throw new Rt(Kt.Closed, "Connection is closed.");
      if (yt())
        throw new Rt(Kt.Disposed, "Connection is disposed.");
    }
    function tf() {
      if (hc())
        throw new Rt(Kt.AlreadyListening, "Connection is already listening");
    }
    function nf() {
      if (!hc())
        throw new Error("Call listen() first.");
    }
    function Gt(a) {
      return a === void 0 ? null : a;
    }
    function bc(a) {
      if (a !== null)
        return a;
    }
    function vc(a) {
      return a != null && !Array.isArray(a) && typeof a == "object";
    }
    function Ur(a, g) {
      switch (a) {
        case q.ParameterStructures.auto:
          return vc(g) ? bc(g) : [Gt(g)];
        case q.ParameterStructures.byName:
          if (!vc(g))
            throw new Error("Received parameters by name but param is not an object literal.");
          return bc(g);
        case q.ParameterStructures.byPosition:
          return [Gt(g)];
        default:
          throw new Error(`Unknown parameter structure ${a.toString()}`);
      }
    }
    function Dc(a, g) {
      let b, S = a.numberOfParams;
      switch (S) {
        case 0:
          b = void 0;
          break;
        case 1:
          b = Ur(a.parameterStructures, g[0]);
          break;
        default:
          b = [];
          for (let E = 0; E < g.length && E < S; E++)
            b.push(Gt(g[E]));
          if (g.length < S)
            for (let E = g.length; E < S; E++)
              b.push(null);
          break;
      }
      return b;
    }
    let ct = {
      sendNotification: (a, ...g) => {
        Vt();
        let b, S;
        if (V.string(a)) {
          b = a;
          let B = g[0], L = 0, te = q.ParameterStructures.auto;
          q.ParameterStructures.is(B) && (L = 1, te = B);
          let ce = g.length, X = ce - L;
          switch (X) {
            case 0:
              S = void 0;
              break;
            case 1:
              S = Ur(te, g[L]);
              break;
            default:
              if (te === q.ParameterStructures.byName)
                throw new Error(`Received ${X} parameters for 'by Name' notification parameter structure.`);
              S = g.slice(L, ce).map((Q) => Gt(Q));
              break;
          }
        } else {
          let B = g;
          b = a.method, S = Dc(a, B);
        }
        let E = {
          jsonrpc: y,
          method: b,
          params: S
        };
        return Zd(E), t.write(E).catch((B) => {
          throw r.error("Sending notification failed."), B;
        });
      },
      onNotification: (a, g) => {
        Vt();
        let b;
        return V.func(a) ? T = a : g && (V.string(a) ? (b = a, H.set(a, { type: void 0, handler: g })) : (b = a.method, H.set(a.method, { type: a, handler: g }))), {
          dispose: () => {
            b !== void 0 ? H.get(b)?.handler === g && H.delete(b) : T === a && (T = void 0);
          }
        };
      },
      onProgress: (a, g, b) => {
        if (I.has(g))
          throw new Error(`Progress handler for token ${g} already registered`);
        return I.set(g, b), {
          dispose: () => {
            I.get(g) === b && I.delete(g);
          }
        };
      },
      sendProgress: (a, g, b) => ct.sendNotification(Zt.type, { token: g, value: b }),
      onUnhandledProgress: dc.event,
      sendRequest: (a, ...g) => {
        Vt(), nf();
        function b(Q, Re) {
          let Ee = Ve.sender.sendCancellation(Q, Re);
          Ee === void 0 ? r.log(`Received no promise from cancellation strategy when cancelling id ${Re}`) : Ee.catch(() => {
            r.log(`Sending cancellation messages for id ${Re} failed.`);
          });
        }
        let S, E, B;
        if (V.string(a)) {
          S = a;
          let Q = g[0], Re = g[g.length - 1], Ee = 0, Jt = q.ParameterStructures.auto;
          q.ParameterStructures.is(Q) && (Ee = 1, Jt = Q);
          let at = g.length;
          Ii.CancellationToken.is(Re) && (at = at - 1, B = Re);
          let Ne = at - Ee;
          switch (Ne) {
            case 0:
              E = void 0;
              break;
            case 1:
              E = Ur(Jt, g[Ee]);
              break;
            default:
              if (Jt === q.ParameterStructures.byName)
                throw new Error(`Received ${Ne} parameters for 'by Name' request parameter structure.`);
              E = g.slice(Ee, at).map((rf) => Gt(rf));
              break;
          }
        } else {
          let Q = g;
          S = a.method, E = Dc(a, Q);
          let Re = a.numberOfParams;
          B = Ii.CancellationToken.is(Q[Re]) ? Q[Re] : void 0;
        }
        let L = o++, te, ce = !1;
        B !== void 0 && (B.isCancellationRequested ? ce = !0 : te = B.onCancellationRequested(() => {
          b(ct, L);
        }));
        let X = {
          jsonrpc: y,
          id: L,
          method: S,
          params: E
        };
        return Yd(X), typeof Ve.sender.enableCancellation == "function" && Ve.sender.enableCancellation(X), new Promise(async (Q, Re) => {
          let Ee = (Ne) => {
            Q(Ne), Ve.sender.cleanup(L), te?.dispose();
          }, Jt = (Ne) => {
            Re(Ne), Ve.sender.cleanup(L), te?.dispose();
          }, at = { method: S, timerStart: Date.now(), resolve: Ee, reject: Jt };
          try {
            d.set(L, at), await t.write(X), ce && b(ct, L);
          } catch (Ne) {
            d.delete(L), at.reject(new q.ResponseError(q.ErrorCodes.MessageWriteError, Ne.message ? Ne.message : "Unknown reason")), r.error("Sending request failed.");
          }
        });
      },
      onRequest: (a, g) => {
        Vt();
        let b = null;
        return Wi.is(a) ? (b = void 0, w = a) : V.string(a) ? (b = null, g !== void 0 && (b = a, C.set(a, { handler: g, type: void 0 }))) : g !== void 0 && (b = a.method, C.set(a.method, { type: a, handler: g })), {
          dispose: () => {
            b !== null && (b !== void 0 ? C.get(b)?.handler === g && C.delete(b) : w === a && (w = void 0));
          }
        };
      },
      hasPendingResponse: () => d.size > 0,
      trace: async (a, g, b) => {
        let S = !1, E = _e.Text;
        b !== void 0 && (V.boolean(b) ? S = b : (S = b.sendNotification || !1, E = b.traceFormat || _e.Text)), k = a, ee = E, k === F.Off ? Z = void 0 : Z = g, S && !pc() && !yt() && await ct.sendNotification($i.type, { value: F.toString(a) });
      },
      onError: Ar.event,
      onClose: uc.event,
      onUnhandledNotification: lc.event,
      onDispose: fc.event,
      end: () => {
        t.end();
      },
      dispose: () => {
        if (yt())
          return;
        Be = Se.Disposed, fc.fire(void 0);
        let a = new q.ResponseError(q.ErrorCodes.PendingResponseRejected, "Pending response rejected since connection got disposed");
        for (let g of d.values())
          g.reject(a);
        d = /* @__PURE__ */ new Map(), D = /* @__PURE__ */ new Map(), h = /* @__PURE__ */ new Set(), N = new Uc.LinkedMap(), V.func(t.dispose) && t.dispose(), V.func(e.dispose) && e.dispose();
      },
      listen: () => {
        Vt(), tf(), Be = Se.Listening, e.listen(Gd);
      },
      inspect: () => {
        (0, $c.default)().console.log("inspect");
      }
    };
    return ct.onNotification(kn.type, (a) => {
      if (k === F.Off || !Z)
        return;
      let g = k === F.Verbose || k === F.Compact;
      Z.log(a.message, g ? a.verbose : void 0);
    }), ct.onNotification(Zt.type, async (a) => {
      let g = I.get(a.token);
      g ? await g(a.value) : dc.fire(a);
    }), ct;
  }
});

// node_modules/vscode-jsonrpc/lib/common/api.js
var Ie = P((f) => {
  "use strict";
  var rh = f && f.__importDefault || function(e) {
    return e && e.__esModule ? e : { default: e };
  };
  Object.defineProperty(f, "__esModule", { value: !0 });
  f.ProgressType = f.ProgressToken = f.createMessageConnection = f.NullLogger = f.ConnectionOptions = f.ConnectionStrategy = f.AbstractMessageBuffer = f.WriteableStreamMessageWriter = f.AbstractMessageWriter = f.MessageWriter = f.ReadableStreamMessageReader = f.AbstractMessageReader = f.MessageReader = f.SharedArrayReceiverStrategy = f.SharedArraySenderStrategy = f.CancellationToken = f.CancellationTokenSource =
  f.Emitter = f.Event = f.Disposable = f.LRUCache = f.Touch = f.LinkedMap = f.ParameterStructures = f.NotificationType9 = f.NotificationType8 = f.NotificationType7 = f.NotificationType6 = f.NotificationType5 = f.NotificationType4 = f.NotificationType3 = f.NotificationType2 = f.NotificationType1 = f.NotificationType0 = f.NotificationType = f.ErrorCodes = f.ResponseError = f.RequestType9 = f.RequestType8 =
  f.RequestType7 = f.RequestType6 = f.RequestType5 = f.RequestType4 = f.RequestType3 = f.RequestType2 = f.RequestType1 = f.RequestType0 = f.RequestType = f.Message = f.RAL = void 0;
  f.MessageStrategy = f.CancellationStrategy = f.CancellationSenderStrategy = f.RequestCancellationReceiverStrategy = f.IdCancellationReceiverStrategy = f.CancellationReceiverStrategy = f.ConnectionError = f.ConnectionErrors = f.LogTraceNotification = f.SetTraceNotification = f.TraceFormat = f.TraceValues = f.TraceValue = f.Trace = void 0;
  var $ = pi();
  Object.defineProperty(f, "Message", { enumerable: !0, get: function() {
    return $.Message;
  } });
  Object.defineProperty(f, "RequestType", { enumerable: !0, get: function() {
    return $.RequestType;
  } });
  Object.defineProperty(f, "RequestType0", { enumerable: !0, get: function() {
    return $.RequestType0;
  } });
  Object.defineProperty(f, "RequestType1", { enumerable: !0, get: function() {
    return $.RequestType1;
  } });
  Object.defineProperty(f, "RequestType2", { enumerable: !0, get: function() {
    return $.RequestType2;
  } });
  Object.defineProperty(f, "RequestType3", { enumerable: !0, get: function() {
    return $.RequestType3;
  } });
  Object.defineProperty(f, "RequestType4", { enumerable: !0, get: function() {
    return $.RequestType4;
  } });
  Object.defineProperty(f, "RequestType5", { enumerable: !0, get: function() {
    return $.RequestType5;
  } });
  Object.defineProperty(f, "RequestType6", { enumerable: !0, get: function() {
    return $.RequestType6;
  } });
  Object.defineProperty(f, "RequestType7", { enumerable: !0, get: function() {
    return $.RequestType7;
  } });
  Object.defineProperty(f, "RequestType8", { enumerable: !0, get: function() {
    return $.RequestType8;
  } });
  Object.defineProperty(f, "RequestType9", { enumerable: !0, get: function() {
    return $.RequestType9;
  } });
  Object.defineProperty(f, "ResponseError", { enumerable: !0, get: function() {
    return $.ResponseError;
  } });
  Object.defineProperty(f, "ErrorCodes", { enumerable: !0, get: function() {
    return $.ErrorCodes;
  } });
  Object.defineProperty(f, "NotificationType", { enumerable: !0, get: function() {
    return $.NotificationType;
  } });
  Object.defineProperty(f, "NotificationType0", { enumerable: !0, get: function() {
    return $.NotificationType0;
  } });
  Object.defineProperty(f, "NotificationType1", { enumerable: !0, get: function() {
    return $.NotificationType1;
  } });
  Object.defineProperty(f, "NotificationType2", { enumerable: !0, get: function() {
    return $.NotificationType2;
  } });
  Object.defineProperty(f, "NotificationType3", { enumerable: !0, get: function() {
    return $.NotificationType3;
  } });
  Object.defineProperty(f, "NotificationType4", { enumerable: !0, get: function() {
    return $.NotificationType4;
  } });
  Object.defineProperty(f, "NotificationType5", { enumerable: !0, get: function() {
    return $.NotificationType5;
  } });
  Object.defineProperty(f, "NotificationType6", { enumerable: !0, get: function() {
    return $.NotificationType6;
  } });
  Object.defineProperty(f, "NotificationType7", { enumerable: !0, get: function() {
    return $.NotificationType7;
  } });
  Object.defineProperty(f, "NotificationType8", { enumerable: !0, get: function() {
    return $.NotificationType8;
  } });
  Object.defineProperty(f, "NotificationType9", { enumerable: !0, get: function() {
    return $.NotificationType9;
  } });
  Object.defineProperty(f, "ParameterStructures", { enumerable: !0, get: function() {
    return $.ParameterStructures;
  } });
  var Bi = mi();
  Object.defineProperty(f, "LinkedMap", { enumerable: !0, get: function() {
    return Bi.LinkedMap;
  } });
  Object.defineProperty(f, "LRUCache", { enumerable: !0, get: function() {
    return Bi.LRUCache;
  } });
  Object.defineProperty(f, "Touch", { enumerable: !0, get: function() {
    return Bi.Touch;
  } });
  var ih = kc();
  Object.defineProperty(f, "Disposable", { enumerable: !0, get: function() {
    return ih.Disposable;
  } });
  var Vc = vt();
  Object.defineProperty(f, "Event", { enumerable: !0, get: function() {
    return Vc.Event;
  } });
  Object.defineProperty(f, "Emitter", { enumerable: !0, get: function() {
    return Vc.Emitter;
  } });
  var Gc = Tn();
  Object.defineProperty(f, "CancellationTokenSource", { enumerable: !0, get: function() {
    return Gc.CancellationTokenSource;
  } });
  Object.defineProperty(f, "CancellationToken", { enumerable: !0, get: function() {
    return Gc.CancellationToken;
  } });
  var Jc = jc();
  Object.defineProperty(f, "SharedArraySenderStrategy", { enumerable: !0, get: function() {
    return Jc.SharedArraySenderStrategy;
  } });
  Object.defineProperty(f, "SharedArrayReceiverStrategy", { enumerable: !0, get: function() {
    return Jc.SharedArrayReceiverStrategy;
  } });
  var Vi = Nc();
  Object.defineProperty(f, "MessageReader", { enumerable: !0, get: function() {
    return Vi.MessageReader;
  } });
  Object.defineProperty(f, "AbstractMessageReader", { enumerable: !0, get: function() {
    return Vi.AbstractMessageReader;
  } });
  Object.defineProperty(f, "ReadableStreamMessageReader", { enumerable: !0, get: function() {
    return Vi.ReadableStreamMessageReader;
  } });
  var Gi = Wc();
  Object.defineProperty(f, "MessageWriter", { enumerable: !0, get: function() {
    return Gi.MessageWriter;
  } });
  Object.defineProperty(f, "AbstractMessageWriter", { enumerable: !0, get: function() {
    return Gi.AbstractMessageWriter;
  } });
  Object.defineProperty(f, "WriteableStreamMessageWriter", { enumerable: !0, get: function() {
    return Gi.WriteableStreamMessageWriter;
  } });
  var oh = Hc();
  Object.defineProperty(f, "AbstractMessageBuffer", { enumerable: !0, get: function() {
    return oh.AbstractMessageBuffer;
  } });
  var K = Bc();
  Object.defineProperty(f, "ConnectionStrategy", { enumerable: !0, get: function() {
    return K.ConnectionStrategy;
  } });
  Object.defineProperty(f, "ConnectionOptions", { enumerable: !0, get: function() {
    return K.ConnectionOptions;
  } });
  Object.defineProperty(f, "NullLogger", { enumerable: !0, get: function() {
    return K.NullLogger;
  } });
  Object.defineProperty(f, "createMessageConnection", { enumerable: !0, get: function() {
    return K.createMessageConnection;
  } });
  Object.defineProperty(f, "ProgressToken", { enumerable: !0, get: function() {
    return K.ProgressToken;
  } });
  Object.defineProperty(f, "ProgressType", { enumerable: !0, get: function() {
    return K.ProgressType;
  } });
  Object.defineProperty(f, "Trace", { enumerable: !0, get: function() {
    return K.Trace;
  } });
  Object.defineProperty(f, "TraceValue", { enumerable: !0, get: function() {
    return K.TraceValue;
  } });
  Object.defineProperty(f, "TraceFormat", { enumerable: !0, get: function() {
    return K.TraceFormat;
  } });
  Object.defineProperty(f, "SetTraceNotification", { enumerable: !0, get: function() {
    return K.SetTraceNotification;
  } });
  Object.defineProperty(f, "LogTraceNotification", { enumerable: !0, get: function() {
    return K.LogTraceNotification;
  } });
  Object.defineProperty(f, "ConnectionErrors", { enumerable: !0, get: function() {
    return K.ConnectionErrors;
  } });
  Object.defineProperty(f, "ConnectionError", { enumerable: !0, get: function() {
    return K.ConnectionError;
  } });
  Object.defineProperty(f, "CancellationReceiverStrategy", { enumerable: !0, get: function() {
    return K.CancellationReceiverStrategy;
  } });
  Object.defineProperty(f, "IdCancellationReceiverStrategy", { enumerable: !0, get: function() {
    return K.IdCancellationReceiverStrategy;
  } });
  Object.defineProperty(f, "RequestCancellationReceiverStrategy", { enumerable: !0, get: function() {
    return K.RequestCancellationReceiverStrategy;
  } });
  Object.defineProperty(f, "CancellationSenderStrategy", { enumerable: !0, get: function() {
    return K.CancellationSenderStrategy;
  } });
  Object.defineProperty(f, "CancellationStrategy", { enumerable: !0, get: function() {
    return K.CancellationStrategy;
  } });
  Object.defineProperty(f, "MessageStrategy", { enumerable: !0, get: function() {
    return K.MessageStrategy;
  } });
  Object.defineProperty(f, "TraceValues", { enumerable: !0, get: function() {
    return K.TraceValues;
  } });
  var sh = rh(Qe());
  f.RAL = sh.default;
});

// node_modules/vscode-languageserver-types/lib/esm/main.js
var Gn = {};
wc(Gn, {
  AnnotatedTextEdit: () => Le,
  ApplyKind: () => mo,
  ChangeAnnotation: () => Ze,
  ChangeAnnotationIdentifier: () => ne,
  CodeAction: () => xo,
  CodeActionContext: () => ko,
  CodeActionKind: () => qo,
  CodeActionTag: () => Un,
  CodeActionTriggerKind: () => an,
  CodeDescription: () => ro,
  CodeLens: () => jo,
  Color: () => Ln,
  ColorInformation: () => Yi,
  ColorPresentation: () => Zi,
  Command: () => lt,
  CompletionItem: () => _o,
  CompletionItemKind: () => lo,
  CompletionItemLabelDetails: () => yo,
  CompletionItemTag: () => ho,
  CompletionList: () => bo,
  CreateFile: () => St,
  DeleteFile: () => Ot,
  Diagnostic: () => rn,
  DiagnosticRelatedInformation: () => An,
  DiagnosticSeverity: () => to,
  DiagnosticTag: () => no,
  DocumentHighlight: () => Ro,
  DocumentHighlightKind: () => Po,
  DocumentLink: () => No,
  DocumentSymbol: () => Mo,
  DocumentUri: () => Ji,
  EOL: () => ch,
  FoldingRange: () => eo,
  FoldingRangeKind: () => Ki,
  FormattingOptions: () => Eo,
  Hover: () => vo,
  InlayHint: () => zo,
  InlayHintKind: () => zn,
  InlayHintLabelPart: () => Bn,
  InlineCompletionContext: () => Xo,
  InlineCompletionItem: () => Bo,
  InlineCompletionList: () => Vo,
  InlineCompletionTriggerKind: () => Go,
  InlineValueContext: () => Uo,
  InlineValueEvaluatableExpression: () => $o,
  InlineValueText: () => Wo,
  InlineValueVariableLookup: () => Ho,
  InsertReplaceEdit: () => po,
  InsertTextFormat: () => fo,
  InsertTextMode: () => go,
  LanguageKind: () => ao,
  Location: () => nn,
  LocationLink: () => Qi,
  MarkedString: () => cn,
  MarkupContent: () => Ke,
  MarkupKind: () => $n,
  OptionalVersionedTextDocumentIdentifier: () => sn,
  ParameterInformation: () => Do,
  Position: () => De,
  Range: () => G,
  RenameFile: () => Tt,
  SelectedCompletionInfo: () => Jo,
  SelectionRange: () => Fo,
  SemanticTokenModifiers: () => Lo,
  SemanticTokenTypes: () => Io,
  SemanticTokens: () => Ao,
  SignatureInformation: () => wo,
  SnippetTextEdit: () => io,
  StringValue: () => Vn,
  SymbolInformation: () => To,
  SymbolKind: () => Co,
  SymbolTag: () => So,
  TextDocument: () => Yo,
  TextDocumentEdit: () => on,
  TextDocumentIdentifier: () => so,
  TextDocumentItem: () => uo,
  TextEdit: () => qe,
  URI: () => In,
  VersionedTextDocumentIdentifier: () => co,
  WorkspaceChange: () => oo,
  WorkspaceEdit: () => Wn,
  WorkspaceFolder: () => Qo,
  WorkspaceSymbol: () => Oo,
  integer: () => Xi,
  uinteger: () => tn
});
var Ji, In, Xi, tn, De, G, nn, Qi, Ln, Yi, Zi, Ki, eo, An, to, no, ro, rn, lt, qe, Ze, ne, Le, on, St, Tt, Ot, Wn, Ct, io, Hn, oo, so, co, sn, ao, uo, $n, Ke, lo, fo, ho, po, go, mo, yo, _o, bo, cn, vo, Do, wo, Po, Ro, Co, So, To, Oo, Mo, qo, an, ko, Un, xo, jo, Eo, No, Fo, Io, Lo, Ao, Wo, Ho, $o, Uo, zn, Bn, zo, Vn, Bo, Vo, Go, Jo, Xo, Qo, ch, Yo, Zo, l, Jn = lf(() => {
  "use strict";
  (function(e) {
    function t(n) {
      return typeof n == "string";
    }
    e.is = t;
  })(Ji || (Ji = {}));
  (function(e) {
    function t(n) {
      return typeof n == "string";
    }
    e.is = t;
  })(In || (In = {}));
  (function(e) {
    e.MIN_VALUE = -2147483648, e.MAX_VALUE = 2147483647;
    function t(n) {
      return typeof n == "number" && e.MIN_VALUE <= n && n <= e.MAX_VALUE;
    }
    e.is = t;
  })(Xi || (Xi = {}));
  (function(e) {
    e.MIN_VALUE = 0, e.MAX_VALUE = 2147483647;
    function t(n) {
      return typeof n == "number" && e.MIN_VALUE <= n && n <= e.MAX_VALUE;
    }
    e.is = t;
  })(tn || (tn = {}));
  (function(e) {
    function t(i, r) {
      return i === Number.MAX_VALUE && (i = tn.MAX_VALUE), r === Number.MAX_VALUE && (r = tn.MAX_VALUE), { line: i, character: r };
    }
    e.create = t;
    function n(i) {
      let r = i;
      return l.objectLiteral(r) && l.uinteger(r.line) && l.uinteger(r.character);
    }
    e.is = n;
  })(De || (De = {}));
  (function(e) {
    function t(i, r, o, c) {
      if (l.uinteger(i) && l.uinteger(r) && l.uinteger(o) && l.uinteger(c))
        return { start: De.create(i, r), end: De.create(o, c) };
      if (De.is(i) && De.is(r))
        return { start: i, end: r };
      throw new Error(`Range#create called with invalid arguments[${i}, ${r}, ${o}, ${c}]`);
    }
    e.create = t;
    function n(i) {
      let r = i;
      return l.objectLiteral(r) && De.is(r.start) && De.is(r.end);
    }
    e.is = n;
  })(G || (G = {}));
  (function(e) {
    function t(i, r) {
      return { uri: i, range: r };
    }
    e.create = t;
    function n(i) {
      let r = i;
      return l.objectLiteral(r) && G.is(r.range) && (l.string(r.uri) || l.undefined(r.uri));
    }
    e.is = n;
  })(nn || (nn = {}));
  (function(e) {
    function t(i, r, o, c) {
      return { targetUri: i, targetRange: r, targetSelectionRange: o, originSelectionRange: c };
    }
    e.create = t;
    function n(i) {
      let r = i;
      return l.objectLiteral(r) && G.is(r.targetRange) && l.string(r.targetUri) && G.is(r.targetSelectionRange) && (G.is(r.originSelectionRange) || l.undefined(r.originSelectionRange));
    }
    e.is = n;
  })(Qi || (Qi = {}));
  (function(e) {
    function t(i, r, o, c) {
      return {
        red: i,
        green: r,
        blue: o,
        alpha: c
      };
    }
    e.create = t;
    function n(i) {
      let r = i;
      return l.objectLiteral(r) && l.numberRange(r.red, 0, 1) && l.numberRange(r.green, 0, 1) && l.numberRange(r.blue, 0, 1) && l.numberRange(r.alpha, 0, 1);
    }
    e.is = n;
  })(Ln || (Ln = {}));
  (function(e) {
    function t(i, r) {
      return {
        range: i,
        color: r
      };
    }
    e.create = t;
    function n(i) {
      let r = i;
      return l.objectLiteral(r) && G.is(r.range) && Ln.is(r.color);
    }
    e.is = n;
  })(Yi || (Yi = {}));
  (function(e) {
    function t(i, r, o) {
      return {
        label: i,
        textEdit: r,
        additionalTextEdits: o
      };
    }
    e.create = t;
    function n(i) {
      let r = i;
      return l.objectLiteral(r) && l.string(r.label) && (l.undefined(r.textEdit) || qe.is(r.textEdit)) && (l.undefined(r.additionalTextEdits) || l.typedArray(r.additionalTextEdits, qe.is));
    }
    e.is = n;
  })(Zi || (Zi = {}));
  (function(e) {
    e.Comment = "comment", e.Imports = "imports", e.Region = "region";
  })(Ki || (Ki = {}));
  (function(e) {
    function t(i, r, o, c, u, y) {
      let m = {
        startLine: i,
        endLine: r
      };
      return l.defined(o) && (m.startCharacter = o), l.defined(c) && (m.endCharacter = c), l.defined(u) && (m.kind = u), l.defined(y) && (m.collapsedText = y), m;
    }
    e.create = t;
    function n(i) {
      let r = i;
      return l.objectLiteral(r) && l.uinteger(r.startLine) && l.uinteger(r.endLine) && (l.undefined(r.startCharacter) || l.uinteger(r.startCharacter)) && (l.undefined(r.endCharacter) || l.uinteger(r.endCharacter)) && (l.undefined(r.kind) || l.string(r.kind));
    }
    e.is = n;
  })(eo || (eo = {}));
  (function(e) {
    function t(i, r) {
      return {
        location: i,
        message: r
      };
    }
    e.create = t;
    function n(i) {
      let r = i;
      return l.defined(r) && nn.is(r.location) && l.string(r.message);
    }
    e.is = n;
  })(An || (An = {}));
  (function(e) {
    e.Error = 1, e.Warning = 2, e.Information = 3, e.Hint = 4;
  })(to || (to = {}));
  (function(e) {
    e.Unnecessary = 1, e.Deprecated = 2;
  })(no || (no = {}));
  (function(e) {
    function t(n) {
      let i = n;
      return l.objectLiteral(i) && l.string(i.href);
    }
    e.is = t;
  })(ro || (ro = {}));
  (function(e) {
    function t(o, c, u, y, m, _) {
      let w = { range: o, message: c };
      return l.defined(u) && (w.severity = u), l.defined(y) && (w.code = y), l.defined(m) && (w.source = m), l.defined(_) && (w.relatedInformation = _), w;
    }
    e.create = t;
    function n(o) {
      var c;
      let u = o;
      return l.defined(u) && G.is(u.range) && (l.string(u.message) || Ke.is(u.message)) && (l.number(u.severity) || l.undefined(u.severity)) && (l.integer(u.code) || l.string(u.code) || l.undefined(u.code)) && (l.undefined(u.codeDescription) || l.string((c = u.codeDescription) === null || c === void 0 ? void 0 : c.href)) && (l.string(u.source) || l.undefined(u.source)) && (l.undefined(u.relatedInformation) ||
      l.typedArray(u.relatedInformation, An.is));
    }
    e.is = n;
    function i(o) {
      return l.string(o.message);
    }
    e.is3_17 = i;
    function r(o) {
      if (l.string(o.message))
        return o.message;
      if (Ke.is(o.message))
        return o.message.value;
      throw new Error(`Unknown message type ${typeof o.message}`);
    }
    e.getMessageString = r;
  })(rn || (rn = {}));
  (function(e) {
    function t(i, r, ...o) {
      let c = { title: i, command: r };
      return l.defined(o) && o.length > 0 && (c.arguments = o), c;
    }
    e.create = t;
    function n(i) {
      let r = i;
      return l.defined(r) && l.string(r.title) && (r.tooltip === void 0 || l.string(r.tooltip)) && l.string(r.command);
    }
    e.is = n;
  })(lt || (lt = {}));
  (function(e) {
    function t(o, c) {
      return { range: o, newText: c };
    }
    e.replace = t;
    function n(o, c) {
      return { range: { start: o, end: o }, newText: c };
    }
    e.insert = n;
    function i(o) {
      return { range: o, newText: "" };
    }
    e.del = i;
    function r(o) {
      let c = o;
      return l.objectLiteral(c) && l.string(c.newText) && G.is(c.range);
    }
    e.is = r;
  })(qe || (qe = {}));
  (function(e) {
    function t(i, r, o) {
      let c = { label: i };
      return r !== void 0 && (c.needsConfirmation = r), o !== void 0 && (c.description = o), c;
    }
    e.create = t;
    function n(i) {
      let r = i;
      return l.objectLiteral(r) && l.string(r.label) && (l.boolean(r.needsConfirmation) || r.needsConfirmation === void 0) && (l.string(r.description) || r.description === void 0);
    }
    e.is = n;
  })(Ze || (Ze = {}));
  (function(e) {
    function t(n) {
      let i = n;
      return l.string(i);
    }
    e.is = t;
  })(ne || (ne = {}));
  (function(e) {
    function t(o, c, u) {
      return { range: o, newText: c, annotationId: u };
    }
    e.replace = t;
    function n(o, c, u) {
      return { range: { start: o, end: o }, newText: c, annotationId: u };
    }
    e.insert = n;
    function i(o, c) {
      return { range: o, newText: "", annotationId: c };
    }
    e.del = i;
    function r(o) {
      let c = o;
      return qe.is(c) && (Ze.is(c.annotationId) || ne.is(c.annotationId));
    }
    e.is = r;
  })(Le || (Le = {}));
  (function(e) {
    function t(i, r) {
      return { textDocument: i, edits: r };
    }
    e.create = t;
    function n(i) {
      let r = i;
      return l.defined(r) && sn.is(r.textDocument) && Array.isArray(r.edits);
    }
    e.is = n;
  })(on || (on = {}));
  (function(e) {
    function t(i, r, o) {
      let c = {
        kind: "create",
        uri: i
      };
      return r !== void 0 && (r.overwrite !== void 0 || r.ignoreIfExists !== void 0) && (c.options = r), o !== void 0 && (c.annotationId = o), c;
    }
    e.create = t;
    function n(i) {
      let r = i;
      return r && r.kind === "create" && l.string(r.uri) && (r.options === void 0 || (r.options.overwrite === void 0 || l.boolean(r.options.overwrite)) && (r.options.ignoreIfExists === void 0 || l.boolean(r.options.ignoreIfExists))) && (r.annotationId === void 0 || ne.is(r.annotationId));
    }
    e.is = n;
  })(St || (St = {}));
  (function(e) {
    function t(i, r, o, c) {
      let u = {
        kind: "rename",
        oldUri: i,
        newUri: r
      };
      return o !== void 0 && (o.overwrite !== void 0 || o.ignoreIfExists !== void 0) && (u.options = o), c !== void 0 && (u.annotationId = c), u;
    }
    e.create = t;
    function n(i) {
      let r = i;
      return r && r.kind === "rename" && l.string(r.oldUri) && l.string(r.newUri) && (r.options === void 0 || (r.options.overwrite === void 0 || l.boolean(r.options.overwrite)) && (r.options.ignoreIfExists === void 0 || l.boolean(r.options.ignoreIfExists))) && (r.annotationId === void 0 || ne.is(r.annotationId));
    }
    e.is = n;
  })(Tt || (Tt = {}));
  (function(e) {
    function t(i, r, o) {
      let c = {
        kind: "delete",
        uri: i
      };
      return r !== void 0 && (r.recursive !== void 0 || r.ignoreIfNotExists !== void 0) && (c.options = r), o !== void 0 && (c.annotationId = o), c;
    }
    e.create = t;
    function n(i) {
      let r = i;
      return r && r.kind === "delete" && l.string(r.uri) && (r.options === void 0 || (r.options.recursive === void 0 || l.boolean(r.options.recursive)) && (r.options.ignoreIfNotExists === void 0 || l.boolean(r.options.ignoreIfNotExists))) && (r.annotationId === void 0 || ne.is(r.annotationId));
    }
    e.is = n;
  })(Ot || (Ot = {}));
  (function(e) {
    function t(n) {
      let i = n;
      return i && (i.changes !== void 0 || i.documentChanges !== void 0) && (i.documentChanges === void 0 || i.documentChanges.every((r) => l.string(r.kind) ? St.is(r) || Tt.is(r) || Ot.is(r) : on.is(r)));
    }
    e.is = t;
  })(Wn || (Wn = {}));
  Ct = class {
    constructor(t, n) {
      this.edits = t, this.changeAnnotations = n;
    }
    insert(t, n, i) {
      let r, o;
      if (i === void 0 ? r = qe.insert(t, n) : ne.is(i) ? (o = i, r = Le.insert(t, n, i)) : (this.assertChangeAnnotations(this.changeAnnotations), o = this.changeAnnotations.manage(i), r = Le.insert(t, n, o)), this.edits.push(r), o !== void 0)
        return o;
    }
    replace(t, n, i) {
      let r, o;
      if (i === void 0 ? r = qe.replace(t, n) : ne.is(i) ? (o = i, r = Le.replace(t, n, i)) : (this.assertChangeAnnotations(this.changeAnnotations), o = this.changeAnnotations.manage(i), r = Le.replace(t, n, o)), this.edits.push(r), o !== void 0)
        return o;
    }
    delete(t, n) {
      let i, r;
      if (n === void 0 ? i = qe.del(t) : ne.is(n) ? (r = n, i = Le.del(t, n)) : (this.assertChangeAnnotations(this.changeAnnotations), r = this.changeAnnotations.manage(n), i = Le.del(t, r)), this.edits.push(i), r !== void 0)
        return r;
    }
    add(t) {
      this.edits.push(t);
    }
    all() {
      return this.edits;
    }
    clear() {
      this.edits.splice(0, this.edits.length);
    }
    assertChangeAnnotations(t) {
      if (t === void 0)
        throw new Error("Text edit change is not configured to manage change annotations.");
    }
  };
  (function(e) {
    function t(n) {
      let i = n;
      return l.objectLiteral(i) && G.is(i.range) && Vn.isSnippet(i.snippet) && (i.annotationId === void 0 || Ze.is(i.annotationId) || ne.is(i.annotationId));
    }
    e.is = t;
  })(io || (io = {}));
  Hn = class {
    constructor(t) {
      this._annotations = t === void 0 ? /* @__PURE__ */ Object.create(null) : t, this._counter = 0, this._size = 0;
    }
    all() {
      return this._annotations;
    }
    get size() {
      return this._size;
    }
    manage(t, n) {
      let i;
      if (ne.is(t) ? i = t : (i = this.nextId(), n = t), this._annotations[i] !== void 0)
        throw new Error(`Id ${i} is already in use.`);
      if (n === void 0)
        throw new Error(`No annotation provided for id ${i}`);
      return this._annotations[i] = n, this._size++, i;
    }
    nextId() {
      return this._counter++, this._counter.toString();
    }
  }, oo = class {
    constructor(t) {
      this._textEditChanges = /* @__PURE__ */ Object.create(null), t !== void 0 ? (this._workspaceEdit = t, t.documentChanges ? (this._changeAnnotations = new Hn(t.changeAnnotations), t.changeAnnotations = this._changeAnnotations.all(), t.documentChanges.forEach((n) => {
        if (on.is(n)) {
          let i = new Ct(n.edits, this._changeAnnotations);
          this._textEditChanges[n.textDocument.uri] = i;
        }
      })) : t.changes && Object.keys(t.changes).forEach((n) => {
        let i = new Ct(t.changes[n]);
        this._textEditChanges[n] = i;
      })) : this._workspaceEdit = {};
    }
    /**
     * Returns the underlying {@link WorkspaceEdit} literal
     * use to be returned from a workspace edit operation like rename.
     */
    get edit() {
      return this.initDocumentChanges(), this._changeAnnotations !== void 0 && (this._changeAnnotations.size === 0 ? this._workspaceEdit.changeAnnotations = void 0 : this._workspaceEdit.changeAnnotations = this._changeAnnotations.all()), this._workspaceEdit;
    }
    getTextEditChange(t) {
      if (sn.is(t)) {
        if (this.initDocumentChanges(), this._workspaceEdit.documentChanges === void 0)
          throw new Error("Workspace edit is not configured for document changes.");
        let n = { uri: t.uri, version: t.version }, i = this._textEditChanges[n.uri];
        if (!i) {
          let r = [], o = {
            textDocument: n,
            edits: r
          };
          this._workspaceEdit.documentChanges.push(o), i = new Ct(r, this._changeAnnotations), this._textEditChanges[n.uri] = i;
        }
        return i;
      } else {
        if (this.initChanges(), this._workspaceEdit.changes === void 0)
          throw new Error("Workspace edit is not configured for normal text edit changes.");
        let n = this._textEditChanges[t];
        if (!n) {
          let i = [];
          this._workspaceEdit.changes[t] = i, n = new Ct(i), this._textEditChanges[t] = n;
        }
        return n;
      }
    }
    initDocumentChanges() {
      this._workspaceEdit.documentChanges === void 0 && this._workspaceEdit.changes === void 0 && (this._changeAnnotations = new Hn(), this._workspaceEdit.documentChanges = [], this._workspaceEdit.changeAnnotations = this._changeAnnotations.all());
    }
    initChanges() {
      this._workspaceEdit.documentChanges === void 0 && this._workspaceEdit.changes === void 0 && (this._workspaceEdit.changes = /* @__PURE__ */ Object.create(null));
    }
    createFile(t, n, i) {
      if (this.initDocumentChanges(), this._workspaceEdit.documentChanges === void 0)
        throw new Error("Workspace edit is not configured for document changes.");
      let r;
      Ze.is(n) || ne.is(n) ? r = n : i = n;
      let o, c;
      if (r === void 0 ? o = St.create(t, i) : (c = ne.is(r) ? r : this._changeAnnotations.manage(r), o = St.create(t, i, c)), this._workspaceEdit.documentChanges.push(o), c !== void 0)
        return c;
    }
    renameFile(t, n, i, r) {
      if (this.initDocumentChanges(), this._workspaceEdit.documentChanges === void 0)
        throw new Error("Workspace edit is not configured for document changes.");
      let o;
      Ze.is(i) || ne.is(i) ? o = i : r = i;
      let c, u;
      if (o === void 0 ? c = Tt.create(t, n, r) : (u = ne.is(o) ? o : this._changeAnnotations.manage(o), c = Tt.create(t, n, r, u)), this._workspaceEdit.documentChanges.push(c), u !== void 0)
        return u;
    }
    deleteFile(t, n, i) {
      if (this.initDocumentChanges(), this._workspaceEdit.documentChanges === void 0)
        throw new Error("Workspace edit is not configured for document changes.");
      let r;
      Ze.is(n) || ne.is(n) ? r = n : i = n;
      let o, c;
      if (r === void 0 ? o = Ot.create(t, i) : (c = ne.is(r) ? r : this._changeAnnotations.manage(r), o = Ot.create(t, i, c)), this._workspaceEdit.documentChanges.push(o), c !== void 0)
        return c;
    }
  };
  (function(e) {
    function t(i) {
      return { uri: i };
    }
    e.create = t;
    function n(i) {
      let r = i;
      return l.defined(r) && l.string(r.uri);
    }
    e.is = n;
  })(so || (so = {}));
  (function(e) {
    function t(i, r) {
      return { uri: i, version: r };
    }
    e.create = t;
    function n(i) {
      let r = i;
      return l.defined(r) && l.string(r.uri) && l.integer(r.version);
    }
    e.is = n;
  })(co || (co = {}));
  (function(e) {
    function t(i, r) {
      return { uri: i, version: r };
    }
    e.create = t;
    function n(i) {
      let r = i;
      return l.defined(r) && l.string(r.uri) && (r.version === null || l.integer(r.version));
    }
    e.is = n;
  })(sn || (sn = {}));
  (function(e) {
    e.ABAP = "abap", e.WindowsBat = "bat", e.BibTeX = "bibtex", e.Clojure = "clojure", e.Coffeescript = "coffeescript", e.C = "c", e.CPP = "cpp", e.CSharp = "csharp", e.CSS = "css", e.D = "d", e.Delphi = "pascal", e.Diff = "diff", e.Dart = "dart", e.Dockerfile = "dockerfile", e.Elixir = "elixir", e.Erlang = "erlang", e.FSharp = "fsharp", e.GitCommit = "git-commit", e.GitRebase = "git-rebase", e.Go =
    "go", e.Groovy = "groovy", e.Handlebars = "handlebars", e.Haskell = "haskell", e.HTML = "html", e.Ini = "ini", e.Java = "java", e.JavaScript = "javascript", e.JavaScriptReact = "javascriptreact", e.JSON = "json", e.LaTeX = "latex", e.Less = "less", e.Lua = "lua", e.Makefile = "makefile", e.Markdown = "markdown", e.ObjectiveC = "objective-c", e.ObjectiveCPP = "objective-cpp", e.Pascal = "pascal",
    e.Perl = "perl", e.Perl6 = "perl6", e.PHP = "php", e.Plaintext = "plaintext", e.Powershell = "powershell", e.Pug = "jade", e.Python = "python", e.R = "r", e.Razor = "razor", e.Ruby = "ruby", e.Rust = "rust", e.SCSS = "scss", e.SASS = "sass", e.Scala = "scala", e.ShaderLab = "shaderlab", e.ShellScript = "shellscript", e.SQL = "sql", e.Swift = "swift", e.TypeScript = "typescript", e.TypeScriptReact =
    "typescriptreact", e.TeX = "tex", e.VisualBasic = "vb", e.XML = "xml", e.XSL = "xsl", e.YAML = "yaml";
  })(ao || (ao = {}));
  (function(e) {
    function t(i, r, o, c) {
      return { uri: i, languageId: r, version: o, text: c };
    }
    e.create = t;
    function n(i) {
      let r = i;
      return l.defined(r) && l.string(r.uri) && l.string(r.languageId) && l.integer(r.version) && l.string(r.text);
    }
    e.is = n;
  })(uo || (uo = {}));
  (function(e) {
    e.PlainText = "plaintext", e.Markdown = "markdown";
    function t(n) {
      let i = n;
      return i === e.PlainText || i === e.Markdown;
    }
    e.is = t;
  })($n || ($n = {}));
  (function(e) {
    function t(n) {
      let i = n;
      return l.objectLiteral(n) && $n.is(i.kind) && l.string(i.value);
    }
    e.is = t;
  })(Ke || (Ke = {}));
  (function(e) {
    e.Text = 1, e.Method = 2, e.Function = 3, e.Constructor = 4, e.Field = 5, e.Variable = 6, e.Class = 7, e.Interface = 8, e.Module = 9, e.Property = 10, e.Unit = 11, e.Value = 12, e.Enum = 13, e.Keyword = 14, e.Snippet = 15, e.Color = 16, e.File = 17, e.Reference = 18, e.Folder = 19, e.EnumMember = 20, e.Constant = 21, e.Struct = 22, e.Event = 23, e.Operator = 24, e.TypeParameter = 25;
  })(lo || (lo = {}));
  (function(e) {
    e.PlainText = 1, e.Snippet = 2;
  })(fo || (fo = {}));
  (function(e) {
    e.Deprecated = 1;
  })(ho || (ho = {}));
  (function(e) {
    function t(i, r, o) {
      return { newText: i, insert: r, replace: o };
    }
    e.create = t;
    function n(i) {
      let r = i;
      return r && l.string(r.newText) && G.is(r.insert) && G.is(r.replace);
    }
    e.is = n;
  })(po || (po = {}));
  (function(e) {
    e.asIs = 1, e.adjustIndentation = 2;
  })(go || (go = {}));
  (function(e) {
    e.Replace = 1, e.Merge = 2;
  })(mo || (mo = {}));
  (function(e) {
    function t(n) {
      let i = n;
      return i && (l.string(i.detail) || i.detail === void 0) && (l.string(i.description) || i.description === void 0);
    }
    e.is = t;
  })(yo || (yo = {}));
  (function(e) {
    function t(n) {
      return { label: n };
    }
    e.create = t;
  })(_o || (_o = {}));
  (function(e) {
    function t(n, i) {
      return { items: n || [], isIncomplete: !!i };
    }
    e.create = t;
  })(bo || (bo = {}));
  (function(e) {
    function t(i) {
      return i.replace(/[\\`*_{}[\]()#+\-.!]/g, "\\$&");
    }
    e.fromPlainText = t;
    function n(i) {
      let r = i;
      return l.string(r) || l.objectLiteral(r) && l.string(r.language) && l.string(r.value);
    }
    e.is = n;
  })(cn || (cn = {}));
  (function(e) {
    function t(n) {
      let i = n;
      return !!i && l.objectLiteral(i) && (Ke.is(i.contents) || cn.is(i.contents) || l.typedArray(i.contents, cn.is)) && (n.range === void 0 || G.is(n.range));
    }
    e.is = t;
  })(vo || (vo = {}));
  (function(e) {
    function t(n, i) {
      return i ? { label: n, documentation: i } : { label: n };
    }
    e.create = t;
  })(Do || (Do = {}));
  (function(e) {
    function t(n, i, ...r) {
      let o = { label: n };
      return l.defined(i) && (o.documentation = i), l.defined(r) ? o.parameters = r : o.parameters = [], o;
    }
    e.create = t;
  })(wo || (wo = {}));
  (function(e) {
    e.Text = 1, e.Read = 2, e.Write = 3;
  })(Po || (Po = {}));
  (function(e) {
    function t(n, i) {
      let r = { range: n };
      return l.number(i) && (r.kind = i), r;
    }
    e.create = t;
  })(Ro || (Ro = {}));
  (function(e) {
    e.File = 1, e.Module = 2, e.Namespace = 3, e.Package = 4, e.Class = 5, e.Method = 6, e.Property = 7, e.Field = 8, e.Constructor = 9, e.Enum = 10, e.Interface = 11, e.Function = 12, e.Variable = 13, e.Constant = 14, e.String = 15, e.Number = 16, e.Boolean = 17, e.Array = 18, e.Object = 19, e.Key = 20, e.Null = 21, e.EnumMember = 22, e.Struct = 23, e.Event = 24, e.Operator = 25, e.TypeParameter =
    26;
  })(Co || (Co = {}));
  (function(e) {
    e.Deprecated = 1;
  })(So || (So = {}));
  (function(e) {
    function t(n, i, r, o, c) {
      let u = {
        name: n,
        kind: i,
        location: { uri: o, range: r }
      };
      return c && (u.containerName = c), u;
    }
    e.create = t;
  })(To || (To = {}));
  (function(e) {
    function t(n, i, r, o) {
      return o !== void 0 ? { name: n, kind: i, location: { uri: r, range: o } } : { name: n, kind: i, location: { uri: r } };
    }
    e.create = t;
  })(Oo || (Oo = {}));
  (function(e) {
    function t(i, r, o, c, u, y) {
      let m = {
        name: i,
        detail: r,
        kind: o,
        range: c,
        selectionRange: u
      };
      return y !== void 0 && (m.children = y), m;
    }
    e.create = t;
    function n(i) {
      let r = i;
      return r && l.string(r.name) && l.number(r.kind) && G.is(r.range) && G.is(r.selectionRange) && (r.detail === void 0 || l.string(r.detail)) && (r.deprecated === void 0 || l.boolean(r.deprecated)) && (r.children === void 0 || Array.isArray(r.children)) && (r.tags === void 0 || Array.isArray(r.tags));
    }
    e.is = n;
  })(Mo || (Mo = {}));
  (function(e) {
    e.Empty = "", e.QuickFix = "quickfix", e.Refactor = "refactor", e.RefactorExtract = "refactor.extract", e.RefactorInline = "refactor.inline", e.RefactorMove = "refactor.move", e.RefactorRewrite = "refactor.rewrite", e.Source = "source", e.SourceOrganizeImports = "source.organizeImports", e.SourceFixAll = "source.fixAll", e.Notebook = "notebook";
  })(qo || (qo = {}));
  (function(e) {
    e.Invoked = 1, e.Automatic = 2;
  })(an || (an = {}));
  (function(e) {
    function t(i, r, o) {
      let c = { diagnostics: i };
      return r != null && (c.only = r), o != null && (c.triggerKind = o), c;
    }
    e.create = t;
    function n(i) {
      let r = i;
      return l.defined(r) && l.typedArray(r.diagnostics, rn.is) && (r.only === void 0 || l.typedArray(r.only, l.string)) && (r.triggerKind === void 0 || r.triggerKind === an.Invoked || r.triggerKind === an.Automatic);
    }
    e.is = n;
  })(ko || (ko = {}));
  (function(e) {
    e.LLMGenerated = 1;
    function t(n) {
      return l.defined(n) && n === e.LLMGenerated;
    }
    e.is = t;
  })(Un || (Un = {}));
  (function(e) {
    function t(i, r, o) {
      let c = { title: i }, u = !0;
      return typeof r == "string" ? (u = !1, c.kind = r) : lt.is(r) ? c.command = r : c.edit = r, u && o !== void 0 && (c.kind = o), c;
    }
    e.create = t;
    function n(i) {
      let r = i;
      return r && l.string(r.title) && (r.diagnostics === void 0 || l.typedArray(r.diagnostics, rn.is)) && (r.kind === void 0 || l.string(r.kind)) && (r.edit !== void 0 || r.command !== void 0) && (r.command === void 0 || lt.is(r.command)) && (r.isPreferred === void 0 || l.boolean(r.isPreferred)) && (r.edit === void 0 || Wn.is(r.edit)) && (r.tags === void 0 || l.typedArray(r.tags, Un.is));
    }
    e.is = n;
  })(xo || (xo = {}));
  (function(e) {
    function t(i, r) {
      let o = { range: i };
      return l.defined(r) && (o.data = r), o;
    }
    e.create = t;
    function n(i) {
      let r = i;
      return l.defined(r) && G.is(r.range) && (l.undefined(r.command) || lt.is(r.command));
    }
    e.is = n;
  })(jo || (jo = {}));
  (function(e) {
    function t(i, r) {
      return { tabSize: i, insertSpaces: r };
    }
    e.create = t;
    function n(i) {
      let r = i;
      return l.defined(r) && l.uinteger(r.tabSize) && l.boolean(r.insertSpaces);
    }
    e.is = n;
  })(Eo || (Eo = {}));
  (function(e) {
    function t(i, r, o) {
      return { range: i, target: r, data: o };
    }
    e.create = t;
    function n(i) {
      let r = i;
      return l.defined(r) && G.is(r.range) && (l.undefined(r.target) || l.string(r.target));
    }
    e.is = n;
  })(No || (No = {}));
  (function(e) {
    function t(i, r) {
      return { range: i, parent: r };
    }
    e.create = t;
    function n(i) {
      let r = i;
      return l.objectLiteral(r) && G.is(r.range) && (r.parent === void 0 || e.is(r.parent));
    }
    e.is = n;
  })(Fo || (Fo = {}));
  (function(e) {
    e.namespace = "namespace", e.type = "type", e.class = "class", e.enum = "enum", e.interface = "interface", e.struct = "struct", e.typeParameter = "typeParameter", e.parameter = "parameter", e.variable = "variable", e.property = "property", e.enumMember = "enumMember", e.event = "event", e.function = "function", e.method = "method", e.macro = "macro", e.keyword = "keyword", e.modifier = "modifi\
er", e.comment = "comment", e.string = "string", e.number = "number", e.regexp = "regexp", e.operator = "operator", e.decorator = "decorator", e.label = "label";
  })(Io || (Io = {}));
  (function(e) {
    e.declaration = "declaration", e.definition = "definition", e.readonly = "readonly", e.static = "static", e.deprecated = "deprecated", e.abstract = "abstract", e.async = "async", e.modification = "modification", e.documentation = "documentation", e.defaultLibrary = "defaultLibrary";
  })(Lo || (Lo = {}));
  (function(e) {
    function t(n) {
      let i = n;
      return l.objectLiteral(i) && (i.resultId === void 0 || typeof i.resultId == "string") && Array.isArray(i.data) && (i.data.length === 0 || typeof i.data[0] == "number");
    }
    e.is = t;
  })(Ao || (Ao = {}));
  (function(e) {
    function t(i, r) {
      return { range: i, text: r };
    }
    e.create = t;
    function n(i) {
      let r = i;
      return r != null && G.is(r.range) && l.string(r.text);
    }
    e.is = n;
  })(Wo || (Wo = {}));
  (function(e) {
    function t(i, r, o) {
      return { range: i, variableName: r, caseSensitiveLookup: o };
    }
    e.create = t;
    function n(i) {
      let r = i;
      return r != null && G.is(r.range) && l.boolean(r.caseSensitiveLookup) && (l.string(r.variableName) || r.variableName === void 0);
    }
    e.is = n;
  })(Ho || (Ho = {}));
  (function(e) {
    function t(i, r) {
      return { range: i, expression: r };
    }
    e.create = t;
    function n(i) {
      let r = i;
      return r != null && G.is(r.range) && (l.string(r.expression) || r.expression === void 0);
    }
    e.is = n;
  })($o || ($o = {}));
  (function(e) {
    function t(i, r) {
      return { frameId: i, stoppedLocation: r };
    }
    e.create = t;
    function n(i) {
      let r = i;
      return l.defined(r) && G.is(i.stoppedLocation);
    }
    e.is = n;
  })(Uo || (Uo = {}));
  (function(e) {
    e.Type = 1, e.Parameter = 2;
    function t(n) {
      return n === 1 || n === 2;
    }
    e.is = t;
  })(zn || (zn = {}));
  (function(e) {
    function t(i) {
      return { value: i };
    }
    e.create = t;
    function n(i) {
      let r = i;
      return l.objectLiteral(r) && (r.tooltip === void 0 || l.string(r.tooltip) || Ke.is(r.tooltip)) && (r.location === void 0 || nn.is(r.location)) && (r.command === void 0 || lt.is(r.command));
    }
    e.is = n;
  })(Bn || (Bn = {}));
  (function(e) {
    function t(i, r, o) {
      let c = { position: i, label: r };
      return o !== void 0 && (c.kind = o), c;
    }
    e.create = t;
    function n(i) {
      let r = i;
      return l.objectLiteral(r) && De.is(r.position) && (l.string(r.label) || l.typedArray(r.label, Bn.is)) && (r.kind === void 0 || zn.is(r.kind)) && r.textEdits === void 0 || l.typedArray(r.textEdits, qe.is) && (r.tooltip === void 0 || l.string(r.tooltip) || Ke.is(r.tooltip)) && (r.paddingLeft === void 0 || l.boolean(r.paddingLeft)) && (r.paddingRight === void 0 || l.boolean(r.paddingRight));
    }
    e.is = n;
  })(zo || (zo = {}));
  (function(e) {
    function t(i) {
      return { kind: "snippet", value: i };
    }
    e.createSnippet = t;
    function n(i) {
      let r = i;
      return l.objectLiteral(r) && r.kind === "snippet" && l.string(r.value);
    }
    e.isSnippet = n;
  })(Vn || (Vn = {}));
  (function(e) {
    function t(n, i, r, o) {
      return { insertText: n, filterText: i, range: r, command: o };
    }
    e.create = t;
  })(Bo || (Bo = {}));
  (function(e) {
    function t(n) {
      return { items: n };
    }
    e.create = t;
  })(Vo || (Vo = {}));
  (function(e) {
    e.Invoked = 1, e.Automatic = 2;
  })(Go || (Go = {}));
  (function(e) {
    function t(n, i) {
      return { range: n, text: i };
    }
    e.create = t;
  })(Jo || (Jo = {}));
  (function(e) {
    function t(n, i) {
      return { triggerKind: n, selectedCompletionInfo: i };
    }
    e.create = t;
  })(Xo || (Xo = {}));
  (function(e) {
    function t(n) {
      let i = n;
      return l.objectLiteral(i) && In.is(i.uri) && l.string(i.name);
    }
    e.is = t;
  })(Qo || (Qo = {}));
  ch = [`
`, `\r
`, "\r"];
  (function(e) {
    function t(o, c, u, y) {
      return new Zo(o, c, u, y);
    }
    e.create = t;
    function n(o) {
      let c = o;
      return !!(l.defined(c) && l.string(c.uri) && (l.undefined(c.languageId) || l.string(c.languageId)) && l.uinteger(c.lineCount) && l.func(c.getText) && l.func(c.positionAt) && l.func(c.offsetAt));
    }
    e.is = n;
    function i(o, c) {
      let u = o.getText(), y = r(c, (_, w) => {
        let C = _.range.start.line - w.range.start.line;
        return C === 0 ? _.range.start.character - w.range.start.character : C;
      }), m = u.length;
      for (let _ = y.length - 1; _ >= 0; _--) {
        let w = y[_], C = o.offsetAt(w.range.start), T = o.offsetAt(w.range.end);
        if (T <= m)
          u = u.substring(0, C) + w.newText + u.substring(T, u.length);
        else
          throw new Error("Overlapping edit");
        m = C;
      }
      return u;
    }
    e.applyEdits = i;
    function r(o, c) {
      if (o.length <= 1)
        return o;
      let u = o.length / 2 | 0, y = o.slice(0, u), m = o.slice(u);
      r(y, c), r(m, c);
      let _ = 0, w = 0, C = 0;
      for (; _ < y.length && w < m.length; )
        c(y[_], m[w]) <= 0 ? o[C++] = y[_++] : o[C++] = m[w++];
      for (; _ < y.length; )
        o[C++] = y[_++];
      for (; w < m.length; )
        o[C++] = m[w++];
      return o;
    }
  })(Yo || (Yo = {}));
  Zo = class {
    constructor(t, n, i, r) {
      this._uri = t, this._languageId = n, this._version = i, this._content = r, this._lineOffsets = void 0;
    }
    get uri() {
      return this._uri;
    }
    get languageId() {
      return this._languageId;
    }
    get version() {
      return this._version;
    }
    getText(t) {
      if (t) {
        let n = this.offsetAt(t.start), i = this.offsetAt(t.end);
        return this._content.substring(n, i);
      }
      return this._content;
    }
    update(t, n) {
      this._content = t.text, this._version = n, this._lineOffsets = void 0;
    }
    getLineOffsets() {
      if (this._lineOffsets === void 0) {
        let t = [], n = this._content, i = !0;
        for (let r = 0; r < n.length; r++) {
          i && (t.push(r), i = !1);
          let o = n.charAt(r);
          i = o === "\r" || o === `
`, o === "\r" && r + 1 < n.length && n.charAt(r + 1) === `
` && r++;
        }
        i && n.length > 0 && t.push(n.length), this._lineOffsets = t;
      }
      return this._lineOffsets;
    }
    positionAt(t) {
      t = Math.max(Math.min(t, this._content.length), 0);
      let n = this.getLineOffsets(), i = 0, r = n.length;
      if (r === 0)
        return De.create(0, t);
      for (; i < r; ) {
        let c = Math.floor((i + r) / 2);
        n[c] > t ? r = c : i = c + 1;
      }
      let o = i - 1;
      return De.create(o, t - n[o]);
    }
    offsetAt(t) {
      let n = this.getLineOffsets();
      if (t.line >= n.length)
        return this._content.length;
      if (t.line < 0)
        return 0;
      let i = n[t.line], r = t.line + 1 < n.length ? n[t.line + 1] : this._content.length;
      return Math.max(Math.min(i + t.character, r), i);
    }
    get lineCount() {
      return this.getLineOffsets().length;
    }
  };
  (function(e) {
    let t = Object.prototype.toString;
    function n(T) {
      return typeof T < "u";
    }
    e.defined = n;
    function i(T) {
      return typeof T > "u";
    }
    e.undefined = i;
    function r(T) {
      return T === !0 || T === !1;
    }
    e.boolean = r;
    function o(T) {
      return t.call(T) === "[object String]";
    }
    e.string = o;
    function c(T) {
      return t.call(T) === "[object Number]";
    }
    e.number = c;
    function u(T, H, I) {
      return t.call(T) === "[object Number]" && H <= T && T <= I;
    }
    e.numberRange = u;
    function y(T) {
      return t.call(T) === "[object Number]" && -2147483648 <= T && T <= 2147483647;
    }
    e.integer = y;
    function m(T) {
      return t.call(T) === "[object Number]" && 0 <= T && T <= 2147483647;
    }
    e.uinteger = m;
    function _(T) {
      return t.call(T) === "[object Function]";
    }
    e.func = _;
    function w(T) {
      return T !== null && typeof T == "object";
    }
    e.objectLiteral = w;
    function C(T, H) {
      return Array.isArray(T) && T.every(H);
    }
    e.typedArray = C;
  })(l || (l = {}));
});

// node_modules/vscode-languageserver-protocol/lib/common/messages.js
var z = P((de) => {
  "use strict";
  Object.defineProperty(de, "__esModule", { value: !0 });
  de.CM = de.ProtocolNotificationType = de.ProtocolNotificationType0 = de.ProtocolRequestType = de.ProtocolRequestType0 = de.RegistrationType = de.MessageDirection = void 0;
  var Mt = Ie(), Xc;
  (function(e) {
    e.clientToServer = "clientToServer", e.serverToClient = "serverToClient", e.both = "both";
  })(Xc || (de.MessageDirection = Xc = {}));
  var Ko = class {
    /**
     * Clients must not use this property. It is here to ensure correct typing.
     */
    ____;
    method;
    constructor(t) {
      this.method = t;
    }
  };
  de.RegistrationType = Ko;
  var es = class extends Mt.RequestType0 {
    /**
     * Clients must not use these properties. They are here to ensure correct typing.
     * in TypeScript
     */
    __;
    ___;
    ____;
    _pr;
    constructor(t) {
      super(t);
    }
  };
  de.ProtocolRequestType0 = es;
  var ts = class extends Mt.RequestType {
    /**
     * Clients must not use this property. It is here to ensure correct typing.
     */
    __;
    ___;
    ____;
    _pr;
    constructor(t) {
      super(t, Mt.ParameterStructures.byName);
    }
  };
  de.ProtocolRequestType = ts;
  var ns = class extends Mt.NotificationType0 {
    /**
     * Clients must not use this property. It is here to ensure correct typing.
     */
    ___;
    ____;
    constructor(t) {
      super(t);
    }
  };
  de.ProtocolNotificationType0 = ns;
  var rs = class extends Mt.NotificationType {
    /**
     * Clients must not use this property. It is here to ensure correct typing.
     */
    ___;
    ____;
    constructor(t) {
      super(t, Mt.ParameterStructures.byName);
    }
  };
  de.ProtocolNotificationType = rs;
  var Qc;
  (function(e) {
    function t(n, i) {
      return { client: n, server: i };
    }
    e.create = t;
  })(Qc || (de.CM = Qc = {}));
});

// node_modules/vscode-languageserver-protocol/lib/common/utils/is.js
var Xn = P((Te) => {
  "use strict";
  Object.defineProperty(Te, "__esModule", { value: !0 });
  Te.boolean = ah;
  Te.string = Yc;
  Te.number = uh;
  Te.error = lh;
  Te.func = dh;
  Te.array = Zc;
  Te.stringArray = fh;
  Te.typedArray = hh;
  Te.objectLiteral = ph;
  function ah(e) {
    return e === !0 || e === !1;
  }
  function Yc(e) {
    return typeof e == "string" || e instanceof String;
  }
  function uh(e) {
    return typeof e == "number" || e instanceof Number;
  }
  function lh(e) {
    return e instanceof Error;
  }
  function dh(e) {
    return typeof e == "function";
  }
  function Zc(e) {
    return Array.isArray(e);
  }
  function fh(e) {
    return Zc(e) && e.every((t) => Yc(t));
  }
  function hh(e, t) {
    return Array.isArray(e) && e.every(t);
  }
  function ph(e) {
    return e !== null && typeof e == "object";
  }
});

// node_modules/vscode-languageserver-protocol/lib/common/protocol.implementation.js
var ea = P((Qn) => {
  "use strict";
  Object.defineProperty(Qn, "__esModule", { value: !0 });
  Qn.ImplementationRequest = void 0;
  var is = z(), Kc;
  (function(e) {
    e.method = "textDocument/implementation", e.messageDirection = is.MessageDirection.clientToServer, e.type = new is.ProtocolRequestType(e.method), e.capabilities = is.CM.create("textDocument.implementation", "implementationProvider");
  })(Kc || (Qn.ImplementationRequest = Kc = {}));
});

// node_modules/vscode-languageserver-protocol/lib/common/protocol.typeDefinition.js
var na = P((Yn) => {
  "use strict";
  Object.defineProperty(Yn, "__esModule", { value: !0 });
  Yn.TypeDefinitionRequest = void 0;
  var os = z(), ta;
  (function(e) {
    e.method = "textDocument/typeDefinition", e.messageDirection = os.MessageDirection.clientToServer, e.type = new os.ProtocolRequestType(e.method), e.capabilities = os.CM.create("textDocument.typeDefinition", "typeDefinitionProvider");
  })(ta || (Yn.TypeDefinitionRequest = ta = {}));
});

// node_modules/vscode-languageserver-protocol/lib/common/protocol.workspaceFolder.js
var oa = P((kt) => {
  "use strict";
  Object.defineProperty(kt, "__esModule", { value: !0 });
  kt.DidChangeWorkspaceFoldersNotification = kt.WorkspaceFoldersRequest = void 0;
  var qt = z(), ra;
  (function(e) {
    e.method = "workspace/workspaceFolders", e.messageDirection = qt.MessageDirection.serverToClient, e.type = new qt.ProtocolRequestType0(e.method), e.capabilities = qt.CM.create("workspace.workspaceFolders", "workspace.workspaceFolders");
  })(ra || (kt.WorkspaceFoldersRequest = ra = {}));
  var ia;
  (function(e) {
    e.method = "workspace/didChangeWorkspaceFolders", e.messageDirection = qt.MessageDirection.clientToServer, e.type = new qt.ProtocolNotificationType(e.method), e.capabilities = qt.CM.create(void 0, "workspace.workspaceFolders.changeNotifications");
  })(ia || (kt.DidChangeWorkspaceFoldersNotification = ia = {}));
});

// node_modules/vscode-languageserver-protocol/lib/common/protocol.configuration.js
var ca = P((Zn) => {
  "use strict";
  Object.defineProperty(Zn, "__esModule", { value: !0 });
  Zn.ConfigurationRequest = void 0;
  var ss = z(), sa;
  (function(e) {
    e.method = "workspace/configuration", e.messageDirection = ss.MessageDirection.serverToClient, e.type = new ss.ProtocolRequestType(e.method), e.capabilities = ss.CM.create("workspace.configuration", void 0);
  })(sa || (Zn.ConfigurationRequest = sa = {}));
});

// node_modules/vscode-languageserver-protocol/lib/common/protocol.colorProvider.js
var la = P((jt) => {
  "use strict";
  Object.defineProperty(jt, "__esModule", { value: !0 });
  jt.ColorPresentationRequest = jt.DocumentColorRequest = void 0;
  var xt = z(), aa;
  (function(e) {
    e.method = "textDocument/documentColor", e.messageDirection = xt.MessageDirection.clientToServer, e.type = new xt.ProtocolRequestType(e.method), e.capabilities = xt.CM.create("textDocument.colorProvider", "colorProvider");
  })(aa || (jt.DocumentColorRequest = aa = {}));
  var ua;
  (function(e) {
    e.method = "textDocument/colorPresentation", e.messageDirection = xt.MessageDirection.clientToServer, e.type = new xt.ProtocolRequestType(e.method), e.capabilities = xt.CM.create("textDocument.colorProvider", "colorProvider");
  })(ua || (jt.ColorPresentationRequest = ua = {}));
});

// node_modules/vscode-languageserver-protocol/lib/common/protocol.foldingRange.js
var ha = P((Nt) => {
  "use strict";
  Object.defineProperty(Nt, "__esModule", { value: !0 });
  Nt.FoldingRangeRefreshRequest = Nt.FoldingRangeRequest = void 0;
  var Et = z(), da;
  (function(e) {
    e.method = "textDocument/foldingRange", e.messageDirection = Et.MessageDirection.clientToServer, e.type = new Et.ProtocolRequestType(e.method), e.capabilities = Et.CM.create("textDocument.foldingRange", "foldingRangeProvider");
  })(da || (Nt.FoldingRangeRequest = da = {}));
  var fa;
  (function(e) {
    e.method = "workspace/foldingRange/refresh", e.messageDirection = Et.MessageDirection.serverToClient, e.type = new Et.ProtocolRequestType0(e.method), e.capabilities = Et.CM.create("workspace.foldingRange.refreshSupport", void 0);
  })(fa || (Nt.FoldingRangeRefreshRequest = fa = {}));
});

// node_modules/vscode-languageserver-protocol/lib/common/protocol.declaration.js
var ga = P((Kn) => {
  "use strict";
  Object.defineProperty(Kn, "__esModule", { value: !0 });
  Kn.DeclarationRequest = void 0;
  var cs = z(), pa;
  (function(e) {
    e.method = "textDocument/declaration", e.messageDirection = cs.MessageDirection.clientToServer, e.type = new cs.ProtocolRequestType(e.method), e.capabilities = cs.CM.create("textDocument.declaration", "declarationProvider");
  })(pa || (Kn.DeclarationRequest = pa = {}));
});

// node_modules/vscode-languageserver-protocol/lib/common/protocol.selectionRange.js
var ya = P((er) => {
  "use strict";
  Object.defineProperty(er, "__esModule", { value: !0 });
  er.SelectionRangeRequest = void 0;
  var as = z(), ma;
  (function(e) {
    e.method = "textDocument/selectionRange", e.messageDirection = as.MessageDirection.clientToServer, e.type = new as.ProtocolRequestType(e.method), e.capabilities = as.CM.create("textDocument.selectionRange", "selectionRangeProvider");
  })(ma || (er.SelectionRangeRequest = ma = {}));
});

// node_modules/vscode-languageserver-protocol/lib/common/protocol.progress.js
var Da = P((et) => {
  "use strict";
  Object.defineProperty(et, "__esModule", { value: !0 });
  et.WorkDoneProgressCancelNotification = et.WorkDoneProgressCreateRequest = et.WorkDoneProgress = void 0;
  var gh = Ie(), un = z(), _a;
  (function(e) {
    e.type = new gh.ProgressType();
    function t(n) {
      return n === e.type;
    }
    e.is = t;
  })(_a || (et.WorkDoneProgress = _a = {}));
  var ba;
  (function(e) {
    e.method = "window/workDoneProgress/create", e.messageDirection = un.MessageDirection.serverToClient, e.type = new un.ProtocolRequestType(e.method), e.capabilities = un.CM.create("window.workDoneProgress", void 0);
  })(ba || (et.WorkDoneProgressCreateRequest = ba = {}));
  var va;
  (function(e) {
    e.method = "window/workDoneProgress/cancel", e.messageDirection = un.MessageDirection.clientToServer, e.type = new un.ProtocolNotificationType(e.method);
  })(va || (et.WorkDoneProgressCancelNotification = va = {}));
});

// node_modules/vscode-languageserver-protocol/lib/common/protocol.callHierarchy.js
var Ca = P((tt) => {
  "use strict";
  Object.defineProperty(tt, "__esModule", { value: !0 });
  tt.CallHierarchyOutgoingCallsRequest = tt.CallHierarchyIncomingCallsRequest = tt.CallHierarchyPrepareRequest = void 0;
  var Ae = z(), wa;
  (function(e) {
    e.method = "textDocument/prepareCallHierarchy", e.messageDirection = Ae.MessageDirection.clientToServer, e.type = new Ae.ProtocolRequestType(e.method), e.capabilities = Ae.CM.create("textDocument.callHierarchy", "callHierarchyProvider");
  })(wa || (tt.CallHierarchyPrepareRequest = wa = {}));
  var Pa;
  (function(e) {
    e.method = "callHierarchy/incomingCalls", e.messageDirection = Ae.MessageDirection.clientToServer, e.type = new Ae.ProtocolRequestType(e.method), e.capabilities = Ae.CM.create("textDocument.callHierarchy", "callHierarchyProvider");
  })(Pa || (tt.CallHierarchyIncomingCallsRequest = Pa = {}));
  var Ra;
  (function(e) {
    e.method = "callHierarchy/outgoingCalls", e.messageDirection = Ae.MessageDirection.clientToServer, e.type = new Ae.ProtocolRequestType(e.method), e.capabilities = Ae.CM.create("textDocument.callHierarchy", "callHierarchyProvider");
  })(Ra || (tt.CallHierarchyOutgoingCallsRequest = Ra = {}));
});

// node_modules/vscode-languageserver-protocol/lib/common/protocol.semanticTokens.js
var ka = P((me) => {
  "use strict";
  Object.defineProperty(me, "__esModule", { value: !0 });
  me.SemanticTokensRefreshRequest = me.SemanticTokensRangeRequest = me.SemanticTokensDeltaRequest = me.SemanticTokensRequest = me.SemanticTokensRegistrationType = me.TokenFormat = void 0;
  var be = z(), Sa;
  (function(e) {
    e.Relative = "relative";
  })(Sa || (me.TokenFormat = Sa = {}));
  var ln;
  (function(e) {
    e.method = "textDocument/semanticTokens", e.type = new be.RegistrationType(e.method);
  })(ln || (me.SemanticTokensRegistrationType = ln = {}));
  var Ta;
  (function(e) {
    e.method = "textDocument/semanticTokens/full", e.messageDirection = be.MessageDirection.clientToServer, e.type = new be.ProtocolRequestType(e.method), e.registrationMethod = ln.method, e.capabilities = be.CM.create("textDocument.semanticTokens", "semanticTokensProvider");
  })(Ta || (me.SemanticTokensRequest = Ta = {}));
  var Oa;
  (function(e) {
    e.method = "textDocument/semanticTokens/full/delta", e.messageDirection = be.MessageDirection.clientToServer, e.type = new be.ProtocolRequestType(e.method), e.registrationMethod = ln.method, e.capabilities = be.CM.create("textDocument.semanticTokens.requests.full.delta", "semanticTokensProvider.full.delta");
  })(Oa || (me.SemanticTokensDeltaRequest = Oa = {}));
  var Ma;
  (function(e) {
    e.method = "textDocument/semanticTokens/range", e.messageDirection = be.MessageDirection.clientToServer, e.type = new be.ProtocolRequestType(e.method), e.registrationMethod = ln.method, e.capabilities = be.CM.create("textDocument.semanticTokens.requests.range", "semanticTokensProvider.range");
  })(Ma || (me.SemanticTokensRangeRequest = Ma = {}));
  var qa;
  (function(e) {
    e.method = "workspace/semanticTokens/refresh", e.messageDirection = be.MessageDirection.serverToClient, e.type = new be.ProtocolRequestType0(e.method), e.capabilities = be.CM.create("workspace.semanticTokens.refreshSupport", void 0);
  })(qa || (me.SemanticTokensRefreshRequest = qa = {}));
});

// node_modules/vscode-languageserver-protocol/lib/common/protocol.showDocument.js
var ja = P((tr) => {
  "use strict";
  Object.defineProperty(tr, "__esModule", { value: !0 });
  tr.ShowDocumentRequest = void 0;
  var us = z(), xa;
  (function(e) {
    e.method = "window/showDocument", e.messageDirection = us.MessageDirection.serverToClient, e.type = new us.ProtocolRequestType(e.method), e.capabilities = us.CM.create("window.showDocument.support", void 0);
  })(xa || (tr.ShowDocumentRequest = xa = {}));
});

// node_modules/vscode-languageserver-protocol/lib/common/protocol.linkedEditingRange.js
var Na = P((nr) => {
  "use strict";
  Object.defineProperty(nr, "__esModule", { value: !0 });
  nr.LinkedEditingRangeRequest = void 0;
  var ls = z(), Ea;
  (function(e) {
    e.method = "textDocument/linkedEditingRange", e.messageDirection = ls.MessageDirection.clientToServer, e.type = new ls.ProtocolRequestType(e.method), e.capabilities = ls.CM.create("textDocument.linkedEditingRange", "linkedEditingRangeProvider");
  })(Ea || (nr.LinkedEditingRangeRequest = Ea = {}));
});

// node_modules/vscode-languageserver-protocol/lib/common/protocol.fileOperations.js
var Ua = P((fe) => {
  "use strict";
  Object.defineProperty(fe, "__esModule", { value: !0 });
  fe.WillDeleteFilesRequest = fe.DidDeleteFilesNotification = fe.DidRenameFilesNotification = fe.WillRenameFilesRequest = fe.DidCreateFilesNotification = fe.WillCreateFilesRequest = fe.FileOperationPatternKind = void 0;
  var re = z(), Fa;
  (function(e) {
    e.file = "file", e.folder = "folder";
  })(Fa || (fe.FileOperationPatternKind = Fa = {}));
  var Ia;
  (function(e) {
    e.method = "workspace/willCreateFiles", e.messageDirection = re.MessageDirection.clientToServer, e.type = new re.ProtocolRequestType(e.method), e.capabilities = re.CM.create("workspace.fileOperations.willCreate", "workspace.fileOperations.willCreate");
  })(Ia || (fe.WillCreateFilesRequest = Ia = {}));
  var La;
  (function(e) {
    e.method = "workspace/didCreateFiles", e.messageDirection = re.MessageDirection.clientToServer, e.type = new re.ProtocolNotificationType(e.method), e.capabilities = re.CM.create("workspace.fileOperations.didCreate", "workspace.fileOperations.didCreate");
  })(La || (fe.DidCreateFilesNotification = La = {}));
  var Aa;
  (function(e) {
    e.method = "workspace/willRenameFiles", e.messageDirection = re.MessageDirection.clientToServer, e.type = new re.ProtocolRequestType(e.method), e.capabilities = re.CM.create("workspace.fileOperations.willRename", "workspace.fileOperations.willRename");
  })(Aa || (fe.WillRenameFilesRequest = Aa = {}));
  var Wa;
  (function(e) {
    e.method = "workspace/didRenameFiles", e.messageDirection = re.MessageDirection.clientToServer, e.type = new re.ProtocolNotificationType(e.method), e.capabilities = re.CM.create("workspace.fileOperations.didRename", "workspace.fileOperations.didRename");
  })(Wa || (fe.DidRenameFilesNotification = Wa = {}));
  var Ha;
  (function(e) {
    e.method = "workspace/didDeleteFiles", e.messageDirection = re.MessageDirection.clientToServer, e.type = new re.ProtocolNotificationType(e.method), e.capabilities = re.CM.create("workspace.fileOperations.didDelete", "workspace.fileOperations.didDelete");
  })(Ha || (fe.DidDeleteFilesNotification = Ha = {}));
  var $a;
  (function(e) {
    e.method = "workspace/willDeleteFiles", e.messageDirection = re.MessageDirection.clientToServer, e.type = new re.ProtocolRequestType(e.method), e.capabilities = re.CM.create("workspace.fileOperations.willDelete", "workspace.fileOperations.willDelete");
  })($a || (fe.WillDeleteFilesRequest = $a = {}));
});

// node_modules/vscode-languageserver-protocol/lib/common/protocol.moniker.js
var Ga = P((nt) => {
  "use strict";
  Object.defineProperty(nt, "__esModule", { value: !0 });
  nt.MonikerRequest = nt.MonikerKind = nt.UniquenessLevel = void 0;
  var ds = z(), za;
  (function(e) {
    e.document = "document", e.project = "project", e.group = "group", e.scheme = "scheme", e.global = "global";
  })(za || (nt.UniquenessLevel = za = {}));
  var Ba;
  (function(e) {
    e.$import = "import", e.$export = "export", e.local = "local";
  })(Ba || (nt.MonikerKind = Ba = {}));
  var Va;
  (function(e) {
    e.method = "textDocument/moniker", e.messageDirection = ds.MessageDirection.clientToServer, e.type = new ds.ProtocolRequestType(e.method), e.capabilities = ds.CM.create("textDocument.moniker", "monikerProvider");
  })(Va || (nt.MonikerRequest = Va = {}));
});

// node_modules/vscode-languageserver-protocol/lib/common/protocol.typeHierarchy.js
var Ya = P((rt) => {
  "use strict";
  Object.defineProperty(rt, "__esModule", { value: !0 });
  rt.TypeHierarchySubtypesRequest = rt.TypeHierarchySupertypesRequest = rt.TypeHierarchyPrepareRequest = void 0;
  var dt = z(), Ja;
  (function(e) {
    e.method = "textDocument/prepareTypeHierarchy", e.messageDirection = dt.MessageDirection.clientToServer, e.type = new dt.ProtocolRequestType(e.method), e.capabilities = dt.CM.create("textDocument.typeHierarchy", "typeHierarchyProvider");
  })(Ja || (rt.TypeHierarchyPrepareRequest = Ja = {}));
  var Xa;
  (function(e) {
    e.method = "typeHierarchy/supertypes", e.messageDirection = dt.MessageDirection.clientToServer, e.type = new dt.ProtocolRequestType(e.method);
  })(Xa || (rt.TypeHierarchySupertypesRequest = Xa = {}));
  var Qa;
  (function(e) {
    e.method = "typeHierarchy/subtypes", e.messageDirection = dt.MessageDirection.clientToServer, e.type = new dt.ProtocolRequestType(e.method);
  })(Qa || (rt.TypeHierarchySubtypesRequest = Qa = {}));
});

// node_modules/vscode-languageserver-protocol/lib/common/protocol.inlineValue.js
var eu = P((It) => {
  "use strict";
  Object.defineProperty(It, "__esModule", { value: !0 });
  It.InlineValueRefreshRequest = It.InlineValueRequest = void 0;
  var Ft = z(), Za;
  (function(e) {
    e.method = "textDocument/inlineValue", e.messageDirection = Ft.MessageDirection.clientToServer, e.type = new Ft.ProtocolRequestType(e.method), e.capabilities = Ft.CM.create("textDocument.inlineValue", "inlineValueProvider");
  })(Za || (It.InlineValueRequest = Za = {}));
  var Ka;
  (function(e) {
    e.method = "workspace/inlineValue/refresh", e.messageDirection = Ft.MessageDirection.serverToClient, e.type = new Ft.ProtocolRequestType0(e.method), e.capabilities = Ft.CM.create("workspace.inlineValue.refreshSupport", void 0);
  })(Ka || (It.InlineValueRefreshRequest = Ka = {}));
});

// node_modules/vscode-languageserver-protocol/lib/common/protocol.inlayHint.js
var iu = P((it) => {
  "use strict";
  Object.defineProperty(it, "__esModule", { value: !0 });
  it.InlayHintRefreshRequest = it.InlayHintResolveRequest = it.InlayHintRequest = void 0;
  var We = z(), tu;
  (function(e) {
    e.method = "textDocument/inlayHint", e.messageDirection = We.MessageDirection.clientToServer, e.type = new We.ProtocolRequestType(e.method), e.capabilities = We.CM.create("textDocument.inlayHint", "inlayHintProvider");
  })(tu || (it.InlayHintRequest = tu = {}));
  var nu;
  (function(e) {
    e.method = "inlayHint/resolve", e.messageDirection = We.MessageDirection.clientToServer, e.type = new We.ProtocolRequestType(e.method), e.capabilities = We.CM.create("textDocument.inlayHint.resolveSupport", "inlayHintProvider.resolveProvider");
  })(nu || (it.InlayHintResolveRequest = nu = {}));
  var ru;
  (function(e) {
    e.method = "workspace/inlayHint/refresh", e.messageDirection = We.MessageDirection.serverToClient, e.type = new We.ProtocolRequestType0(e.method), e.capabilities = We.CM.create("workspace.inlayHint.refreshSupport", void 0);
  })(ru || (it.InlayHintRefreshRequest = ru = {}));
});

// node_modules/vscode-languageserver-protocol/lib/common/protocol.diagnostic.js
var du = P((ie) => {
  "use strict";
  var mh = ie && ie.__createBinding || (Object.create ? (function(e, t, n, i) {
    i === void 0 && (i = n);
    var r = Object.getOwnPropertyDescriptor(t, n);
    (!r || ("get" in r ? !t.__esModule : r.writable || r.configurable)) && (r = { enumerable: !0, get: function() {
      return t[n];
    } }), Object.defineProperty(e, i, r);
  }) : (function(e, t, n, i) {
    i === void 0 && (i = n), e[i] = t[n];
  })), yh = ie && ie.__setModuleDefault || (Object.create ? (function(e, t) {
    Object.defineProperty(e, "default", { enumerable: !0, value: t });
  }) : function(e, t) {
    e.default = t;
  }), _h = ie && ie.__importStar || /* @__PURE__ */ (function() {
    var e = function(t) {
      return e = Object.getOwnPropertyNames || function(n) {
        var i = [];
        for (var r in n) Object.prototype.hasOwnProperty.call(n, r) && (i[i.length] = r);
        return i;
      }, e(t);
    };
    return function(t) {
      if (t && t.__esModule) return t;
      var n = {};
      if (t != null) for (var i = e(t), r = 0; r < i.length; r++) i[r] !== "default" && mh(n, t, i[r]);
      return yh(n, t), n;
    };
  })();
  Object.defineProperty(ie, "__esModule", { value: !0 });
  ie.DiagnosticRefreshRequest = ie.WorkspaceDiagnosticRequest = ie.DocumentDiagnosticRequest = ie.DocumentDiagnosticReportKind = ie.DiagnosticServerCancellationData = void 0;
  var lu = Ie(), bh = _h(Xn()), He = z(), ou;
  (function(e) {
    function t(n) {
      let i = n;
      return i && bh.boolean(i.retriggerRequest);
    }
    e.is = t;
  })(ou || (ie.DiagnosticServerCancellationData = ou = {}));
  var su;
  (function(e) {
    e.Full = "full", e.Unchanged = "unchanged";
  })(su || (ie.DocumentDiagnosticReportKind = su = {}));
  var cu;
  (function(e) {
    e.method = "textDocument/diagnostic", e.messageDirection = He.MessageDirection.clientToServer, e.type = new He.ProtocolRequestType(e.method), e.partialResult = new lu.ProgressType(), e.capabilities = He.CM.create("textDocument.diagnostic", "diagnosticProvider");
  })(cu || (ie.DocumentDiagnosticRequest = cu = {}));
  var au;
  (function(e) {
    e.method = "workspace/diagnostic", e.messageDirection = He.MessageDirection.clientToServer, e.type = new He.ProtocolRequestType(e.method), e.partialResult = new lu.ProgressType(), e.capabilities = He.CM.create("workspace.diagnostics", "diagnosticProvider.workspaceDiagnostics");
  })(au || (ie.WorkspaceDiagnosticRequest = au = {}));
  var uu;
  (function(e) {
    e.method = "workspace/diagnostic/refresh", e.messageDirection = He.MessageDirection.serverToClient, e.type = new He.ProtocolRequestType0(e.method), e.capabilities = He.CM.create("workspace.diagnostics.refreshSupport", void 0);
  })(uu || (ie.DiagnosticRefreshRequest = uu = {}));
});

// node_modules/vscode-languageserver-protocol/lib/common/protocol.notebook.js
var _u = P((A) => {
  "use strict";
  var vh = A && A.__createBinding || (Object.create ? (function(e, t, n, i) {
    i === void 0 && (i = n);
    var r = Object.getOwnPropertyDescriptor(t, n);
    (!r || ("get" in r ? !t.__esModule : r.writable || r.configurable)) && (r = { enumerable: !0, get: function() {
      return t[n];
    } }), Object.defineProperty(e, i, r);
  }) : (function(e, t, n, i) {
    i === void 0 && (i = n), e[i] = t[n];
  })), Dh = A && A.__setModuleDefault || (Object.create ? (function(e, t) {
    Object.defineProperty(e, "default", { enumerable: !0, value: t });
  }) : function(e, t) {
    e.default = t;
  }), wh = A && A.__importStar || /* @__PURE__ */ (function() {
    var e = function(t) {
      return e = Object.getOwnPropertyNames || function(n) {
        var i = [];
        for (var r in n) Object.prototype.hasOwnProperty.call(n, r) && (i[i.length] = r);
        return i;
      }, e(t);
    };
    return function(t) {
      if (t && t.__esModule) return t;
      var n = {};
      if (t != null) for (var i = e(t), r = 0; r < i.length; r++) i[r] !== "default" && vh(n, t, i[r]);
      return Dh(n, t), n;
    };
  })();
  Object.defineProperty(A, "__esModule", { value: !0 });
  A.DidCloseNotebookDocumentNotification = A.DidSaveNotebookDocumentNotification = A.DidChangeNotebookDocumentNotification = A.NotebookCellArrayChange = A.DidOpenNotebookDocumentNotification = A.NotebookDocumentSyncRegistrationType = A.NotebookDocument = A.NotebookCell = A.ExecutionSummary = A.NotebookCellKind = void 0;
  var dn = (Jn(), Dn(Gn)), Oe = wh(Xn()), ke = z(), fs;
  (function(e) {
    e.Markup = 1, e.Code = 2;
    function t(n) {
      return n === 1 || n === 2;
    }
    e.is = t;
  })(fs || (A.NotebookCellKind = fs = {}));
  var hs;
  (function(e) {
    function t(r, o) {
      let c = { executionOrder: r };
      return (o === !0 || o === !1) && (c.success = o), c;
    }
    e.create = t;
    function n(r) {
      let o = r;
      return Oe.objectLiteral(o) && dn.uinteger.is(o.executionOrder) && (o.success === void 0 || Oe.boolean(o.success));
    }
    e.is = n;
    function i(r, o) {
      return r === o ? !0 : r == null || o === null || o === void 0 ? !1 : r.executionOrder === o.executionOrder && r.success === o.success;
    }
    e.equals = i;
  })(hs || (A.ExecutionSummary = hs = {}));
  var rr;
  (function(e) {
    function t(o, c) {
      return { kind: o, document: c };
    }
    e.create = t;
    function n(o) {
      let c = o;
      return Oe.objectLiteral(c) && fs.is(c.kind) && dn.DocumentUri.is(c.document) && (c.metadata === void 0 || Oe.objectLiteral(c.metadata));
    }
    e.is = n;
    function i(o, c) {
      let u = /* @__PURE__ */ new Set();
      return o.document !== c.document && u.add("document"), o.kind !== c.kind && u.add("kind"), o.executionSummary !== c.executionSummary && u.add("executionSummary"), (o.metadata !== void 0 || c.metadata !== void 0) && !r(o.metadata, c.metadata) && u.add("metadata"), (o.executionSummary !== void 0 || c.executionSummary !== void 0) && !hs.equals(o.executionSummary, c.executionSummary) && u.add("e\
xecutionSummary"), u;
    }
    e.diff = i;
    function r(o, c) {
      if (o === c)
        return !0;
      if (o == null || c === null || c === void 0 || typeof o != typeof c || typeof o != "object")
        return !1;
      let u = Array.isArray(o), y = Array.isArray(c);
      if (u !== y)
        return !1;
      if (u && y) {
        if (o.length !== c.length)
          return !1;
        for (let m = 0; m < o.length; m++)
          if (!r(o[m], c[m]))
            return !1;
      }
      if (Oe.objectLiteral(o) && Oe.objectLiteral(c)) {
        let m = Object.keys(o), _ = Object.keys(c);
        if (m.length !== _.length || (m.sort(), _.sort(), !r(m, _)))
          return !1;
        for (let w = 0; w < m.length; w++) {
          let C = m[w];
          if (!r(o[C], c[C]))
            return !1;
        }
      }
      return !0;
    }
  })(rr || (A.NotebookCell = rr = {}));
  var fu;
  (function(e) {
    function t(i, r, o, c) {
      return { uri: i, notebookType: r, version: o, cells: c };
    }
    e.create = t;
    function n(i) {
      let r = i;
      return Oe.objectLiteral(r) && Oe.string(r.uri) && dn.integer.is(r.version) && Oe.typedArray(r.cells, rr.is);
    }
    e.is = n;
  })(fu || (A.NotebookDocument = fu = {}));
  var Lt;
  (function(e) {
    e.method = "notebookDocument/sync", e.messageDirection = ke.MessageDirection.clientToServer, e.type = new ke.RegistrationType(e.method);
  })(Lt || (A.NotebookDocumentSyncRegistrationType = Lt = {}));
  var hu;
  (function(e) {
    e.method = "notebookDocument/didOpen", e.messageDirection = ke.MessageDirection.clientToServer, e.type = new ke.ProtocolNotificationType(e.method), e.registrationMethod = Lt.method;
  })(hu || (A.DidOpenNotebookDocumentNotification = hu = {}));
  var pu;
  (function(e) {
    function t(i) {
      let r = i;
      return Oe.objectLiteral(r) && dn.uinteger.is(r.start) && dn.uinteger.is(r.deleteCount) && (r.cells === void 0 || Oe.typedArray(r.cells, rr.is));
    }
    e.is = t;
    function n(i, r, o) {
      let c = { start: i, deleteCount: r };
      return o !== void 0 && (c.cells = o), c;
    }
    e.create = n;
  })(pu || (A.NotebookCellArrayChange = pu = {}));
  var gu;
  (function(e) {
    e.method = "notebookDocument/didChange", e.messageDirection = ke.MessageDirection.clientToServer, e.type = new ke.ProtocolNotificationType(e.method), e.registrationMethod = Lt.method;
  })(gu || (A.DidChangeNotebookDocumentNotification = gu = {}));
  var mu;
  (function(e) {
    e.method = "notebookDocument/didSave", e.messageDirection = ke.MessageDirection.clientToServer, e.type = new ke.ProtocolNotificationType(e.method), e.registrationMethod = Lt.method;
  })(mu || (A.DidSaveNotebookDocumentNotification = mu = {}));
  var yu;
  (function(e) {
    e.method = "notebookDocument/didClose", e.messageDirection = ke.MessageDirection.clientToServer, e.type = new ke.ProtocolNotificationType(e.method), e.registrationMethod = Lt.method;
  })(yu || (A.DidCloseNotebookDocumentNotification = yu = {}));
});

// node_modules/vscode-languageserver-protocol/lib/common/protocol.inlineCompletion.js
var vu = P((ir) => {
  "use strict";
  Object.defineProperty(ir, "__esModule", { value: !0 });
  ir.InlineCompletionRequest = void 0;
  var ps = z(), bu;
  (function(e) {
    e.method = "textDocument/inlineCompletion", e.messageDirection = ps.MessageDirection.clientToServer, e.type = new ps.ProtocolRequestType(e.method), e.capabilities = ps.CM.create("textDocument.inlineCompletion", "inlineCompletionProvider");
  })(bu || (ir.InlineCompletionRequest = bu = {}));
});

// node_modules/vscode-languageserver-protocol/lib/common/protocol.textDocumentContent.js
var Pu = P((At) => {
  "use strict";
  Object.defineProperty(At, "__esModule", { value: !0 });
  At.TextDocumentContentRefreshRequest = At.TextDocumentContentRequest = void 0;
  var fn = z(), Du;
  (function(e) {
    e.method = "workspace/textDocumentContent", e.messageDirection = fn.MessageDirection.clientToServer, e.type = new fn.ProtocolRequestType(e.method), e.capabilities = fn.CM.create("workspace.textDocumentContent", "workspace.textDocumentContent");
  })(Du || (At.TextDocumentContentRequest = Du = {}));
  var wu;
  (function(e) {
    e.method = "workspace/textDocumentContent/refresh", e.messageDirection = fn.MessageDirection.serverToClient, e.type = new fn.ProtocolRequestType(e.method);
  })(wu || (At.TextDocumentContentRefreshRequest = wu = {}));
});

// node_modules/vscode-languageserver-protocol/lib/common/protocol.js
var Il = P((s) => {
  "use strict";
  var Ph = s && s.__createBinding || (Object.create ? (function(e, t, n, i) {
    i === void 0 && (i = n);
    var r = Object.getOwnPropertyDescriptor(t, n);
    (!r || ("get" in r ? !t.__esModule : r.writable || r.configurable)) && (r = { enumerable: !0, get: function() {
      return t[n];
    } }), Object.defineProperty(e, i, r);
  }) : (function(e, t, n, i) {
    i === void 0 && (i = n), e[i] = t[n];
  })), Rh = s && s.__setModuleDefault || (Object.create ? (function(e, t) {
    Object.defineProperty(e, "default", { enumerable: !0, value: t });
  }) : function(e, t) {
    e.default = t;
  }), Ch = s && s.__importStar || /* @__PURE__ */ (function() {
    var e = function(t) {
      return e = Object.getOwnPropertyNames || function(n) {
        var i = [];
        for (var r in n) Object.prototype.hasOwnProperty.call(n, r) && (i[i.length] = r);
        return i;
      }, e(t);
    };
    return function(t) {
      if (t && t.__esModule) return t;
      var n = {};
      if (t != null) for (var i = e(t), r = 0; r < i.length; r++) i[r] !== "default" && Ph(n, t, i[r]);
      return Rh(n, t), n;
    };
  })();
  Object.defineProperty(s, "__esModule", { value: !0 });
  s.CodeActionRequest = s.DocumentSymbolRequest = s.DocumentHighlightRequest = s.ReferencesRequest = s.DefinitionRequest = s.SignatureHelpRequest = s.SignatureHelpTriggerKind = s.HoverRequest = s.CompletionResolveRequest = s.CompletionRequest = s.CompletionTriggerKind = s.PublishDiagnosticsNotification = s.WatchKind = s.GlobPattern = s.RelativePattern = s.FileChangeType = s.DidChangeWatchedFilesNotification =
  s.WillSaveTextDocumentWaitUntilRequest = s.WillSaveTextDocumentNotification = s.TextDocumentSaveReason = s.DidSaveTextDocumentNotification = s.DidCloseTextDocumentNotification = s.DidChangeTextDocumentNotification = s.TextDocumentContentChangeEvent = s.DidOpenTextDocumentNotification = s.TextDocumentSyncKind = s.TelemetryEventNotification = s.LogMessageNotification = s.ShowMessageRequest = s.ShowMessageNotification =
  s.MessageType = s.DidChangeConfigurationNotification = s.ExitNotification = s.ShutdownRequest = s.InitializedNotification = s.InitializeErrorCodes = s.InitializeRequest = s.WorkDoneProgressOptions = s.TextDocumentRegistrationOptions = s.StaticRegistrationOptions = s.PositionEncodingKind = s.RegularExpressionEngineKind = s.FailureHandlingKind = s.ResourceOperationKind = s.UnregistrationRequest = s.
  RegistrationRequest = s.DocumentSelector = s.NotebookCellTextDocumentFilter = s.NotebookDocumentFilter = s.TextDocumentFilter = void 0;
  s.UniquenessLevel = s.WillDeleteFilesRequest = s.DidDeleteFilesNotification = s.WillRenameFilesRequest = s.DidRenameFilesNotification = s.WillCreateFilesRequest = s.DidCreateFilesNotification = s.FileOperationPatternKind = s.LinkedEditingRangeRequest = s.ShowDocumentRequest = s.SemanticTokensRegistrationType = s.SemanticTokensRefreshRequest = s.SemanticTokensRangeRequest = s.SemanticTokensDeltaRequest =
  s.SemanticTokensRequest = s.TokenFormat = s.CallHierarchyPrepareRequest = s.CallHierarchyOutgoingCallsRequest = s.CallHierarchyIncomingCallsRequest = s.WorkDoneProgressCancelNotification = s.WorkDoneProgressCreateRequest = s.WorkDoneProgress = s.SelectionRangeRequest = s.DeclarationRequest = s.FoldingRangeRefreshRequest = s.FoldingRangeRequest = s.ColorPresentationRequest = s.DocumentColorRequest =
  s.ConfigurationRequest = s.DidChangeWorkspaceFoldersNotification = s.WorkspaceFoldersRequest = s.TypeDefinitionRequest = s.ImplementationRequest = s.ApplyWorkspaceEditRequest = s.ExecuteCommandRequest = s.PrepareRenameRequest = s.RenameRequest = s.PrepareSupportDefaultBehavior = s.DocumentOnTypeFormattingRequest = s.DocumentRangesFormattingRequest = s.DocumentRangeFormattingRequest = s.DocumentFormattingRequest =
  s.DocumentLinkResolveRequest = s.DocumentLinkRequest = s.CodeLensRefreshRequest = s.CodeLensResolveRequest = s.CodeLensRequest = s.WorkspaceSymbolResolveRequest = s.WorkspaceSymbolRequest = s.CodeActionResolveRequest = void 0;
  s.TextDocumentContentRefreshRequest = s.TextDocumentContentRequest = s.InlineCompletionRequest = s.DidCloseNotebookDocumentNotification = s.DidSaveNotebookDocumentNotification = s.DidChangeNotebookDocumentNotification = s.NotebookCellArrayChange = s.DidOpenNotebookDocumentNotification = s.NotebookDocumentSyncRegistrationType = s.NotebookDocument = s.NotebookCell = s.ExecutionSummary = s.NotebookCellKind =
  s.DiagnosticRefreshRequest = s.WorkspaceDiagnosticRequest = s.DocumentDiagnosticRequest = s.DocumentDiagnosticReportKind = s.DiagnosticServerCancellationData = s.InlayHintRefreshRequest = s.InlayHintResolveRequest = s.InlayHintRequest = s.InlineValueRefreshRequest = s.InlineValueRequest = s.TypeHierarchySupertypesRequest = s.TypeHierarchySubtypesRequest = s.TypeHierarchyPrepareRequest = s.MonikerRequest =
  s.MonikerKind = void 0;
  var p = z(), Ru = (Jn(), Dn(Gn)), oe = Ch(Xn()), Sh = ea();
  Object.defineProperty(s, "ImplementationRequest", { enumerable: !0, get: function() {
    return Sh.ImplementationRequest;
  } });
  var Th = na();
  Object.defineProperty(s, "TypeDefinitionRequest", { enumerable: !0, get: function() {
    return Th.TypeDefinitionRequest;
  } });
  var xl = oa();
  Object.defineProperty(s, "WorkspaceFoldersRequest", { enumerable: !0, get: function() {
    return xl.WorkspaceFoldersRequest;
  } });
  Object.defineProperty(s, "DidChangeWorkspaceFoldersNotification", { enumerable: !0, get: function() {
    return xl.DidChangeWorkspaceFoldersNotification;
  } });
  var Oh = ca();
  Object.defineProperty(s, "ConfigurationRequest", { enumerable: !0, get: function() {
    return Oh.ConfigurationRequest;
  } });
  var jl = la();
  Object.defineProperty(s, "DocumentColorRequest", { enumerable: !0, get: function() {
    return jl.DocumentColorRequest;
  } });
  Object.defineProperty(s, "ColorPresentationRequest", { enumerable: !0, get: function() {
    return jl.ColorPresentationRequest;
  } });
  var El = ha();
  Object.defineProperty(s, "FoldingRangeRequest", { enumerable: !0, get: function() {
    return El.FoldingRangeRequest;
  } });
  Object.defineProperty(s, "FoldingRangeRefreshRequest", { enumerable: !0, get: function() {
    return El.FoldingRangeRefreshRequest;
  } });
  var Mh = ga();
  Object.defineProperty(s, "DeclarationRequest", { enumerable: !0, get: function() {
    return Mh.DeclarationRequest;
  } });
  var qh = ya();
  Object.defineProperty(s, "SelectionRangeRequest", { enumerable: !0, get: function() {
    return qh.SelectionRangeRequest;
  } });
  var Ds = Da();
  Object.defineProperty(s, "WorkDoneProgress", { enumerable: !0, get: function() {
    return Ds.WorkDoneProgress;
  } });
  Object.defineProperty(s, "WorkDoneProgressCreateRequest", { enumerable: !0, get: function() {
    return Ds.WorkDoneProgressCreateRequest;
  } });
  Object.defineProperty(s, "WorkDoneProgressCancelNotification", { enumerable: !0, get: function() {
    return Ds.WorkDoneProgressCancelNotification;
  } });
  var ws = Ca();
  Object.defineProperty(s, "CallHierarchyIncomingCallsRequest", { enumerable: !0, get: function() {
    return ws.CallHierarchyIncomingCallsRequest;
  } });
  Object.defineProperty(s, "CallHierarchyOutgoingCallsRequest", { enumerable: !0, get: function() {
    return ws.CallHierarchyOutgoingCallsRequest;
  } });
  Object.defineProperty(s, "CallHierarchyPrepareRequest", { enumerable: !0, get: function() {
    return ws.CallHierarchyPrepareRequest;
  } });
  var Wt = ka();
  Object.defineProperty(s, "TokenFormat", { enumerable: !0, get: function() {
    return Wt.TokenFormat;
  } });
  Object.defineProperty(s, "SemanticTokensRequest", { enumerable: !0, get: function() {
    return Wt.SemanticTokensRequest;
  } });
  Object.defineProperty(s, "SemanticTokensDeltaRequest", { enumerable: !0, get: function() {
    return Wt.SemanticTokensDeltaRequest;
  } });
  Object.defineProperty(s, "SemanticTokensRangeRequest", { enumerable: !0, get: function() {
    return Wt.SemanticTokensRangeRequest;
  } });
  Object.defineProperty(s, "SemanticTokensRefreshRequest", { enumerable: !0, get: function() {
    return Wt.SemanticTokensRefreshRequest;
  } });
  Object.defineProperty(s, "SemanticTokensRegistrationType", { enumerable: !0, get: function() {
    return Wt.SemanticTokensRegistrationType;
  } });
  var kh = ja();
  Object.defineProperty(s, "ShowDocumentRequest", { enumerable: !0, get: function() {
    return kh.ShowDocumentRequest;
  } });
  var xh = Na();
  Object.defineProperty(s, "LinkedEditingRangeRequest", { enumerable: !0, get: function() {
    return xh.LinkedEditingRangeRequest;
  } });
  var ft = Ua();
  Object.defineProperty(s, "FileOperationPatternKind", { enumerable: !0, get: function() {
    return ft.FileOperationPatternKind;
  } });
  Object.defineProperty(s, "DidCreateFilesNotification", { enumerable: !0, get: function() {
    return ft.DidCreateFilesNotification;
  } });
  Object.defineProperty(s, "WillCreateFilesRequest", { enumerable: !0, get: function() {
    return ft.WillCreateFilesRequest;
  } });
  Object.defineProperty(s, "DidRenameFilesNotification", { enumerable: !0, get: function() {
    return ft.DidRenameFilesNotification;
  } });
  Object.defineProperty(s, "WillRenameFilesRequest", { enumerable: !0, get: function() {
    return ft.WillRenameFilesRequest;
  } });
  Object.defineProperty(s, "DidDeleteFilesNotification", { enumerable: !0, get: function() {
    return ft.DidDeleteFilesNotification;
  } });
  Object.defineProperty(s, "WillDeleteFilesRequest", { enumerable: !0, get: function() {
    return ft.WillDeleteFilesRequest;
  } });
  var Ps = Ga();
  Object.defineProperty(s, "UniquenessLevel", { enumerable: !0, get: function() {
    return Ps.UniquenessLevel;
  } });
  Object.defineProperty(s, "MonikerKind", { enumerable: !0, get: function() {
    return Ps.MonikerKind;
  } });
  Object.defineProperty(s, "MonikerRequest", { enumerable: !0, get: function() {
    return Ps.MonikerRequest;
  } });
  var Rs = Ya();
  Object.defineProperty(s, "TypeHierarchyPrepareRequest", { enumerable: !0, get: function() {
    return Rs.TypeHierarchyPrepareRequest;
  } });
  Object.defineProperty(s, "TypeHierarchySubtypesRequest", { enumerable: !0, get: function() {
    return Rs.TypeHierarchySubtypesRequest;
  } });
  Object.defineProperty(s, "TypeHierarchySupertypesRequest", { enumerable: !0, get: function() {
    return Rs.TypeHierarchySupertypesRequest;
  } });
  var Nl = eu();
  Object.defineProperty(s, "InlineValueRequest", { enumerable: !0, get: function() {
    return Nl.InlineValueRequest;
  } });
  Object.defineProperty(s, "InlineValueRefreshRequest", { enumerable: !0, get: function() {
    return Nl.InlineValueRefreshRequest;
  } });
  var Cs = iu();
  Object.defineProperty(s, "InlayHintRequest", { enumerable: !0, get: function() {
    return Cs.InlayHintRequest;
  } });
  Object.defineProperty(s, "InlayHintResolveRequest", { enumerable: !0, get: function() {
    return Cs.InlayHintResolveRequest;
  } });
  Object.defineProperty(s, "InlayHintRefreshRequest", { enumerable: !0, get: function() {
    return Cs.InlayHintRefreshRequest;
  } });
  var hn = du();
  Object.defineProperty(s, "DiagnosticServerCancellationData", { enumerable: !0, get: function() {
    return hn.DiagnosticServerCancellationData;
  } });
  Object.defineProperty(s, "DocumentDiagnosticReportKind", { enumerable: !0, get: function() {
    return hn.DocumentDiagnosticReportKind;
  } });
  Object.defineProperty(s, "DocumentDiagnosticRequest", { enumerable: !0, get: function() {
    return hn.DocumentDiagnosticRequest;
  } });
  Object.defineProperty(s, "WorkspaceDiagnosticRequest", { enumerable: !0, get: function() {
    return hn.WorkspaceDiagnosticRequest;
  } });
  Object.defineProperty(s, "DiagnosticRefreshRequest", { enumerable: !0, get: function() {
    return hn.DiagnosticRefreshRequest;
  } });
  var xe = _u();
  Object.defineProperty(s, "NotebookCellKind", { enumerable: !0, get: function() {
    return xe.NotebookCellKind;
  } });
  Object.defineProperty(s, "ExecutionSummary", { enumerable: !0, get: function() {
    return xe.ExecutionSummary;
  } });
  Object.defineProperty(s, "NotebookCell", { enumerable: !0, get: function() {
    return xe.NotebookCell;
  } });
  Object.defineProperty(s, "NotebookDocument", { enumerable: !0, get: function() {
    return xe.NotebookDocument;
  } });
  Object.defineProperty(s, "NotebookDocumentSyncRegistrationType", { enumerable: !0, get: function() {
    return xe.NotebookDocumentSyncRegistrationType;
  } });
  Object.defineProperty(s, "DidOpenNotebookDocumentNotification", { enumerable: !0, get: function() {
    return xe.DidOpenNotebookDocumentNotification;
  } });
  Object.defineProperty(s, "NotebookCellArrayChange", { enumerable: !0, get: function() {
    return xe.NotebookCellArrayChange;
  } });
  Object.defineProperty(s, "DidChangeNotebookDocumentNotification", { enumerable: !0, get: function() {
    return xe.DidChangeNotebookDocumentNotification;
  } });
  Object.defineProperty(s, "DidSaveNotebookDocumentNotification", { enumerable: !0, get: function() {
    return xe.DidSaveNotebookDocumentNotification;
  } });
  Object.defineProperty(s, "DidCloseNotebookDocumentNotification", { enumerable: !0, get: function() {
    return xe.DidCloseNotebookDocumentNotification;
  } });
  var jh = vu();
  Object.defineProperty(s, "InlineCompletionRequest", { enumerable: !0, get: function() {
    return jh.InlineCompletionRequest;
  } });
  var Fl = Pu();
  Object.defineProperty(s, "TextDocumentContentRequest", { enumerable: !0, get: function() {
    return Fl.TextDocumentContentRequest;
  } });
  Object.defineProperty(s, "TextDocumentContentRefreshRequest", { enumerable: !0, get: function() {
    return Fl.TextDocumentContentRefreshRequest;
  } });
  var gs;
  (function(e) {
    function t(n) {
      let i = n;
      return oe.string(i) || oe.string(i.language) || oe.string(i.scheme) || vs.is(i.pattern);
    }
    e.is = t;
  })(gs || (s.TextDocumentFilter = gs = {}));
  var ms;
  (function(e) {
    function t(n) {
      let i = n;
      return oe.objectLiteral(i) && (oe.string(i.notebookType) || oe.string(i.scheme) || oe.string(i.pattern));
    }
    e.is = t;
  })(ms || (s.NotebookDocumentFilter = ms = {}));
  var ys;
  (function(e) {
    function t(n) {
      let i = n;
      return oe.objectLiteral(i) && (oe.string(i.notebook) || ms.is(i.notebook)) && (i.language === void 0 || oe.string(i.language));
    }
    e.is = t;
  })(ys || (s.NotebookCellTextDocumentFilter = ys = {}));
  var _s;
  (function(e) {
    function t(n) {
      if (!Array.isArray(n))
        return !1;
      for (let i of n)
        if (!oe.string(i) && !gs.is(i) && !ys.is(i))
          return !1;
      return !0;
    }
    e.is = t;
  })(_s || (s.DocumentSelector = _s = {}));
  var Cu;
  (function(e) {
    e.method = "client/registerCapability", e.messageDirection = p.MessageDirection.serverToClient, e.type = new p.ProtocolRequestType(e.method);
  })(Cu || (s.RegistrationRequest = Cu = {}));
  var Su;
  (function(e) {
    e.method = "client/unregisterCapability", e.messageDirection = p.MessageDirection.serverToClient, e.type = new p.ProtocolRequestType(e.method);
  })(Su || (s.UnregistrationRequest = Su = {}));
  var Tu;
  (function(e) {
    e.Create = "create", e.Rename = "rename", e.Delete = "delete";
  })(Tu || (s.ResourceOperationKind = Tu = {}));
  var Ou;
  (function(e) {
    e.Abort = "abort", e.Transactional = "transactional", e.TextOnlyTransactional = "textOnlyTransactional", e.Undo = "undo";
  })(Ou || (s.FailureHandlingKind = Ou = {}));
  var Mu;
  (function(e) {
    e.ES2020 = "ES2020";
  })(Mu || (s.RegularExpressionEngineKind = Mu = {}));
  var qu;
  (function(e) {
    e.UTF8 = "utf-8", e.UTF16 = "utf-16", e.UTF32 = "utf-32";
  })(qu || (s.PositionEncodingKind = qu = {}));
  var ku;
  (function(e) {
    function t(n) {
      let i = n;
      return i && oe.string(i.id) && i.id.length > 0;
    }
    e.hasId = t;
  })(ku || (s.StaticRegistrationOptions = ku = {}));
  var xu;
  (function(e) {
    function t(n) {
      let i = n;
      return i && (i.documentSelector === null || _s.is(i.documentSelector));
    }
    e.is = t;
  })(xu || (s.TextDocumentRegistrationOptions = xu = {}));
  var ju;
  (function(e) {
    function t(i) {
      let r = i;
      return oe.objectLiteral(r) && (r.workDoneProgress === void 0 || oe.boolean(r.workDoneProgress));
    }
    e.is = t;
    function n(i) {
      let r = i;
      return r && oe.boolean(r.workDoneProgress);
    }
    e.hasWorkDoneProgress = n;
  })(ju || (s.WorkDoneProgressOptions = ju = {}));
  var Eu;
  (function(e) {
    e.method = "initialize", e.messageDirection = p.MessageDirection.clientToServer, e.type = new p.ProtocolRequestType(e.method);
  })(Eu || (s.InitializeRequest = Eu = {}));
  var Nu;
  (function(e) {
    e.unknownProtocolVersion = 1;
  })(Nu || (s.InitializeErrorCodes = Nu = {}));
  var Fu;
  (function(e) {
    e.method = "initialized", e.messageDirection = p.MessageDirection.clientToServer, e.type = new p.ProtocolNotificationType(e.method);
  })(Fu || (s.InitializedNotification = Fu = {}));
  var Iu;
  (function(e) {
    e.method = "shutdown", e.messageDirection = p.MessageDirection.clientToServer, e.type = new p.ProtocolRequestType0(e.method);
  })(Iu || (s.ShutdownRequest = Iu = {}));
  var Lu;
  (function(e) {
    e.method = "exit", e.messageDirection = p.MessageDirection.clientToServer, e.type = new p.ProtocolNotificationType0(e.method);
  })(Lu || (s.ExitNotification = Lu = {}));
  var Au;
  (function(e) {
    e.method = "workspace/didChangeConfiguration", e.messageDirection = p.MessageDirection.clientToServer, e.type = new p.ProtocolNotificationType(e.method), e.capabilities = p.CM.create("workspace.didChangeConfiguration", void 0);
  })(Au || (s.DidChangeConfigurationNotification = Au = {}));
  var Wu;
  (function(e) {
    e.Error = 1, e.Warning = 2, e.Info = 3, e.Log = 4, e.Debug = 5;
  })(Wu || (s.MessageType = Wu = {}));
  var Hu;
  (function(e) {
    e.method = "window/showMessage", e.messageDirection = p.MessageDirection.serverToClient, e.type = new p.ProtocolNotificationType(e.method), e.capabilities = p.CM.create("window.showMessage", void 0);
  })(Hu || (s.ShowMessageNotification = Hu = {}));
  var $u;
  (function(e) {
    e.method = "window/showMessageRequest", e.messageDirection = p.MessageDirection.serverToClient, e.type = new p.ProtocolRequestType(e.method), e.capabilities = p.CM.create("window.showMessage", void 0);
  })($u || (s.ShowMessageRequest = $u = {}));
  var Uu;
  (function(e) {
    e.method = "window/logMessage", e.messageDirection = p.MessageDirection.serverToClient, e.type = new p.ProtocolNotificationType(e.method);
  })(Uu || (s.LogMessageNotification = Uu = {}));
  var zu;
  (function(e) {
    e.method = "telemetry/event", e.messageDirection = p.MessageDirection.serverToClient, e.type = new p.ProtocolNotificationType(e.method);
  })(zu || (s.TelemetryEventNotification = zu = {}));
  var Bu;
  (function(e) {
    e.None = 0, e.Full = 1, e.Incremental = 2;
  })(Bu || (s.TextDocumentSyncKind = Bu = {}));
  var Vu;
  (function(e) {
    e.method = "textDocument/didOpen", e.messageDirection = p.MessageDirection.clientToServer, e.type = new p.ProtocolNotificationType(e.method), e.capabilities = p.CM.create("textDocument.synchronization", "textDocumentSync.openClose");
  })(Vu || (s.DidOpenTextDocumentNotification = Vu = {}));
  var Gu;
  (function(e) {
    function t(i) {
      let r = i;
      return r != null && typeof r.text == "string" && r.range !== void 0 && (r.rangeLength === void 0 || typeof r.rangeLength == "number");
    }
    e.isIncremental = t;
    function n(i) {
      let r = i;
      return r != null && typeof r.text == "string" && r.range === void 0 && r.rangeLength === void 0;
    }
    e.isFull = n;
  })(Gu || (s.TextDocumentContentChangeEvent = Gu = {}));
  var Ju;
  (function(e) {
    e.method = "textDocument/didChange", e.messageDirection = p.MessageDirection.clientToServer, e.type = new p.ProtocolNotificationType(e.method), e.capabilities = p.CM.create("textDocument.synchronization", "textDocumentSync");
  })(Ju || (s.DidChangeTextDocumentNotification = Ju = {}));
  var Xu;
  (function(e) {
    e.method = "textDocument/didClose", e.messageDirection = p.MessageDirection.clientToServer, e.type = new p.ProtocolNotificationType(e.method), e.capabilities = p.CM.create("textDocument.synchronization", "textDocumentSync.openClose");
  })(Xu || (s.DidCloseTextDocumentNotification = Xu = {}));
  var Qu;
  (function(e) {
    e.method = "textDocument/didSave", e.messageDirection = p.MessageDirection.clientToServer, e.type = new p.ProtocolNotificationType(e.method), e.capabilities = p.CM.create("textDocument.synchronization.didSave", "textDocumentSync.save");
  })(Qu || (s.DidSaveTextDocumentNotification = Qu = {}));
  var Yu;
  (function(e) {
    e.Manual = 1, e.AfterDelay = 2, e.FocusOut = 3;
  })(Yu || (s.TextDocumentSaveReason = Yu = {}));
  var Zu;
  (function(e) {
    e.method = "textDocument/willSave", e.messageDirection = p.MessageDirection.clientToServer, e.type = new p.ProtocolNotificationType(e.method), e.capabilities = p.CM.create("textDocument.synchronization.willSave", "textDocumentSync.willSave");
  })(Zu || (s.WillSaveTextDocumentNotification = Zu = {}));
  var Ku;
  (function(e) {
    e.method = "textDocument/willSaveWaitUntil", e.messageDirection = p.MessageDirection.clientToServer, e.type = new p.ProtocolRequestType(e.method), e.capabilities = p.CM.create("textDocument.synchronization.willSaveWaitUntil", "textDocumentSync.willSaveWaitUntil");
  })(Ku || (s.WillSaveTextDocumentWaitUntilRequest = Ku = {}));
  var el;
  (function(e) {
    e.method = "workspace/didChangeWatchedFiles", e.messageDirection = p.MessageDirection.clientToServer, e.type = new p.ProtocolNotificationType(e.method), e.capabilities = p.CM.create("workspace.didChangeWatchedFiles", void 0);
  })(el || (s.DidChangeWatchedFilesNotification = el = {}));
  var tl;
  (function(e) {
    e.Created = 1, e.Changed = 2, e.Deleted = 3;
  })(tl || (s.FileChangeType = tl = {}));
  var bs;
  (function(e) {
    function t(n) {
      let i = n;
      return oe.objectLiteral(i) && (Ru.URI.is(i.baseUri) || Ru.WorkspaceFolder.is(i.baseUri)) && oe.string(i.pattern);
    }
    e.is = t;
  })(bs || (s.RelativePattern = bs = {}));
  var vs;
  (function(e) {
    function t(n) {
      let i = n;
      return oe.string(i) || bs.is(i);
    }
    e.is = t;
  })(vs || (s.GlobPattern = vs = {}));
  var nl;
  (function(e) {
    e.Create = 1, e.Change = 2, e.Delete = 4;
  })(nl || (s.WatchKind = nl = {}));
  var rl;
  (function(e) {
    e.method = "textDocument/publishDiagnostics", e.messageDirection = p.MessageDirection.serverToClient, e.type = new p.ProtocolNotificationType(e.method), e.capabilities = p.CM.create("textDocument.publishDiagnostics", void 0);
  })(rl || (s.PublishDiagnosticsNotification = rl = {}));
  var il;
  (function(e) {
    e.Invoked = 1, e.TriggerCharacter = 2, e.TriggerForIncompleteCompletions = 3;
  })(il || (s.CompletionTriggerKind = il = {}));
  var ol;
  (function(e) {
    e.method = "textDocument/completion", e.messageDirection = p.MessageDirection.clientToServer, e.type = new p.ProtocolRequestType(e.method), e.capabilities = p.CM.create("textDocument.completion", "completionProvider");
  })(ol || (s.CompletionRequest = ol = {}));
  var sl;
  (function(e) {
    e.method = "completionItem/resolve", e.messageDirection = p.MessageDirection.clientToServer, e.type = new p.ProtocolRequestType(e.method), e.capabilities = p.CM.create("textDocument.completion.completionItem.resolveSupport", "completionProvider.resolveProvider");
  })(sl || (s.CompletionResolveRequest = sl = {}));
  var cl;
  (function(e) {
    e.method = "textDocument/hover", e.messageDirection = p.MessageDirection.clientToServer, e.type = new p.ProtocolRequestType(e.method), e.capabilities = p.CM.create("textDocument.hover", "hoverProvider");
  })(cl || (s.HoverRequest = cl = {}));
  var al;
  (function(e) {
    e.Invoked = 1, e.TriggerCharacter = 2, e.ContentChange = 3;
  })(al || (s.SignatureHelpTriggerKind = al = {}));
  var ul;
  (function(e) {
    e.method = "textDocument/signatureHelp", e.messageDirection = p.MessageDirection.clientToServer, e.type = new p.ProtocolRequestType(e.method), e.capabilities = p.CM.create("textDocument.signatureHelp", "signatureHelpProvider");
  })(ul || (s.SignatureHelpRequest = ul = {}));
  var ll;
  (function(e) {
    e.method = "textDocument/definition", e.messageDirection = p.MessageDirection.clientToServer, e.type = new p.ProtocolRequestType(e.method), e.capabilities = p.CM.create("textDocument.definition", "definitionProvider");
  })(ll || (s.DefinitionRequest = ll = {}));
  var dl;
  (function(e) {
    e.method = "textDocument/references", e.messageDirection = p.MessageDirection.clientToServer, e.type = new p.ProtocolRequestType(e.method), e.capabilities = p.CM.create("textDocument.references", "referencesProvider");
  })(dl || (s.ReferencesRequest = dl = {}));
  var fl;
  (function(e) {
    e.method = "textDocument/documentHighlight", e.messageDirection = p.MessageDirection.clientToServer, e.type = new p.ProtocolRequestType(e.method), e.capabilities = p.CM.create("textDocument.documentHighlight", "documentHighlightProvider");
  })(fl || (s.DocumentHighlightRequest = fl = {}));
  var hl;
  (function(e) {
    e.method = "textDocument/documentSymbol", e.messageDirection = p.MessageDirection.clientToServer, e.type = new p.ProtocolRequestType(e.method), e.capabilities = p.CM.create("textDocument.documentSymbol", "documentSymbolProvider");
  })(hl || (s.DocumentSymbolRequest = hl = {}));
  var pl;
  (function(e) {
    e.method = "textDocument/codeAction", e.messageDirection = p.MessageDirection.clientToServer, e.type = new p.ProtocolRequestType(e.method), e.capabilities = p.CM.create("textDocument.codeAction", "codeActionProvider");
  })(pl || (s.CodeActionRequest = pl = {}));
  var gl;
  (function(e) {
    e.method = "codeAction/resolve", e.messageDirection = p.MessageDirection.clientToServer, e.type = new p.ProtocolRequestType(e.method), e.capabilities = p.CM.create("textDocument.codeAction.resolveSupport", "codeActionProvider.resolveProvider");
  })(gl || (s.CodeActionResolveRequest = gl = {}));
  var ml;
  (function(e) {
    e.method = "workspace/symbol", e.messageDirection = p.MessageDirection.clientToServer, e.type = new p.ProtocolRequestType(e.method), e.capabilities = p.CM.create("workspace.symbol", "workspaceSymbolProvider");
  })(ml || (s.WorkspaceSymbolRequest = ml = {}));
  var yl;
  (function(e) {
    e.method = "workspaceSymbol/resolve", e.messageDirection = p.MessageDirection.clientToServer, e.type = new p.ProtocolRequestType(e.method), e.capabilities = p.CM.create("workspace.symbol.resolveSupport", "workspaceSymbolProvider.resolveProvider");
  })(yl || (s.WorkspaceSymbolResolveRequest = yl = {}));
  var _l;
  (function(e) {
    e.method = "textDocument/codeLens", e.messageDirection = p.MessageDirection.clientToServer, e.type = new p.ProtocolRequestType(e.method), e.capabilities = p.CM.create("textDocument.codeLens", "codeLensProvider");
  })(_l || (s.CodeLensRequest = _l = {}));
  var bl;
  (function(e) {
    e.method = "codeLens/resolve", e.messageDirection = p.MessageDirection.clientToServer, e.type = new p.ProtocolRequestType(e.method), e.capabilities = p.CM.create("textDocument.codeLens.resolveSupport", "codeLensProvider.resolveProvider");
  })(bl || (s.CodeLensResolveRequest = bl = {}));
  var vl;
  (function(e) {
    e.method = "workspace/codeLens/refresh", e.messageDirection = p.MessageDirection.serverToClient, e.type = new p.ProtocolRequestType0(e.method), e.capabilities = p.CM.create("workspace.codeLens", void 0);
  })(vl || (s.CodeLensRefreshRequest = vl = {}));
  var Dl;
  (function(e) {
    e.method = "textDocument/documentLink", e.messageDirection = p.MessageDirection.clientToServer, e.type = new p.ProtocolRequestType(e.method), e.capabilities = p.CM.create("textDocument.documentLink", "documentLinkProvider");
  })(Dl || (s.DocumentLinkRequest = Dl = {}));
  var wl;
  (function(e) {
    e.method = "documentLink/resolve", e.messageDirection = p.MessageDirection.clientToServer, e.type = new p.ProtocolRequestType(e.method), e.capabilities = p.CM.create("textDocument.documentLink", "documentLinkProvider.resolveProvider");
  })(wl || (s.DocumentLinkResolveRequest = wl = {}));
  var Pl;
  (function(e) {
    e.method = "textDocument/formatting", e.messageDirection = p.MessageDirection.clientToServer, e.type = new p.ProtocolRequestType(e.method), e.capabilities = p.CM.create("textDocument.formatting", "documentFormattingProvider");
  })(Pl || (s.DocumentFormattingRequest = Pl = {}));
  var Rl;
  (function(e) {
    e.method = "textDocument/rangeFormatting", e.messageDirection = p.MessageDirection.clientToServer, e.type = new p.ProtocolRequestType(e.method), e.capabilities = p.CM.create("textDocument.rangeFormatting", "documentRangeFormattingProvider");
  })(Rl || (s.DocumentRangeFormattingRequest = Rl = {}));
  var Cl;
  (function(e) {
    e.method = "textDocument/rangesFormatting", e.messageDirection = p.MessageDirection.clientToServer, e.type = new p.ProtocolRequestType(e.method), e.capabilities = p.CM.create("textDocument.rangeFormatting.rangesSupport", "documentRangeFormattingProvider.rangesSupport");
  })(Cl || (s.DocumentRangesFormattingRequest = Cl = {}));
  var Sl;
  (function(e) {
    e.method = "textDocument/onTypeFormatting", e.messageDirection = p.MessageDirection.clientToServer, e.type = new p.ProtocolRequestType(e.method), e.capabilities = p.CM.create("textDocument.onTypeFormatting", "documentOnTypeFormattingProvider");
  })(Sl || (s.DocumentOnTypeFormattingRequest = Sl = {}));
  var Tl;
  (function(e) {
    e.Identifier = 1;
  })(Tl || (s.PrepareSupportDefaultBehavior = Tl = {}));
  var Ol;
  (function(e) {
    e.method = "textDocument/rename", e.messageDirection = p.MessageDirection.clientToServer, e.type = new p.ProtocolRequestType(e.method), e.capabilities = p.CM.create("textDocument.rename", "renameProvider");
  })(Ol || (s.RenameRequest = Ol = {}));
  var Ml;
  (function(e) {
    e.method = "textDocument/prepareRename", e.messageDirection = p.MessageDirection.clientToServer, e.type = new p.ProtocolRequestType(e.method), e.capabilities = p.CM.create("textDocument.rename.prepareSupport", "renameProvider.prepareProvider");
  })(Ml || (s.PrepareRenameRequest = Ml = {}));
  var ql;
  (function(e) {
    e.method = "workspace/executeCommand", e.messageDirection = p.MessageDirection.clientToServer, e.type = new p.ProtocolRequestType(e.method), e.capabilities = p.CM.create("workspace.executeCommand", "executeCommandProvider");
  })(ql || (s.ExecuteCommandRequest = ql = {}));
  var kl;
  (function(e) {
    e.method = "workspace/applyEdit", e.messageDirection = p.MessageDirection.serverToClient, e.type = new p.ProtocolRequestType("workspace/applyEdit"), e.capabilities = p.CM.create("workspace.applyEdit", void 0);
  })(kl || (s.ApplyWorkspaceEditRequest = kl = {}));
});

// node_modules/vscode-languageserver-protocol/lib/common/connection.js
var Al = P((Ss) => {
  "use strict";
  Object.defineProperty(Ss, "__esModule", { value: !0 });
  Ss.createProtocolConnection = Eh;
  var Ll = Ie();
  function Eh(e, t, n, i) {
    return Ll.ConnectionStrategy.is(i) && (i = { connectionStrategy: i }), (0, Ll.createMessageConnection)(e, t, n, i);
  }
});

// node_modules/vscode-languageserver-protocol/lib/common/api.js
var Y = P((ye) => {
  "use strict";
  var Nh = ye && ye.__createBinding || (Object.create ? (function(e, t, n, i) {
    i === void 0 && (i = n);
    var r = Object.getOwnPropertyDescriptor(t, n);
    (!r || ("get" in r ? !t.__esModule : r.writable || r.configurable)) && (r = { enumerable: !0, get: function() {
      return t[n];
    } }), Object.defineProperty(e, i, r);
  }) : (function(e, t, n, i) {
    i === void 0 && (i = n), e[i] = t[n];
  })), or = ye && ye.__exportStar || function(e, t) {
    for (var n in e) n !== "default" && !Object.prototype.hasOwnProperty.call(t, n) && Nh(t, e, n);
  };
  Object.defineProperty(ye, "__esModule", { value: !0 });
  ye.LSPErrorCodes = ye.createProtocolConnection = void 0;
  or(Ie(), ye);
  or((Jn(), Dn(Gn)), ye);
  or(z(), ye);
  or(Il(), ye);
  var Fh = Al();
  Object.defineProperty(ye, "createProtocolConnection", { enumerable: !0, get: function() {
    return Fh.createProtocolConnection;
  } });
  var Wl;
  (function(e) {
    e.lspReservedErrorRangeStart = -32899, e.RequestFailed = -32803, e.ServerCancelled = -32802, e.ContentModified = -32801, e.RequestCancelled = -32800, e.lspReservedErrorRangeEnd = -32800;
  })(Wl || (ye.LSPErrorCodes = Wl = {}));
});

// node_modules/vscode-languageserver/lib/common/progress.js
var Ms = P((ot) => {
  "use strict";
  Object.defineProperty(ot, "__esModule", { value: !0 });
  ot.ProgressFeature = ot.WorkDoneProgressReporter = void 0;
  ot.attachWorkDone = Ih;
  ot.attachPartialResult = Ah;
  var $e = Y(), Hl;
  (function(e) {
    function t(n) {
      return n instanceof $t;
    }
    e.isNullInstance = t;
  })(Hl || (ot.WorkDoneProgressReporter = Hl = {}));
  var Ht = class e {
    _connection;
    _token;
    static Instances = /* @__PURE__ */ new Map();
    constructor(t, n) {
      this._connection = t, this._token = n, e.Instances.set(this._token, this);
    }
    begin(t, n, i, r) {
      let o = {
        kind: "begin",
        title: t,
        message: i,
        cancellable: r
      };
      typeof n == "number" && (o.percentage = Math.round(n)), this._connection.sendProgress($e.WorkDoneProgress.type, this._token, o);
    }
    report(t, n) {
      let i = {
        kind: "report"
      };
      typeof t == "number" ? (i.percentage = Math.round(t), n !== void 0 && (i.message = n)) : i.message = t, this._connection.sendProgress($e.WorkDoneProgress.type, this._token, i);
    }
    done() {
      e.Instances.delete(this._token), this._connection.sendProgress($e.WorkDoneProgress.type, this._token, { kind: "end" });
    }
  }, sr = class extends Ht {
    _source;
    constructor(t, n) {
      super(t, n), this._source = new $e.CancellationTokenSource();
    }
    get token() {
      return this._source.token;
    }
    done() {
      this._source.dispose(), super.done();
    }
    cancel() {
      this._source.cancel();
    }
  }, $t = class {
    constructor() {
    }
    begin() {
    }
    report() {
    }
    done() {
    }
  }, cr = class extends $t {
    _source;
    constructor() {
      super(), this._source = new $e.CancellationTokenSource();
    }
    get token() {
      return this._source.token;
    }
    done() {
      this._source.dispose();
    }
    cancel() {
      this._source.cancel();
    }
  };
  function Ih(e, t) {
    if (t === void 0 || t.workDoneToken === void 0)
      return new $t();
    let n = t.workDoneToken;
    return delete t.workDoneToken, new Ht(e, n);
  }
  var Lh = (e) => class extends e {
    _progressSupported;
    constructor() {
      super(), this._progressSupported = !1;
    }
    initialize(t) {
      super.initialize(t), t?.window?.workDoneProgress === !0 && (this._progressSupported = !0, this.connection.onNotification($e.WorkDoneProgressCancelNotification.type, (n) => {
        let i = Ht.Instances.get(n.token);
        (i instanceof sr || i instanceof cr) && i.cancel();
      }));
    }
    attachWorkDoneProgress(t) {
      return t === void 0 ? new $t() : new Ht(this.connection, t);
    }
    createWorkDoneProgress() {
      if (this._progressSupported) {
        let t = (0, $e.RAL)().crypto.randomUUID();
        return this.connection.sendRequest($e.WorkDoneProgressCreateRequest.type, { token: t }).then(() => new sr(this.connection, t));
      } else
        return Promise.resolve(new cr());
    }
  };
  ot.ProgressFeature = Lh;
  var Ts;
  (function(e) {
    e.type = new $e.ProgressType();
  })(Ts || (Ts = {}));
  var Os = class {
    _connection;
    _token;
    constructor(t, n) {
      this._connection = t, this._token = n;
    }
    report(t) {
      this._connection.sendProgress(Ts.type, this._token, t);
    }
  };
  function Ah(e, t) {
    if (t === void 0 || t.partialResultToken === void 0)
      return;
    let n = t.partialResultToken;
    return delete t.partialResultToken, new Os(e, n);
  }
});

// node_modules/vscode-languageserver/lib/common/configuration.js
var $l = P((je) => {
  "use strict";
  var Wh = je && je.__createBinding || (Object.create ? (function(e, t, n, i) {
    i === void 0 && (i = n);
    var r = Object.getOwnPropertyDescriptor(t, n);
    (!r || ("get" in r ? !t.__esModule : r.writable || r.configurable)) && (r = { enumerable: !0, get: function() {
      return t[n];
    } }), Object.defineProperty(e, i, r);
  }) : (function(e, t, n, i) {
    i === void 0 && (i = n), e[i] = t[n];
  })), Hh = je && je.__setModuleDefault || (Object.create ? (function(e, t) {
    Object.defineProperty(e, "default", { enumerable: !0, value: t });
  }) : function(e, t) {
    e.default = t;
  }), $h = je && je.__importStar || /* @__PURE__ */ (function() {
    var e = function(t) {
      return e = Object.getOwnPropertyNames || function(n) {
        var i = [];
        for (var r in n) Object.prototype.hasOwnProperty.call(n, r) && (i[i.length] = r);
        return i;
      }, e(t);
    };
    return function(t) {
      if (t && t.__esModule) return t;
      var n = {};
      if (t != null) for (var i = e(t), r = 0; r < i.length; r++) i[r] !== "default" && Wh(n, t, i[r]);
      return Hh(n, t), n;
    };
  })();
  Object.defineProperty(je, "__esModule", { value: !0 });
  je.ConfigurationFeature = void 0;
  var Uh = Y(), zh = $h(wn()), Bh = (e) => class extends e {
    getConfiguration(t) {
      return t ? zh.string(t) ? this._getConfiguration({ section: t }) : this._getConfiguration(t) : this._getConfiguration({});
    }
    _getConfiguration(t) {
      let n = {
        items: Array.isArray(t) ? t : [t]
      };
      return this.connection.sendRequest(Uh.ConfigurationRequest.type, n).then((i) => Array.isArray(i) ? Array.isArray(t) ? i : i[0] : Array.isArray(t) ? [] : null);
    }
  };
  je.ConfigurationFeature = Bh;
});

// node_modules/vscode-languageserver/lib/common/workspaceFolder.js
var Ul = P((ur) => {
  "use strict";
  Object.defineProperty(ur, "__esModule", { value: !0 });
  ur.WorkspaceFoldersFeature = void 0;
  var ar = Y(), Vh = (e) => class extends e {
    _onDidChangeWorkspaceFolders;
    _unregistration;
    _notificationIsAutoRegistered;
    constructor() {
      super(), this._notificationIsAutoRegistered = !1;
    }
    initialize(t) {
      super.initialize(t);
      let n = t.workspace;
      n && n.workspaceFolders && (this._onDidChangeWorkspaceFolders = new ar.Emitter(), this.connection.onNotification(ar.DidChangeWorkspaceFoldersNotification.type, (i) => {
        this._onDidChangeWorkspaceFolders.fire(i.event);
      }));
    }
    fillServerCapabilities(t) {
      super.fillServerCapabilities(t);
      let n = t.workspace?.workspaceFolders?.changeNotifications;
      this._notificationIsAutoRegistered = n === !0 || typeof n == "string";
    }
    getWorkspaceFolders() {
      return this.connection.sendRequest(ar.WorkspaceFoldersRequest.type);
    }
    get onDidChangeWorkspaceFolders() {
      if (!this._onDidChangeWorkspaceFolders)
        throw new Error("Client doesn't support sending workspace folder change events.");
      return !this._notificationIsAutoRegistered && !this._unregistration && (this._unregistration = this.connection.client.register(ar.DidChangeWorkspaceFoldersNotification.type)), this._onDidChangeWorkspaceFolders.event;
    }
  };
  ur.WorkspaceFoldersFeature = Vh;
});

// node_modules/vscode-languageserver/lib/common/callHierarchy.js
var zl = P((lr) => {
  "use strict";
  Object.defineProperty(lr, "__esModule", { value: !0 });
  lr.CallHierarchyFeature = void 0;
  var qs = Y(), Gh = (e) => class extends e {
    get callHierarchy() {
      return {
        onPrepare: (t) => this.connection.onRequest(qs.CallHierarchyPrepareRequest.type, (n, i) => t(n, i, this.attachWorkDoneProgress(n), void 0)),
        onIncomingCalls: (t) => {
          let n = qs.CallHierarchyIncomingCallsRequest.type;
          return this.connection.onRequest(n, (i, r) => t(i, r, this.attachWorkDoneProgress(i), this.attachPartialResultProgress(n, i)));
        },
        onOutgoingCalls: (t) => {
          let n = qs.CallHierarchyOutgoingCallsRequest.type;
          return this.connection.onRequest(n, (i, r) => t(i, r, this.attachWorkDoneProgress(i), this.attachPartialResultProgress(n, i)));
        }
      };
    }
  };
  lr.CallHierarchyFeature = Gh;
});

// node_modules/vscode-languageserver/lib/common/semanticTokens.js
var xs = P((st) => {
  "use strict";
  Object.defineProperty(st, "__esModule", { value: !0 });
  st.SemanticTokensBuilder = st.SemanticTokensDiff = st.SemanticTokensFeature = void 0;
  var dr = Y(), Jh = (e) => class extends e {
    get semanticTokens() {
      return {
        refresh: () => this.connection.sendRequest(dr.SemanticTokensRefreshRequest.type),
        on: (t) => {
          let n = dr.SemanticTokensRequest.type;
          return this.connection.onRequest(n, (i, r) => t(i, r, this.attachWorkDoneProgress(i), this.attachPartialResultProgress(n, i)));
        },
        onDelta: (t) => {
          let n = dr.SemanticTokensDeltaRequest.type;
          return this.connection.onRequest(n, (i, r) => t(i, r, this.attachWorkDoneProgress(i), this.attachPartialResultProgress(n, i)));
        },
        onRange: (t) => {
          let n = dr.SemanticTokensRangeRequest.type;
          return this.connection.onRequest(n, (i, r) => t(i, r, this.attachWorkDoneProgress(i), this.attachPartialResultProgress(n, i)));
        }
      };
    }
  };
  st.SemanticTokensFeature = Jh;
  var fr = class {
    originalSequence;
    modifiedSequence;
    constructor(t, n) {
      this.originalSequence = t, this.modifiedSequence = n;
    }
    computeDiff() {
      let t = this.originalSequence.length, n = this.modifiedSequence.length, i = 0;
      for (; i < n && i < t && this.originalSequence[i] === this.modifiedSequence[i]; )
        i++;
      if (i < n && i < t) {
        let r = t - 1, o = n - 1;
        for (; r >= i && o >= i && this.originalSequence[r] === this.modifiedSequence[o]; )
          r--, o--;
        (r < i || o < i) && (r++, o++);
        let c = r - i + 1, u = this.modifiedSequence.slice(i, o + 1);
        return u.length === 1 && u[0] === this.originalSequence[r] ? [
          { start: i, deleteCount: c - 1 }
        ] : [
          { start: i, deleteCount: c, data: u }
        ];
      } else return i < n ? [
        { start: i, deleteCount: 0, data: this.modifiedSequence.slice(i) }
      ] : i < t ? [
        { start: i, deleteCount: t - i }
      ] : [];
    }
  };
  st.SemanticTokensDiff = fr;
  var ks = class e {
    _id;
    _prevLine;
    _prevChar;
    _dataIsSortedAndDeltaEncoded;
    _data;
    _dataNonDelta;
    _dataLen;
    _prevData;
    constructor() {
      this._prevData = void 0, this.initialize();
    }
    initialize() {
      this._id = Date.now(), this._prevLine = 0, this._prevChar = 0, this._data = [], this._dataNonDelta = [], this._dataLen = 0, this._dataIsSortedAndDeltaEncoded = !0;
    }
    push(t, n, i, r, o) {
      this._dataIsSortedAndDeltaEncoded && (t < this._prevLine || t === this._prevLine && n < this._prevChar) && (this._dataIsSortedAndDeltaEncoded = !1, this._dataNonDelta = e._deltaDecode(this._data));
      let c = t, u = n;
      this._dataIsSortedAndDeltaEncoded && this._dataLen > 0 && (c -= this._prevLine, c === 0 && (u -= this._prevChar));
      let y = this._dataIsSortedAndDeltaEncoded ? this._data : this._dataNonDelta;
      y[this._dataLen++] = c, y[this._dataLen++] = u, y[this._dataLen++] = i, y[this._dataLen++] = r, y[this._dataLen++] = o, this._prevLine = t, this._prevChar = n;
    }
    get id() {
      return this._id.toString();
    }
    static _deltaDecode(t) {
      let n = t.length / 5 | 0, i = 0, r = 0, o = [];
      for (let c = 0; c < n; c++) {
        let u = 5 * c, y = t[u], m = t[u + 1];
        y === 0 ? (y = i, m += r) : y += i;
        let _ = t[u + 2], w = t[u + 3], C = t[u + 4];
        o[u + 0] = y, o[u + 1] = m, o[u + 2] = _, o[u + 3] = w, o[u + 4] = C, i = y, r = m;
      }
      return o;
    }
    static _sortAndDeltaEncode(t) {
      let n = [], i = t.length / 5 | 0;
      for (let u = 0; u < i; u++)
        n[u] = u;
      n.sort((u, y) => {
        let m = t[5 * u], _ = t[5 * y];
        if (m === _) {
          let w = t[5 * u + 1], C = t[5 * y + 1];
          return w - C;
        }
        return m - _;
      });
      let r = [], o = 0, c = 0;
      for (let u = 0; u < i; u++) {
        let y = 5 * n[u], m = t[y + 0], _ = t[y + 1], w = t[y + 2], C = t[y + 3], T = t[y + 4], H = m - o, I = H === 0 ? _ - c : _, J = 5 * u;
        r[J + 0] = H, r[J + 1] = I, r[J + 2] = w, r[J + 3] = C, r[J + 4] = T, o = m, c = _;
      }
      return r;
    }
    getFinalDataDelta() {
      return this._dataIsSortedAndDeltaEncoded ? this._data : e._sortAndDeltaEncode(this._dataNonDelta);
    }
    previousResult(t) {
      this.id === t ? this._prevData = this.getFinalDataDelta() : this._prevData = void 0, this.initialize();
    }
    build() {
      return this._prevData = void 0, {
        resultId: this.id,
        data: this.getFinalDataDelta()
      };
    }
    canBuildEdits() {
      return this._prevData !== void 0;
    }
    buildEdits() {
      return this._prevData !== void 0 ? {
        resultId: this.id,
        edits: new fr(this._prevData, this.getFinalDataDelta()).computeDiff()
      } : this.build();
    }
  };
  st.SemanticTokensBuilder = ks;
});

// node_modules/vscode-languageserver/lib/common/showDocument.js
var Bl = P((hr) => {
  "use strict";
  Object.defineProperty(hr, "__esModule", { value: !0 });
  hr.ShowDocumentFeature = void 0;
  var Xh = Y(), Qh = (e) => class extends e {
    showDocument(t) {
      return this.connection.sendRequest(Xh.ShowDocumentRequest.type, t);
    }
  };
  hr.ShowDocumentFeature = Qh;
});

// node_modules/vscode-languageserver/lib/common/fileOperations.js
var Vl = P((pr) => {
  "use strict";
  Object.defineProperty(pr, "__esModule", { value: !0 });
  pr.FileOperationsFeature = void 0;
  var Ut = Y(), Yh = (e) => class extends e {
    onDidCreateFiles(t) {
      return this.connection.onNotification(Ut.DidCreateFilesNotification.type, (n) => t(n));
    }
    onDidRenameFiles(t) {
      return this.connection.onNotification(Ut.DidRenameFilesNotification.type, (n) => t(n));
    }
    onDidDeleteFiles(t) {
      return this.connection.onNotification(Ut.DidDeleteFilesNotification.type, (n) => t(n));
    }
    onWillCreateFiles(t) {
      return this.connection.onRequest(Ut.WillCreateFilesRequest.type, (n, i) => t(n, i));
    }
    onWillRenameFiles(t) {
      return this.connection.onRequest(Ut.WillRenameFilesRequest.type, (n, i) => t(n, i));
    }
    onWillDeleteFiles(t) {
      return this.connection.onRequest(Ut.WillDeleteFilesRequest.type, (n, i) => t(n, i));
    }
  };
  pr.FileOperationsFeature = Yh;
});

// node_modules/vscode-languageserver/lib/common/linkedEditingRange.js
var Gl = P((gr) => {
  "use strict";
  Object.defineProperty(gr, "__esModule", { value: !0 });
  gr.LinkedEditingRangeFeature = void 0;
  var Zh = Y(), Kh = (e) => class extends e {
    onLinkedEditingRange(t) {
      return this.connection.onRequest(Zh.LinkedEditingRangeRequest.type, (n, i) => t(n, i, this.attachWorkDoneProgress(n), void 0));
    }
  };
  gr.LinkedEditingRangeFeature = Kh;
});

// node_modules/vscode-languageserver/lib/common/typeHierarchy.js
var Jl = P((mr) => {
  "use strict";
  Object.defineProperty(mr, "__esModule", { value: !0 });
  mr.TypeHierarchyFeature = void 0;
  var js = Y(), ep = (e) => class extends e {
    get typeHierarchy() {
      return {
        onPrepare: (t) => this.connection.onRequest(js.TypeHierarchyPrepareRequest.type, (n, i) => t(n, i, this.attachWorkDoneProgress(n), void 0)),
        onSupertypes: (t) => {
          let n = js.TypeHierarchySupertypesRequest.type;
          return this.connection.onRequest(n, (i, r) => t(i, r, this.attachWorkDoneProgress(i), this.attachPartialResultProgress(n, i)));
        },
        onSubtypes: (t) => {
          let n = js.TypeHierarchySubtypesRequest.type;
          return this.connection.onRequest(n, (i, r) => t(i, r, this.attachWorkDoneProgress(i), this.attachPartialResultProgress(n, i)));
        }
      };
    }
  };
  mr.TypeHierarchyFeature = ep;
});

// node_modules/vscode-languageserver/lib/common/inlineValue.js
var Ql = P((yr) => {
  "use strict";
  Object.defineProperty(yr, "__esModule", { value: !0 });
  yr.InlineValueFeature = void 0;
  var Xl = Y(), tp = (e) => class extends e {
    get inlineValue() {
      return {
        refresh: () => this.connection.sendRequest(Xl.InlineValueRefreshRequest.type),
        on: (t) => this.connection.onRequest(Xl.InlineValueRequest.type, (n, i) => t(n, i, this.attachWorkDoneProgress(n)))
      };
    }
  };
  yr.InlineValueFeature = tp;
});

// node_modules/vscode-languageserver/lib/common/foldingRange.js
var Zl = P((_r) => {
  "use strict";
  Object.defineProperty(_r, "__esModule", { value: !0 });
  _r.FoldingRangeFeature = void 0;
  var Yl = Y(), np = (e) => class extends e {
    get foldingRange() {
      return {
        refresh: () => this.connection.sendRequest(Yl.FoldingRangeRefreshRequest.type),
        on: (t) => {
          let n = Yl.FoldingRangeRequest.type;
          return this.connection.onRequest(n, (i, r) => t(i, r, this.attachWorkDoneProgress(i), this.attachPartialResultProgress(n, i)));
        }
      };
    }
  };
  _r.FoldingRangeFeature = np;
});

// node_modules/vscode-languageserver/lib/common/inlayHint.js
var Kl = P((br) => {
  "use strict";
  Object.defineProperty(br, "__esModule", { value: !0 });
  br.InlayHintFeature = void 0;
  var Es = Y(), rp = (e) => class extends e {
    get inlayHint() {
      return {
        refresh: () => this.connection.sendRequest(Es.InlayHintRefreshRequest.type),
        on: (t) => this.connection.onRequest(Es.InlayHintRequest.type, (n, i) => t(n, i, this.attachWorkDoneProgress(n))),
        resolve: (t) => this.connection.onRequest(Es.InlayHintResolveRequest.type, (n, i) => t(n, i))
      };
    }
  };
  br.InlayHintFeature = rp;
});

// node_modules/vscode-languageserver/lib/common/diagnostic.js
var ed = P((vr) => {
  "use strict";
  Object.defineProperty(vr, "__esModule", { value: !0 });
  vr.DiagnosticFeature = void 0;
  var pn = Y(), ip = (e) => class extends e {
    get diagnostics() {
      return {
        refresh: () => this.connection.sendRequest(pn.DiagnosticRefreshRequest.type),
        on: (t) => this.connection.onRequest(pn.DocumentDiagnosticRequest.type, (n, i) => t(n, i, this.attachWorkDoneProgress(n), this.attachPartialResultProgress(pn.DocumentDiagnosticRequest.partialResult, n))),
        onWorkspace: (t) => this.connection.onRequest(pn.WorkspaceDiagnosticRequest.type, (n, i) => t(n, i, this.attachWorkDoneProgress(n), this.attachPartialResultProgress(pn.WorkspaceDiagnosticRequest.partialResult, n)))
      };
    }
  };
  vr.DiagnosticFeature = ip;
});

// node_modules/vscode-languageserver/lib/common/textDocuments.js
var Fs = P((Dr) => {
  "use strict";
  Object.defineProperty(Dr, "__esModule", { value: !0 });
  Dr.TextDocuments = void 0;
  var ht = Y(), Ns = class {
    _configuration;
    _syncedDocuments;
    _onDidChangeContent;
    _onDidOpen;
    _onDidClose;
    _onDidSave;
    _onWillSave;
    _willSaveWaitUntil;
    /**
     * Create a new text document manager.
     */
    constructor(t) {
      this._configuration = t, this._syncedDocuments = /* @__PURE__ */ new Map(), this._onDidChangeContent = new ht.Emitter(), this._onDidOpen = new ht.Emitter(), this._onDidClose = new ht.Emitter(), this._onDidSave = new ht.Emitter(), this._onWillSave = new ht.Emitter();
    }
    /**
     * An event that fires when a text document managed by this manager
     * has been opened.
     */
    get onDidOpen() {
      return this._onDidOpen.event;
    }
    /**
     * An event that fires when a text document managed by this manager
     * has been opened or the content changes.
     */
    get onDidChangeContent() {
      return this._onDidChangeContent.event;
    }
    /**
     * An event that fires when a text document managed by this manager
     * will be saved.
     */
    get onWillSave() {
      return this._onWillSave.event;
    }
    /**
     * Sets a handler that will be called if a participant wants to provide
     * edits during a text document save.
     */
    onWillSaveWaitUntil(t) {
      this._willSaveWaitUntil = t;
    }
    /**
     * An event that fires when a text document managed by this manager
     * has been saved.
     */
    get onDidSave() {
      return this._onDidSave.event;
    }
    /**
     * An event that fires when a text document managed by this manager
     * has been closed.
     */
    get onDidClose() {
      return this._onDidClose.event;
    }
    /**
     * Returns the document for the given URI. Returns undefined if
     * the document is not managed by this instance.
     *
     * @param uri The text document's URI to retrieve.
     * @return the text document or `undefined`.
     */
    get(t) {
      return this._syncedDocuments.get(t);
    }
    /**
     * Returns all text documents managed by this instance.
     *
     * @return all text documents.
     */
    all() {
      return Array.from(this._syncedDocuments.values());
    }
    /**
     * Returns the URIs of all text documents managed by this instance.
     *
     * @return the URI's of all text documents.
     */
    keys() {
      return Array.from(this._syncedDocuments.keys());
    }
    /**
     * Listens for `low level` notification on the given connection to
     * update the text documents managed by this instance.
     *
     * Please note that the connection only provides handlers not an event model. Therefore
     * listening on a connection will overwrite the following handlers on a connection:
     * `onDidOpenTextDocument`, `onDidChangeTextDocument`, `onDidCloseTextDocument`,
     * `onWillSaveTextDocument`, `onWillSaveTextDocumentWaitUntil` and `onDidSaveTextDocument`.
     *
     * Use the corresponding events on the TextDocuments instance instead.
     *
     * @param connection The connection to listen on.
     */
    listen(t) {
      t.__textDocumentSync = ht.TextDocumentSyncKind.Incremental;
      let n = [];
      return n.push(t.onDidOpenTextDocument((i) => {
        let r = i.textDocument, o = this._configuration.create(r.uri, r.languageId, r.version, r.text);
        this._syncedDocuments.set(r.uri, o);
        let c = Object.freeze({ document: o });
        this._onDidOpen.fire(c), this._onDidChangeContent.fire(c);
      })), n.push(t.onDidChangeTextDocument((i) => {
        let r = i.textDocument, o = i.contentChanges;
        if (o.length === 0)
          return;
        let { version: c } = r;
        if (c == null)
          throw new Error(`Received document change event for ${r.uri} without valid version identifier`);
        let u = this._syncedDocuments.get(r.uri);
        u !== void 0 && (u = this._configuration.update(u, o, c), this._syncedDocuments.set(r.uri, u), this._onDidChangeContent.fire(Object.freeze({ document: u })));
      })), n.push(t.onDidCloseTextDocument((i) => {
        let r = this._syncedDocuments.get(i.textDocument.uri);
        r !== void 0 && (this._syncedDocuments.delete(i.textDocument.uri), this._onDidClose.fire(Object.freeze({ document: r })));
      })), n.push(t.onWillSaveTextDocument((i) => {
        let r = this._syncedDocuments.get(i.textDocument.uri);
        r !== void 0 && this._onWillSave.fire(Object.freeze({ document: r, reason: i.reason }));
      })), n.push(t.onWillSaveTextDocumentWaitUntil((i, r) => {
        let o = this._syncedDocuments.get(i.textDocument.uri);
        return o !== void 0 && this._willSaveWaitUntil ? this._willSaveWaitUntil(Object.freeze({ document: o, reason: i.reason }), r) : [];
      })), n.push(t.onDidSaveTextDocument((i) => {
        let r = this._syncedDocuments.get(i.textDocument.uri);
        r !== void 0 && this._onDidSave.fire(Object.freeze({ document: r }));
      })), ht.Disposable.create(() => {
        n.forEach((i) => i.dispose());
      });
    }
  };
  Dr.TextDocuments = Ns;
});

// node_modules/vscode-languageserver/lib/common/notebook.js
var As = P((zt) => {
  "use strict";
  Object.defineProperty(zt, "__esModule", { value: !0 });
  zt.NotebookDocuments = zt.NotebookSyncFeature = void 0;
  var we = Y(), td = Fs(), op = (e) => class extends e {
    get synchronization() {
      return {
        onDidOpenNotebookDocument: (t) => this.connection.onNotification(we.DidOpenNotebookDocumentNotification.type, (n) => t(n)),
        onDidChangeNotebookDocument: (t) => this.connection.onNotification(we.DidChangeNotebookDocumentNotification.type, (n) => t(n)),
        onDidSaveNotebookDocument: (t) => this.connection.onNotification(we.DidSaveNotebookDocumentNotification.type, (n) => t(n)),
        onDidCloseNotebookDocument: (t) => this.connection.onNotification(we.DidCloseNotebookDocumentNotification.type, (n) => t(n))
      };
    }
  };
  zt.NotebookSyncFeature = op;
  var Is = class e {
    static NULL_DISPOSE = Object.freeze({ dispose: () => {
    } });
    openHandler;
    changeHandler;
    closeHandler;
    onDidOpenTextDocument(t) {
      return this.openHandler = t, we.Disposable.create(() => {
        this.openHandler = void 0;
      });
    }
    openTextDocument(t) {
      return this.openHandler && this.openHandler(t);
    }
    onDidChangeTextDocument(t) {
      return this.changeHandler = t, we.Disposable.create(() => {
        this.changeHandler = t;
      });
    }
    changeTextDocument(t) {
      return this.changeHandler && this.changeHandler(t);
    }
    onDidCloseTextDocument(t) {
      return this.closeHandler = t, we.Disposable.create(() => {
        this.closeHandler = void 0;
      });
    }
    closeTextDocument(t) {
      return this.closeHandler && this.closeHandler(t);
    }
    onWillSaveTextDocument() {
      return e.NULL_DISPOSE;
    }
    onWillSaveTextDocumentWaitUntil() {
      return e.NULL_DISPOSE;
    }
    onDidSaveTextDocument() {
      return e.NULL_DISPOSE;
    }
  }, Ls = class {
    notebookDocuments;
    notebookCellMap;
    _onDidOpen;
    _onDidSave;
    _onDidChange;
    _onDidClose;
    _cellTextDocuments;
    constructor(t) {
      t instanceof td.TextDocuments ? this._cellTextDocuments = t : this._cellTextDocuments = new td.TextDocuments(t), this.notebookDocuments = /* @__PURE__ */ new Map(), this.notebookCellMap = /* @__PURE__ */ new Map(), this._onDidOpen = new we.Emitter(), this._onDidChange = new we.Emitter(), this._onDidSave = new we.Emitter(), this._onDidClose = new we.Emitter();
    }
    get cellTextDocuments() {
      return this._cellTextDocuments;
    }
    getCellTextDocument(t) {
      return this._cellTextDocuments.get(t.document);
    }
    getNotebookDocument(t) {
      return this.notebookDocuments.get(t);
    }
    getNotebookCell(t) {
      let n = this.notebookCellMap.get(t);
      return n && n[0];
    }
    findNotebookDocumentForCell(t) {
      let n = typeof t == "string" ? t : t.document, i = this.notebookCellMap.get(n);
      return i && i[1];
    }
    get onDidOpen() {
      return this._onDidOpen.event;
    }
    get onDidSave() {
      return this._onDidSave.event;
    }
    get onDidChange() {
      return this._onDidChange.event;
    }
    get onDidClose() {
      return this._onDidClose.event;
    }
    /**
     * Listens for `low level` notification on the given connection to
     * update the notebook documents managed by this instance.
     *
     * Please note that the connection only provides handlers not an event model. Therefore
     * listening on a connection will overwrite the following handlers on a connection:
     * `onDidOpenNotebookDocument`, `onDidChangeNotebookDocument`, `onDidSaveNotebookDocument`,
     *  and `onDidCloseNotebookDocument`.
     *
     * @param connection The connection to listen on.
     */
    listen(t) {
      let n = new Is(), i = [];
      return i.push(this.cellTextDocuments.listen(n)), i.push(t.notebooks.synchronization.onDidOpenNotebookDocument(async (r) => {
        this.notebookDocuments.set(r.notebookDocument.uri, r.notebookDocument);
        for (let o of r.cellTextDocuments)
          await n.openTextDocument({ textDocument: o });
        this.updateCellMap(r.notebookDocument), this._onDidOpen.fire(r.notebookDocument);
      })), i.push(t.notebooks.synchronization.onDidChangeNotebookDocument(async (r) => {
        let o = this.notebookDocuments.get(r.notebookDocument.uri);
        if (o === void 0)
          return;
        o.version = r.notebookDocument.version;
        let c = o.metadata, u = !1, y = r.change;
        y.metadata !== void 0 && (u = !0, o.metadata = y.metadata);
        let m = [], _ = [], w = [], C = [];
        if (y.cells !== void 0) {
          let N = y.cells;
          if (N.structure !== void 0) {
            let d = N.structure.array;
            if (o.cells.splice(d.start, d.deleteCount, ...d.cells !== void 0 ? d.cells : []), N.structure.didOpen !== void 0)
              for (let h of N.structure.didOpen)
                await n.openTextDocument({ textDocument: h }), m.push(h.uri);
            if (N.structure.didClose)
              for (let h of N.structure.didClose)
                await n.closeTextDocument({ textDocument: h }), _.push(h.uri);
          }
          if (N.data !== void 0) {
            let d = new Map(N.data.map((h) => [h.document, h]));
            for (let h = 0; h <= o.cells.length; h++) {
              let D = d.get(o.cells[h].document);
              if (D !== void 0) {
                let k = o.cells.splice(h, 1, D);
                if (w.push({ old: k[0], new: D }), d.delete(D.document), d.size === 0)
                  break;
              }
            }
          }
          if (N.textContent !== void 0)
            for (let d of N.textContent)
              await n.changeTextDocument({ textDocument: d.document, contentChanges: d.changes }), C.push(d.document.uri);
        }
        let T = [];
        for (let N of _)
          T.push(this.getNotebookCell(N)), this.notebookCellMap.delete(N);
        this.updateCellMap(o);
        let H = { notebookDocument: o };
        u && (H.metadata = { old: c, new: o.metadata });
        let I = [];
        for (let N of m)
          I.push(this.getNotebookCell(N));
        let J = [];
        for (let N of C)
          J.push(this.getNotebookCell(N));
        (I.length > 0 || T.length > 0 || w.length > 0 || J.length > 0) && (H.cells = { added: I, removed: T, changed: { data: w, textContent: J } }), (H.metadata !== void 0 || H.cells !== void 0) && this._onDidChange.fire(H);
      })), i.push(t.notebooks.synchronization.onDidSaveNotebookDocument((r) => {
        let o = this.notebookDocuments.get(r.notebookDocument.uri);
        o !== void 0 && this._onDidSave.fire(o);
      })), i.push(t.notebooks.synchronization.onDidCloseNotebookDocument(async (r) => {
        let o = this.notebookDocuments.get(r.notebookDocument.uri);
        if (o !== void 0) {
          this._onDidClose.fire(o);
          for (let c of r.cellTextDocuments)
            await n.closeTextDocument({ textDocument: c });
          this.notebookDocuments.delete(r.notebookDocument.uri);
          for (let c of o.cells)
            this.notebookCellMap.delete(c.document);
        }
      })), we.Disposable.create(() => {
        i.forEach((r) => r.dispose());
      });
    }
    updateCellMap(t) {
      for (let n of t.cells)
        this.notebookCellMap.set(n.document, [n, t]);
    }
  };
  zt.NotebookDocuments = Ls;
});

// node_modules/vscode-languageserver/lib/common/moniker.js
var nd = P((wr) => {
  "use strict";
  Object.defineProperty(wr, "__esModule", { value: !0 });
  wr.MonikerFeature = void 0;
  var sp = Y(), cp = (e) => class extends e {
    get moniker() {
      return {
        on: (t) => {
          let n = sp.MonikerRequest.type;
          return this.connection.onRequest(n, (i, r) => t(i, r, this.attachWorkDoneProgress(i), this.attachPartialResultProgress(n, i)));
        }
      };
    }
  };
  wr.MonikerFeature = cp;
});

// node_modules/vscode-languageserver/lib/common/inlineCompletion.js
var rd = P((Pr) => {
  "use strict";
  Object.defineProperty(Pr, "__esModule", { value: !0 });
  Pr.InlineCompletionFeature = void 0;
  var ap = Y(), up = (e) => class extends e {
    get inlineCompletion() {
      return {
        on: (t) => this.connection.onRequest(ap.InlineCompletionRequest.type, (n, i) => t(n, i, this.attachWorkDoneProgress(n)))
      };
    }
  };
  Pr.InlineCompletionFeature = up;
});

// node_modules/vscode-languageserver/lib/common/textDocumentContent.js
var od = P((Rr) => {
  "use strict";
  Object.defineProperty(Rr, "__esModule", { value: !0 });
  Rr.TextDocumentContentFeature = void 0;
  var id = Y(), lp = (e) => class extends e {
    get textDocumentContent() {
      return {
        refresh: (t) => this.connection.sendRequest(id.TextDocumentContentRefreshRequest.type, { uri: t }),
        on: (t) => this.connection.onRequest(id.TextDocumentContentRequest.type, (n, i) => t(n, i))
      };
    }
  };
  Rr.TextDocumentContentFeature = lp;
});

// node_modules/vscode-languageserver/lib/common/server.js
var zs = P((W) => {
  "use strict";
  var dp = W && W.__createBinding || (Object.create ? (function(e, t, n, i) {
    i === void 0 && (i = n);
    var r = Object.getOwnPropertyDescriptor(t, n);
    (!r || ("get" in r ? !t.__esModule : r.writable || r.configurable)) && (r = { enumerable: !0, get: function() {
      return t[n];
    } }), Object.defineProperty(e, i, r);
  }) : (function(e, t, n, i) {
    i === void 0 && (i = n), e[i] = t[n];
  })), fp = W && W.__setModuleDefault || (Object.create ? (function(e, t) {
    Object.defineProperty(e, "default", { enumerable: !0, value: t });
  }) : function(e, t) {
    e.default = t;
  }), hp = W && W.__importStar || /* @__PURE__ */ (function() {
    var e = function(t) {
      return e = Object.getOwnPropertyNames || function(n) {
        var i = [];
        for (var r in n) Object.prototype.hasOwnProperty.call(n, r) && (i[i.length] = r);
        return i;
      }, e(t);
    };
    return function(t) {
      if (t && t.__esModule) return t;
      var n = {};
      if (t != null) for (var i = e(t), r = 0; r < i.length; r++) i[r] !== "default" && dp(n, t, i[r]);
      return fp(n, t), n;
    };
  })();
  Object.defineProperty(W, "__esModule", { value: !0 });
  W._NotebooksImpl = W._LanguagesImpl = W.BulkUnregistration = W.BulkRegistration = W.ErrorMessageTracker = void 0;
  W.combineConsoleFeatures = fd;
  W.combineTelemetryFeatures = hd;
  W.combineTracerFeatures = pd;
  W.combineClientFeatures = gd;
  W.combineWindowFeatures = md;
  W.combineWorkspaceFeatures = yd;
  W.combineLanguagesFeatures = _d;
  W.combineNotebooksFeatures = bd;
  W.combineFeatures = qp;
  W.createConnection = kp;
  var v = Y(), Pe = hp(wn()), M = Ms(), pp = $l(), gp = Ul(), mp = zl(), yp = xs(), _p = Bl(), bp = Vl(), vp = Gl(), Dp = Jl(), wp = Ql(), Pp = Zl(), Rp = Kl(), Cp = ed(), Sp = As(), Tp = nd(), Op = rd(), Mp = od();
  function Ws(e) {
    if (e !== null)
      return e;
  }
  var Hs = class {
    _messages;
    constructor() {
      this._messages = /* @__PURE__ */ Object.create(null);
    }
    /**
     * Add a message to the tracker.
     *
     * @param message The message to add.
     */
    add(t) {
      let n = this._messages[t];
      n || (n = 0), n++, this._messages[t] = n;
    }
    /**
     * Send all tracked messages to the connection's window.
     *
     * @param connection The connection established between client and server.
     */
    sendErrors(t) {
      Object.keys(this._messages).forEach((n) => {
        t.window.showErrorMessage(n);
      });
    }
  };
  W.ErrorMessageTracker = Hs;
  var Cr = class {
    _rawConnection;
    _connection;
    constructor() {
    }
    rawAttach(t) {
      this._rawConnection = t;
    }
    attach(t) {
      this._connection = t;
    }
    get connection() {
      if (!this._connection)
        throw new Error("Remote is not attached to a connection yet.");
      return this._connection;
    }
    fillServerCapabilities(t) {
    }
    initialize(t) {
    }
    error(t) {
      this.send(v.MessageType.Error, t);
    }
    warn(t) {
      this.send(v.MessageType.Warning, t);
    }
    info(t) {
      this.send(v.MessageType.Info, t);
    }
    log(t) {
      this.send(v.MessageType.Log, t);
    }
    debug(t) {
      this.send(v.MessageType.Debug, t);
    }
    send(t, n) {
      this._rawConnection && this._rawConnection.sendNotification(v.LogMessageNotification.type, { type: t, message: n }).catch(() => {
        (0, v.RAL)().console.error("Sending log message failed");
      });
    }
  }, $s = class {
    _connection;
    constructor() {
    }
    attach(t) {
      this._connection = t;
    }
    get connection() {
      if (!this._connection)
        throw new Error("Remote is not attached to a connection yet.");
      return this._connection;
    }
    initialize(t) {
    }
    fillServerCapabilities(t) {
    }
    showErrorMessage(t, ...n) {
      let i = { type: v.MessageType.Error, message: t, actions: n };
      return this.connection.sendRequest(v.ShowMessageRequest.type, i).then(Ws);
    }
    showWarningMessage(t, ...n) {
      let i = { type: v.MessageType.Warning, message: t, actions: n };
      return this.connection.sendRequest(v.ShowMessageRequest.type, i).then(Ws);
    }
    showInformationMessage(t, ...n) {
      let i = { type: v.MessageType.Info, message: t, actions: n };
      return this.connection.sendRequest(v.ShowMessageRequest.type, i).then(Ws);
    }
  }, sd = (0, _p.ShowDocumentFeature)((0, M.ProgressFeature)($s)), cd;
  (function(e) {
    function t() {
      return new Sr();
    }
    e.create = t;
  })(cd || (W.BulkRegistration = cd = {}));
  var Sr = class {
    _registrations = [];
    _registered = /* @__PURE__ */ new Set();
    add(t, n) {
      let i = Pe.string(t) ? t : t.method;
      if (this._registered.has(i))
        throw new Error(`${i} is already added to this registration`);
      let r = (0, v.RAL)().crypto.randomUUID();
      this._registrations.push({
        id: r,
        method: i,
        registerOptions: n || {}
      }), this._registered.add(i);
    }
    asRegistrationParams() {
      return {
        registrations: this._registrations
      };
    }
  }, ad;
  (function(e) {
    function t() {
      return new gn(void 0, []);
    }
    e.create = t;
  })(ad || (W.BulkUnregistration = ad = {}));
  var gn = class {
    _connection;
    _unregistrations = /* @__PURE__ */ new Map();
    constructor(t, n) {
      this._connection = t, n.forEach((i) => {
        this._unregistrations.set(i.method, i);
      });
    }
    get isAttached() {
      return !!this._connection;
    }
    attach(t) {
      this._connection = t;
    }
    add(t) {
      this._unregistrations.set(t.method, t);
    }
    dispose() {
      let t = [];
      for (let i of this._unregistrations.values())
        t.push(i);
      let n = {
        unregisterations: t
      };
      this._connection.sendRequest(v.UnregistrationRequest.type, n).catch(() => {
        this._connection.console.info("Bulk unregistration failed.");
      });
    }
    disposeSingle(t) {
      let n = Pe.string(t) ? t : t.method, i = this._unregistrations.get(n);
      if (!i)
        return !1;
      let r = {
        unregisterations: [i]
      };
      return this._connection.sendRequest(v.UnregistrationRequest.type, r).then(() => {
        this._unregistrations.delete(n);
      }, (o) => {
        this._connection.console.info(`Un-registering request handler for ${i.id} failed.`);
      }), !0;
    }
  }, Tr = class {
    _connection;
    attach(t) {
      this._connection = t;
    }
    get connection() {
      if (!this._connection)
        throw new Error("Remote is not attached to a connection yet.");
      return this._connection;
    }
    initialize(t) {
    }
    fillServerCapabilities(t) {
    }
    register(t, n, i) {
      return t instanceof Sr ? this.registerMany(t) : t instanceof gn ? this.registerSingle1(t, n, i) : this.registerSingle2(t, n);
    }
    registerSingle1(t, n, i) {
      let r = Pe.string(n) ? n : n.method, o = (0, v.RAL)().crypto.randomUUID(), c = {
        registrations: [{ id: o, method: r, registerOptions: i || {} }]
      };
      return t.isAttached || t.attach(this.connection), this.connection.sendRequest(v.RegistrationRequest.type, c).then((u) => (t.add({ id: o, method: r }), t), (u) => (this.connection.console.info(`Registering request handler for ${r} failed.`), Promise.reject(u)));
    }
    registerSingle2(t, n) {
      let i = Pe.string(t) ? t : t.method, r = (0, v.RAL)().crypto.randomUUID(), o = {
        registrations: [{ id: r, method: i, registerOptions: n || {} }]
      };
      return this.connection.sendRequest(v.RegistrationRequest.type, o).then((c) => v.Disposable.create(() => {
        this.unregisterSingle(r, i).catch(() => {
          this.connection.console.info(`Un-registering capability with id ${r} failed.`);
        });
      }), (c) => (this.connection.console.info(`Registering request handler for ${i} failed.`), Promise.reject(c)));
    }
    unregisterSingle(t, n) {
      let i = {
        unregisterations: [{ id: t, method: n }]
      };
      return this.connection.sendRequest(v.UnregistrationRequest.type, i).catch(() => {
        this.connection.console.info(`Un-registering request handler for ${t} failed.`);
      });
    }
    registerMany(t) {
      let n = t.asRegistrationParams();
      return this.connection.sendRequest(v.RegistrationRequest.type, n).then(() => new gn(this._connection, n.registrations.map((i) => ({ id: i.id, method: i.method }))), (i) => (this.connection.console.info("Bulk registration failed."), Promise.reject(i)));
    }
  }, Us = class {
    _connection;
    constructor() {
    }
    attach(t) {
      this._connection = t;
    }
    get connection() {
      if (!this._connection)
        throw new Error("Remote is not attached to a connection yet.");
      return this._connection;
    }
    initialize(t) {
    }
    fillServerCapabilities(t) {
    }
    applyEdit(t) {
      function n(r) {
        return r && !!r.edit;
      }
      let i = n(t) ? t : { edit: t };
      return this.connection.sendRequest(v.ApplyWorkspaceEditRequest.type, i);
    }
  }, ud = (0, Mp.TextDocumentContentFeature)((0, bp.FileOperationsFeature)((0, gp.WorkspaceFoldersFeature)((0, pp.ConfigurationFeature)(Us)))), Or = class {
    _trace;
    _connection;
    constructor() {
      this._trace = v.Trace.Off;
    }
    attach(t) {
      this._connection = t;
    }
    get connection() {
      if (!this._connection)
        throw new Error("Remote is not attached to a connection yet.");
      return this._connection;
    }
    initialize(t) {
    }
    fillServerCapabilities(t) {
    }
    set trace(t) {
      this._trace = t;
    }
    log(t, n) {
      this._trace !== v.Trace.Off && this.connection.sendNotification(v.LogTraceNotification.type, {
        message: t,
        verbose: this._trace === v.Trace.Verbose ? n : void 0
      }).catch(() => {
      });
    }
  }, Mr = class {
    _connection;
    constructor() {
    }
    attach(t) {
      this._connection = t;
    }
    get connection() {
      if (!this._connection)
        throw new Error("Remote is not attached to a connection yet.");
      return this._connection;
    }
    initialize(t) {
    }
    fillServerCapabilities(t) {
    }
    logEvent(t) {
      this.connection.sendNotification(v.TelemetryEventNotification.type, t).catch(() => {
        this.connection.console.log("Sending TelemetryEventNotification failed");
      });
    }
  }, qr = class {
    _connection;
    constructor() {
    }
    attach(t) {
      this._connection = t;
    }
    get connection() {
      if (!this._connection)
        throw new Error("Remote is not attached to a connection yet.");
      return this._connection;
    }
    initialize(t) {
    }
    fillServerCapabilities(t) {
    }
    attachWorkDoneProgress(t) {
      return (0, M.attachWorkDone)(this.connection, t);
    }
    attachPartialResultProgress(t, n) {
      return (0, M.attachPartialResult)(this.connection, n);
    }
  };
  W._LanguagesImpl = qr;
  var ld = (0, Op.InlineCompletionFeature)((0, Pp.FoldingRangeFeature)((0, Tp.MonikerFeature)((0, Cp.DiagnosticFeature)((0, Rp.InlayHintFeature)((0, wp.InlineValueFeature)((0, Dp.TypeHierarchyFeature)((0, vp.LinkedEditingRangeFeature)((0, yp.SemanticTokensFeature)((0, mp.CallHierarchyFeature)(qr)))))))))), kr = class {
    _connection;
    constructor() {
    }
    attach(t) {
      this._connection = t;
    }
    get connection() {
      if (!this._connection)
        throw new Error("Remote is not attached to a connection yet.");
      return this._connection;
    }
    initialize(t) {
    }
    fillServerCapabilities(t) {
    }
    attachWorkDoneProgress(t) {
      return (0, M.attachWorkDone)(this.connection, t);
    }
    attachPartialResultProgress(t, n) {
      return (0, M.attachPartialResult)(this.connection, n);
    }
  };
  W._NotebooksImpl = kr;
  var dd = (0, Sp.NotebookSyncFeature)(kr);
  function fd(e, t) {
    return function(n) {
      return t(e(n));
    };
  }
  function hd(e, t) {
    return function(n) {
      return t(e(n));
    };
  }
  function pd(e, t) {
    return function(n) {
      return t(e(n));
    };
  }
  function gd(e, t) {
    return function(n) {
      return t(e(n));
    };
  }
  function md(e, t) {
    return function(n) {
      return t(e(n));
    };
  }
  function yd(e, t) {
    return function(n) {
      return t(e(n));
    };
  }
  function _d(e, t) {
    return function(n) {
      return t(e(n));
    };
  }
  function bd(e, t) {
    return function(n) {
      return t(e(n));
    };
  }
  function qp(e, t) {
    function n(r, o, c) {
      return r && o ? c(r, o) : r || o;
    }
    return {
      __brand: "features",
      console: n(e.console, t.console, fd),
      tracer: n(e.tracer, t.tracer, pd),
      telemetry: n(e.telemetry, t.telemetry, hd),
      client: n(e.client, t.client, gd),
      window: n(e.window, t.window, md),
      workspace: n(e.workspace, t.workspace, yd),
      languages: n(e.languages, t.languages, _d),
      notebooks: n(e.notebooks, t.notebooks, bd)
    };
  }
  function kp(e, t, n) {
    let i = n && n.console ? new (n.console(Cr))() : new Cr(), r = e(i);
    i.rawAttach(r);
    let o = n && n.tracer ? new (n.tracer(Or))() : new Or(), c = n && n.telemetry ? new (n.telemetry(Mr))() : new Mr(), u = n && n.client ? new (n.client(Tr))() : new Tr(), y = n && n.window ? new (n.window(sd))() : new sd(), m = n && n.workspace ? new (n.workspace(ud))() : new ud(), _ = n && n.languages ? new (n.languages(ld))() : new ld(), w = n && n.notebooks ? new (n.notebooks(dd))() : new dd(),
    C = [i, o, c, u, y, m, _, w];
    function T(d) {
      return d instanceof Promise ? d : Pe.thenable(d) ? new Promise((h, D) => {
        d.then((k) => h(k), (k) => D(k));
      }) : Promise.resolve(d);
    }
    let H, I, J, N = {
      listen: () => r.listen(),
      sendRequest: (d, ...h) => r.sendRequest(Pe.string(d) ? d : d.method, ...h),
      onRequest: (d, h) => r.onRequest(d, h),
      sendNotification: (d, h) => {
        let D = Pe.string(d) ? d : d.method;
        return r.sendNotification(D, h);
      },
      onNotification: (d, h) => r.onNotification(d, h),
      onProgress: r.onProgress,
      sendProgress: r.sendProgress,
      onInitialize: (d) => (I = d, {
        dispose: () => {
          I = void 0;
        }
      }),
      onInitialized: (d) => r.onNotification(v.InitializedNotification.type, d),
      onShutdown: (d) => (H = d, {
        dispose: () => {
          H = void 0;
        }
      }),
      onExit: (d) => (J = d, {
        dispose: () => {
          J = void 0;
        }
      }),
      get console() {
        return i;
      },
      get telemetry() {
        return c;
      },
      get tracer() {
        return o;
      },
      get client() {
        return u;
      },
      get window() {
        return y;
      },
      get workspace() {
        return m;
      },
      get languages() {
        return _;
      },
      get notebooks() {
        return w;
      },
      onDidChangeConfiguration: (d) => r.onNotification(v.DidChangeConfigurationNotification.type, d),
      onDidChangeWatchedFiles: (d) => r.onNotification(v.DidChangeWatchedFilesNotification.type, d),
      __textDocumentSync: void 0,
      onDidOpenTextDocument: (d) => r.onNotification(v.DidOpenTextDocumentNotification.type, d),
      onDidChangeTextDocument: (d) => r.onNotification(v.DidChangeTextDocumentNotification.type, d),
      onDidCloseTextDocument: (d) => r.onNotification(v.DidCloseTextDocumentNotification.type, d),
      onWillSaveTextDocument: (d) => r.onNotification(v.WillSaveTextDocumentNotification.type, d),
      onWillSaveTextDocumentWaitUntil: (d) => r.onRequest(v.WillSaveTextDocumentWaitUntilRequest.type, d),
      onDidSaveTextDocument: (d) => r.onNotification(v.DidSaveTextDocumentNotification.type, d),
      sendDiagnostics: (d) => r.sendNotification(v.PublishDiagnosticsNotification.type, d),
      onHover: (d) => r.onRequest(v.HoverRequest.type, (h, D) => d(h, D, (0, M.attachWorkDone)(r, h), void 0)),
      onCompletion: (d) => r.onRequest(v.CompletionRequest.type, (h, D) => d(h, D, (0, M.attachWorkDone)(r, h), (0, M.attachPartialResult)(r, h))),
      onCompletionResolve: (d) => r.onRequest(v.CompletionResolveRequest.type, d),
      onSignatureHelp: (d) => r.onRequest(v.SignatureHelpRequest.type, (h, D) => d(h, D, (0, M.attachWorkDone)(r, h), void 0)),
      onDeclaration: (d) => r.onRequest(v.DeclarationRequest.type, (h, D) => d(h, D, (0, M.attachWorkDone)(r, h), (0, M.attachPartialResult)(r, h))),
      onDefinition: (d) => r.onRequest(v.DefinitionRequest.type, (h, D) => d(h, D, (0, M.attachWorkDone)(r, h), (0, M.attachPartialResult)(r, h))),
      onTypeDefinition: (d) => r.onRequest(v.TypeDefinitionRequest.type, (h, D) => d(h, D, (0, M.attachWorkDone)(r, h), (0, M.attachPartialResult)(r, h))),
      onImplementation: (d) => r.onRequest(v.ImplementationRequest.type, (h, D) => d(h, D, (0, M.attachWorkDone)(r, h), (0, M.attachPartialResult)(r, h))),
      onReferences: (d) => r.onRequest(v.ReferencesRequest.type, (h, D) => d(h, D, (0, M.attachWorkDone)(r, h), (0, M.attachPartialResult)(r, h))),
      onDocumentHighlight: (d) => r.onRequest(v.DocumentHighlightRequest.type, (h, D) => d(h, D, (0, M.attachWorkDone)(r, h), (0, M.attachPartialResult)(r, h))),
      onDocumentSymbol: (d) => r.onRequest(v.DocumentSymbolRequest.type, (h, D) => d(h, D, (0, M.attachWorkDone)(r, h), (0, M.attachPartialResult)(r, h))),
      onWorkspaceSymbol: (d) => r.onRequest(v.WorkspaceSymbolRequest.type, (h, D) => d(h, D, (0, M.attachWorkDone)(r, h), (0, M.attachPartialResult)(r, h))),
      onWorkspaceSymbolResolve: (d) => r.onRequest(v.WorkspaceSymbolResolveRequest.type, d),
      onCodeAction: (d) => r.onRequest(v.CodeActionRequest.type, (h, D) => d(h, D, (0, M.attachWorkDone)(r, h), (0, M.attachPartialResult)(r, h))),
      onCodeActionResolve: (d) => r.onRequest(v.CodeActionResolveRequest.type, (h, D) => d(h, D)),
      onCodeLens: (d) => r.onRequest(v.CodeLensRequest.type, (h, D) => d(h, D, (0, M.attachWorkDone)(r, h), (0, M.attachPartialResult)(r, h))),
      onCodeLensResolve: (d) => r.onRequest(v.CodeLensResolveRequest.type, (h, D) => d(h, D)),
      onDocumentFormatting: (d) => r.onRequest(v.DocumentFormattingRequest.type, (h, D) => d(h, D, (0, M.attachWorkDone)(r, h), void 0)),
      onDocumentRangeFormatting: (d) => r.onRequest(v.DocumentRangeFormattingRequest.type, (h, D) => d(h, D, (0, M.attachWorkDone)(r, h), void 0)),
      onDocumentRangesFormatting: (d) => r.onRequest(v.DocumentRangesFormattingRequest.type, (h, D) => d(h, D, (0, M.attachWorkDone)(r, h), void 0)),
      onDocumentOnTypeFormatting: (d) => r.onRequest(v.DocumentOnTypeFormattingRequest.type, (h, D) => d(h, D)),
      onRenameRequest: (d) => r.onRequest(v.RenameRequest.type, (h, D) => d(h, D, (0, M.attachWorkDone)(r, h), void 0)),
      onPrepareRename: (d) => r.onRequest(v.PrepareRenameRequest.type, (h, D) => d(h, D)),
      onDocumentLinks: (d) => r.onRequest(v.DocumentLinkRequest.type, (h, D) => d(h, D, (0, M.attachWorkDone)(r, h), (0, M.attachPartialResult)(r, h))),
      onDocumentLinkResolve: (d) => r.onRequest(v.DocumentLinkResolveRequest.type, (h, D) => d(h, D)),
      onDocumentColor: (d) => r.onRequest(v.DocumentColorRequest.type, (h, D) => d(h, D, (0, M.attachWorkDone)(r, h), (0, M.attachPartialResult)(r, h))),
      onColorPresentation: (d) => r.onRequest(v.ColorPresentationRequest.type, (h, D) => d(h, D, (0, M.attachWorkDone)(r, h), (0, M.attachPartialResult)(r, h))),
      onFoldingRanges: (d) => r.onRequest(v.FoldingRangeRequest.type, (h, D) => d(h, D, (0, M.attachWorkDone)(r, h), (0, M.attachPartialResult)(r, h))),
      onSelectionRanges: (d) => r.onRequest(v.SelectionRangeRequest.type, (h, D) => d(h, D, (0, M.attachWorkDone)(r, h), (0, M.attachPartialResult)(r, h))),
      onExecuteCommand: (d) => r.onRequest(v.ExecuteCommandRequest.type, (h, D) => d(h, D, (0, M.attachWorkDone)(r, h), void 0)),
      dispose: () => r.dispose()
    };
    for (let d of C)
      d.attach(N);
    return r.onRequest(v.InitializeRequest.type, (d) => {
      t.initialize(d), Pe.string(d.trace) && (o.trace = v.Trace.fromString(d.trace));
      for (let h of C)
        h.initialize(d.capabilities);
      if (I) {
        let h = I(d, new v.CancellationTokenSource().token, (0, M.attachWorkDone)(r, d), void 0);
        return T(h).then((D) => {
          if (D instanceof v.ResponseError)
            return D;
          let k = D;
          k || (k = { capabilities: {} });
          let ee = k.capabilities;
          ee || (ee = {}, k.capabilities = ee), ee.textDocumentSync === void 0 || ee.textDocumentSync === null ? ee.textDocumentSync = Pe.number(N.__textDocumentSync) ? N.__textDocumentSync : v.TextDocumentSyncKind.None : !Pe.number(ee.textDocumentSync) && !Pe.number(ee.textDocumentSync.change) && (ee.textDocumentSync.change = Pe.number(N.__textDocumentSync) ? N.__textDocumentSync : v.TextDocumentSyncKind.
          None);
          for (let Z of C)
            Z.fillServerCapabilities(ee);
          return k;
        });
      } else {
        let h = { capabilities: { textDocumentSync: v.TextDocumentSyncKind.None } };
        for (let D of C)
          D.fillServerCapabilities(h.capabilities);
        return h;
      }
    }), r.onRequest(v.ShutdownRequest.type, () => {
      if (t.shutdownReceived = !0, H)
        return H(new v.CancellationTokenSource().token);
    }), r.onNotification(v.ExitNotification.type, () => {
      try {
        if (J)
          return J();
      } finally {
        t.shutdownReceived ? t.exit(0) : t.exit(1);
      }
    }), r.onNotification(v.SetTraceNotification.type, (d) => {
      o.trace = v.Trace.fromString(d.value);
    }), N;
  }
});

// node_modules/vscode-languageserver/lib/node/files.js
var vd = P((he) => {
  "use strict";
  var xp = he && he.__createBinding || (Object.create ? (function(e, t, n, i) {
    i === void 0 && (i = n);
    var r = Object.getOwnPropertyDescriptor(t, n);
    (!r || ("get" in r ? !t.__esModule : r.writable || r.configurable)) && (r = { enumerable: !0, get: function() {
      return t[n];
    } }), Object.defineProperty(e, i, r);
  }) : (function(e, t, n, i) {
    i === void 0 && (i = n), e[i] = t[n];
  })), jp = he && he.__setModuleDefault || (Object.create ? (function(e, t) {
    Object.defineProperty(e, "default", { enumerable: !0, value: t });
  }) : function(e, t) {
    e.default = t;
  }), Js = he && he.__importStar || /* @__PURE__ */ (function() {
    var e = function(t) {
      return e = Object.getOwnPropertyNames || function(n) {
        var i = [];
        for (var r in n) Object.prototype.hasOwnProperty.call(n, r) && (i[i.length] = r);
        return i;
      }, e(t);
    };
    return function(t) {
      if (t && t.__esModule) return t;
      var n = {};
      if (t != null) for (var i = e(t), r = 0; r < i.length; r++) i[r] !== "default" && xp(n, t, i[r]);
      return jp(n, t), n;
    };
  })();
  Object.defineProperty(he, "__esModule", { value: !0 });
  he.FileSystem = void 0;
  he.uriToFilePath = Np;
  he.resolve = xr;
  he.resolveGlobalNodePath = Vs;
  he.resolveGlobalYarnPath = Fp;
  he.resolveModulePath = Ip;
  var Ep = Js(require("url")), Me = Js(require("path")), Bs = Js(require("fs")), yn = require("child_process");
  function Np(e) {
    let t = Ep.parse(e);
    if (t.protocol !== "file:" || !t.path)
      return;
    let n = t.path.split("/");
    for (let i = 0, r = n.length; i < r; i++)
      n[i] = decodeURIComponent(n[i]);
    if (process.platform === "win32" && n.length > 1) {
      let i = n[0], r = n[1];
      i.length === 0 && r.length > 1 && r[1] === ":" && n.shift();
    }
    return Me.normalize(n.join("/"));
  }
  function mn() {
    return process.platform === "win32";
  }
  function xr(e, t, n, i) {
    let r = "NODE_PATH", o = [
      "var p = process;",
      "p.on('message',function(m){",
      "if(m.c==='e'){",
      "p.exit(0);",
      "}",
      "else if(m.c==='rs'){",
      "try{",
      "var r=require.resolve(m.a);",
      "p.send({c:'r',s:true,r:r});",
      "}",
      "catch(err){",
      "p.send({c:'r',s:false});",
      "}",
      "}",
      "});"
    ].join("");
    return new Promise((c, u) => {
      let y = process.env, m = /* @__PURE__ */ Object.create(null);
      Object.keys(y).forEach((_) => m[_] = y[_]), t && Bs.existsSync(t) && (m[r] ? m[r] = t + Me.delimiter + m[r] : m[r] = t, i && i(`NODE_PATH value is: ${m[r]}`)), m.ELECTRON_RUN_AS_NODE = "1";
      try {
        let _ = (0, yn.fork)("", [], {
          cwd: n,
          env: m,
          execArgv: ["-e", o]
        });
        if (_.pid === void 0) {
          u(new Error(`Starting process to resolve node module  ${e} failed`));
          return;
        }
        _.on("error", (C) => {
          u(C);
        }), _.on("message", (C) => {
          C.c === "r" && (_.send({ c: "e" }), C.s ? c(C.r) : u(new Error(`Failed to resolve module: ${e}`)));
        });
        let w = {
          c: "rs",
          a: e
        };
        _.send(w);
      } catch (_) {
        u(_);
      }
    });
  }
  function Vs(e) {
    let t = /* @__PURE__ */ Object.create(null);
    Object.keys(process.env).forEach((r) => t[r] = process.env[r]), t.NO_UPDATE_NOTIFIER = "true";
    let n = {
      encoding: "utf8",
      env: t
    };
    mn() && (n.shell = !0);
    let i = () => {
    };
    try {
      process.on("SIGPIPE", i);
      let r = (mn() ? (0, yn.spawnSync)("npm.cmd config get prefix", n) : (0, yn.spawnSync)("npm", ["config", "get", "prefix"], n)).stdout;
      if (!r) {
        e && e("'npm config get prefix' didn't return a value.");
        return;
      }
      let o = r.trim();
      return e && e(`'npm config get prefix' value is: ${o}`), o.length > 0 ? mn() ? Me.join(o, "node_modules") : Me.join(o, "lib", "node_modules") : void 0;
    } catch {
      return;
    } finally {
      process.removeListener("SIGPIPE", i);
    }
  }
  function Fp(e) {
    let t = {
      encoding: "utf8"
    };
    mn() && (t.shell = !0);
    let n = () => {
    };
    try {
      process.on("SIGPIPE", n);
      let i = mn() ? (0, yn.spawnSync)("yarn.cmd global dir --json", t) : (0, yn.spawnSync)("yarn", ["global", "dir", "--json"], t), r = i.stdout;
      if (!r) {
        e && (e("'yarn global dir' didn't return a value."), i.stderr && e(i.stderr));
        return;
      }
      let o = r.trim().split(/\r?\n/);
      for (let c of o)
        try {
          let u = JSON.parse(c);
          if (u.type === "log")
            return Me.join(u.data, "node_modules");
        } catch {
        }
      return;
    } catch {
      return;
    } finally {
      process.removeListener("SIGPIPE", n);
    }
  }
  var Gs;
  (function(e) {
    let t;
    function n() {
      return t !== void 0 || (process.platform === "win32" ? t = !1 : t = !Bs.existsSync(__filename.toUpperCase()) || !Bs.existsSync(__filename.toLowerCase())), t;
    }
    e.isCaseSensitive = n;
    function i(r, o) {
      return n() ? Me.normalize(o).indexOf(Me.normalize(r)) === 0 : Me.normalize(o).toLowerCase().indexOf(Me.normalize(r).toLowerCase()) === 0;
    }
    e.isParent = i;
  })(Gs || (he.FileSystem = Gs = {}));
  function Ip(e, t, n, i) {
    return n ? (Me.isAbsolute(n) || (n = Me.join(e, n)), xr(t, n, n, i).then((r) => Gs.isParent(n, r) ? r : Promise.reject(new Error(`Failed to load ${t} from node path location.`))).then(void 0, (r) => xr(t, Vs(i), e, i))) : xr(t, Vs(i), e, i);
  }
});

// node_modules/vscode-jsonrpc/lib/node/ril.js
var Pd = P((Ks) => {
  "use strict";
  Object.defineProperty(Ks, "__esModule", { value: !0 });
  var Dd = require("util"), Lp = require("crypto"), Ue = Ie(), Xs = class e extends Ue.AbstractMessageBuffer {
    static emptyBuffer = Buffer.allocUnsafe(0);
    constructor(t = "utf-8") {
      super(t);
    }
    emptyBuffer() {
      return e.emptyBuffer;
    }
    fromString(t, n) {
      return Buffer.from(t, n);
    }
    toString(t, n) {
      return t instanceof Buffer ? t.toString(n) : new Dd.TextDecoder(n).decode(t);
    }
    asNative(t, n) {
      return n === void 0 ? t instanceof Buffer ? t : Buffer.from(t) : t instanceof Buffer ? t.slice(0, n) : Buffer.from(t.subarray(0, n));
    }
    allocNative(t) {
      return Buffer.allocUnsafe(t);
    }
  }, Qs = class {
    stream;
    constructor(t) {
      this.stream = t;
    }
    onClose(t) {
      return this.stream.on("close", t), Ue.Disposable.create(() => this.stream.off("close", t));
    }
    onError(t) {
      return this.stream.on("error", t), Ue.Disposable.create(() => this.stream.off("error", t));
    }
    onEnd(t) {
      return this.stream.on("end", t), Ue.Disposable.create(() => this.stream.off("end", t));
    }
    onData(t) {
      return this.stream.on("data", t), Ue.Disposable.create(() => this.stream.off("data", t));
    }
  }, Ys = class {
    stream;
    constructor(t) {
      this.stream = t;
    }
    onClose(t) {
      return this.stream.on("close", t), Ue.Disposable.create(() => this.stream.off("close", t));
    }
    onError(t) {
      return this.stream.on("error", t), Ue.Disposable.create(() => this.stream.off("error", t));
    }
    onEnd(t) {
      return this.stream.on("end", t), Ue.Disposable.create(() => this.stream.off("end", t));
    }
    write(t, n) {
      return new Promise((i, r) => {
        let o = (c) => {
          c == null ? i() : r(c);
        };
        typeof t == "string" ? this.stream.write(t, n, o) : this.stream.write(t, o);
      });
    }
    end() {
      this.stream.end();
    }
  }, wd = Object.freeze({
    crypto: Object.freeze({
      randomUUID: () => (0, Lp.randomUUID)()
    }),
    messageBuffer: Object.freeze({
      create: (e) => new Xs(e)
    }),
    applicationJson: Object.freeze({
      encoder: Object.freeze({
        name: "application/json",
        encode: (e, t) => {
          try {
            return Promise.resolve(Buffer.from(JSON.stringify(e, void 0, 0), t.charset));
          } catch (n) {
            return Promise.reject(n);
          }
        }
      }),
      decoder: Object.freeze({
        name: "application/json",
        decode: (e, t) => {
          try {
            return e instanceof Buffer ? Promise.resolve(JSON.parse(e.toString(t.charset))) : Promise.resolve(JSON.parse(new Dd.TextDecoder(t.charset).decode(e)));
          } catch (n) {
            return Promise.reject(n);
          }
        }
      })
    }),
    stream: Object.freeze({
      asReadableStream: (e) => new Qs(e),
      asWritableStream: (e) => new Ys(e)
    }),
    console,
    timer: Object.freeze({
      setTimeout(e, t, ...n) {
        let i = setTimeout(e, t, ...n);
        return { dispose: () => clearTimeout(i) };
      },
      setImmediate(e, ...t) {
        let n = setImmediate(e, ...t);
        return { dispose: () => clearImmediate(n) };
      },
      setInterval(e, t, ...n) {
        let i = setInterval(e, t, ...n);
        return { dispose: () => clearInterval(i) };
      }
    })
  });
  function Zs() {
    return wd;
  }
  (function(e) {
    function t() {
      Ue.RAL.install(wd);
    }
    e.install = t;
  })(Zs || (Zs = {}));
  Ks.default = Zs;
});

// node_modules/vscode-jsonrpc/lib/node/main.js
var oc = P((x) => {
  "use strict";
  var Cd = x && x.__createBinding || (Object.create ? (function(e, t, n, i) {
    i === void 0 && (i = n);
    var r = Object.getOwnPropertyDescriptor(t, n);
    (!r || ("get" in r ? !t.__esModule : r.writable || r.configurable)) && (r = { enumerable: !0, get: function() {
      return t[n];
    } }), Object.defineProperty(e, i, r);
  }) : (function(e, t, n, i) {
    i === void 0 && (i = n), e[i] = t[n];
  })), Ap = x && x.__setModuleDefault || (Object.create ? (function(e, t) {
    Object.defineProperty(e, "default", { enumerable: !0, value: t });
  }) : function(e, t) {
    e.default = t;
  }), ic = x && x.__importStar || /* @__PURE__ */ (function() {
    var e = function(t) {
      return e = Object.getOwnPropertyNames || function(n) {
        var i = [];
        for (var r in n) Object.prototype.hasOwnProperty.call(n, r) && (i[i.length] = r);
        return i;
      }, e(t);
    };
    return function(t) {
      if (t && t.__esModule) return t;
      var n = {};
      if (t != null) for (var i = e(t), r = 0; r < i.length; r++) i[r] !== "default" && Cd(n, t, i[r]);
      return Ap(n, t), n;
    };
  })(), Wp = x && x.__exportStar || function(e, t) {
    for (var n in e) n !== "default" && !Object.prototype.hasOwnProperty.call(t, n) && Cd(t, e, n);
  }, Hp = x && x.__importDefault || function(e) {
    return e && e.__esModule ? e : { default: e };
  };
  Object.defineProperty(x, "__esModule", { value: !0 });
  x.StreamMessageWriter = x.StreamMessageReader = x.SocketMessageWriter = x.SocketMessageReader = x.PortMessageWriter = x.PortMessageReader = x.IPCMessageWriter = x.IPCMessageReader = void 0;
  x.generateRandomPipeName = Gp;
  x.createClientPipeTransport = Jp;
  x.createServerPipeTransport = Xp;
  x.createClientSocketTransport = Qp;
  x.createServerSocketTransport = Yp;
  x.createMessageConnection = eg;
  var _n = Hp(Pd());
  _n.default.install();
  var $p = ic(require("path")), Up = ic(require("os")), zp = ic(require("fs")), Rd = require("crypto"), Nr = require("net"), ve = Ie();
  Wp(Ie(), x);
  var ec = class extends ve.AbstractMessageReader {
    process;
    constructor(t) {
      super(), this.process = t;
      let n = this.process;
      n.on("error", (i) => this.fireError(i)), n.on("close", () => this.fireClose());
    }
    listen(t) {
      return this.process.on("message", t), ve.Disposable.create(() => this.process.off("message", t));
    }
  };
  x.IPCMessageReader = ec;
  var tc = class extends ve.AbstractMessageWriter {
    process;
    errorCount;
    constructor(t) {
      super(), this.process = t, this.errorCount = 0;
      let n = this.process;
      n.on("error", (i) => this.fireError(i)), n.on("close", () => this.fireClose());
    }
    write(t) {
      try {
        return typeof this.process.send == "function" && this.process.send(t, void 0, void 0, (n) => {
          n ? (this.errorCount++, this.handleError(n, t)) : this.errorCount = 0;
        }), Promise.resolve();
      } catch (n) {
        return this.handleError(n, t), Promise.reject(n);
      }
    }
    handleError(t, n) {
      this.errorCount++, this.fireError(t, n, this.errorCount);
    }
    end() {
    }
  };
  x.IPCMessageWriter = tc;
  var nc = class extends ve.AbstractMessageReader {
    onData;
    constructor(t) {
      super(), this.onData = new ve.Emitter(), t.on("close", () => this.fireClose()), t.on("error", (n) => this.fireError(n)), t.on("message", (n) => {
        this.onData.fire(n);
      });
    }
    listen(t) {
      return this.onData.event(t);
    }
  };
  x.PortMessageReader = nc;
  var rc = class extends ve.AbstractMessageWriter {
    port;
    errorCount;
    constructor(t) {
      super(), this.port = t, this.errorCount = 0, t.on("close", () => this.fireClose()), t.on("error", (n) => this.fireError(n));
    }
    write(t) {
      try {
        return this.port.postMessage(t), Promise.resolve();
      } catch (n) {
        return this.handleError(n, t), Promise.reject(n);
      }
    }
    handleError(t, n) {
      this.errorCount++, this.fireError(t, n, this.errorCount);
    }
    end() {
    }
  };
  x.PortMessageWriter = rc;
  var pt = class extends ve.ReadableStreamMessageReader {
    constructor(t, n = "utf-8") {
      super((0, _n.default)().stream.asReadableStream(t), n);
    }
  };
  x.SocketMessageReader = pt;
  var gt = class extends ve.WriteableStreamMessageWriter {
    socket;
    constructor(t, n) {
      super((0, _n.default)().stream.asWritableStream(t), n), this.socket = t;
    }
    dispose() {
      super.dispose(), this.socket.destroy();
    }
  };
  x.SocketMessageWriter = gt;
  var jr = class extends ve.ReadableStreamMessageReader {
    constructor(t, n) {
      super((0, _n.default)().stream.asReadableStream(t), n);
    }
  };
  x.StreamMessageReader = jr;
  var Er = class extends ve.WriteableStreamMessageWriter {
    constructor(t, n) {
      super((0, _n.default)().stream.asWritableStream(t), n);
    }
  };
  x.StreamMessageWriter = Er;
  var Bp = process.env.XDG_RUNTIME_DIR, Vp = /* @__PURE__ */ new Map([
    ["linux", 107],
    ["darwin", 102]
  ]);
  function Gp() {
    if (process.platform === "win32")
      return `\\\\.\\pipe\\lsp-${(0, Rd.randomBytes)(16).toString("hex")}-sock`;
    let e = 32, t = 10, n = zp.realpathSync(Bp ?? Up.tmpdir()), i = Vp.get(process.platform);
    if (i !== void 0 && (e = Math.min(i - n.length - t, e)), e < 16)
      throw new Error(`Unable to generate a random pipe name with ${e} characters.`);
    let r = (0, Rd.randomBytes)(Math.floor(e / 2)).toString("hex");
    return $p.join(n, `lsp-${r}.sock`);
  }
  function Jp(e, t = "utf-8") {
    let n, i = new Promise((r, o) => {
      n = r;
    });
    return new Promise((r, o) => {
      let c = (0, Nr.createServer)((u) => {
        c.close(), n([
          new pt(u, t),
          new gt(u, t)
        ]);
      });
      c.on("error", o), c.listen(e, () => {
        c.removeListener("error", o), r({
          onConnected: () => i,
          close: () => {
            c.close();
          }
        });
      });
    });
  }
  function Xp(e, t = "utf-8") {
    let n = (0, Nr.createConnection)(e);
    return [
      new pt(n, t),
      new gt(n, t)
    ];
  }
  function Qp(e, t = "utf-8") {
    let n, i = new Promise((r, o) => {
      n = r;
    });
    return new Promise((r, o) => {
      let c = (0, Nr.createServer)((u) => {
        c.close(), n([
          new pt(u, t),
          new gt(u, t)
        ]);
      });
      c.on("error", o), c.listen(e, "127.0.0.1", () => {
        c.removeListener("error", o);
        let u = c.address();
        if (u === null || typeof u == "string") {
          o(new Error(`Unexpected server address: ${u}`));
          return;
        }
        let y = u.port;
        r({
          port: () => y,
          onConnected: () => i,
          close: () => {
            c.close();
          }
        });
      });
    });
  }
  function Yp(e, t = "utf-8") {
    let n = (0, Nr.createConnection)(e, "127.0.0.1");
    return [
      new pt(n, t),
      new gt(n, t)
    ];
  }
  function Zp(e) {
    let t = e;
    return t.read !== void 0 && t.addListener !== void 0;
  }
  function Kp(e) {
    let t = e;
    return t.write !== void 0 && t.addListener !== void 0;
  }
  function eg(e, t, n, i) {
    n || (n = ve.NullLogger);
    let r = Zp(e) ? new jr(e) : e, o = Kp(t) ? new Er(t) : t;
    return ve.ConnectionStrategy.is(i) && (i = { connectionStrategy: i }), (0, ve.createMessageConnection)(r, o, n, i);
  }
});

// node_modules/vscode-languageserver-protocol/lib/node/main.js
var sc = P((ze) => {
  "use strict";
  var tg = ze && ze.__createBinding || (Object.create ? (function(e, t, n, i) {
    i === void 0 && (i = n);
    var r = Object.getOwnPropertyDescriptor(t, n);
    (!r || ("get" in r ? !t.__esModule : r.writable || r.configurable)) && (r = { enumerable: !0, get: function() {
      return t[n];
    } }), Object.defineProperty(e, i, r);
  }) : (function(e, t, n, i) {
    i === void 0 && (i = n), e[i] = t[n];
  })), Sd = ze && ze.__exportStar || function(e, t) {
    for (var n in e) n !== "default" && !Object.prototype.hasOwnProperty.call(t, n) && tg(t, e, n);
  };
  Object.defineProperty(ze, "__esModule", { value: !0 });
  ze.createProtocolConnection = rg;
  var ng = oc();
  Sd(oc(), ze);
  Sd(Y(), ze);
  function rg(e, t, n, i) {
    return (0, ng.createMessageConnection)(e, t, n, i);
  }
});

// node_modules/vscode-languageserver/lib/common/api.js
var Md = P((se) => {
  "use strict";
  var ig = se && se.__createBinding || (Object.create ? (function(e, t, n, i) {
    i === void 0 && (i = n);
    var r = Object.getOwnPropertyDescriptor(t, n);
    (!r || ("get" in r ? !t.__esModule : r.writable || r.configurable)) && (r = { enumerable: !0, get: function() {
      return t[n];
    } }), Object.defineProperty(e, i, r);
  }) : (function(e, t, n, i) {
    i === void 0 && (i = n), e[i] = t[n];
  })), Od = se && se.__exportStar || function(e, t) {
    for (var n in e) n !== "default" && !Object.prototype.hasOwnProperty.call(t, n) && ig(t, e, n);
  };
  Object.defineProperty(se, "__esModule", { value: !0 });
  se.ProposedFeatures = se.NotebookDocuments = se.TextDocuments = se.SemanticTokensBuilder = se.WorkDoneProgressReporter = void 0;
  var og = xs();
  Object.defineProperty(se, "SemanticTokensBuilder", { enumerable: !0, get: function() {
    return og.SemanticTokensBuilder;
  } });
  var sg = Ms();
  Object.defineProperty(se, "WorkDoneProgressReporter", { enumerable: !0, get: function() {
    return sg.WorkDoneProgressReporter;
  } });
  Od(Y(), se);
  var cg = Fs();
  Object.defineProperty(se, "TextDocuments", { enumerable: !0, get: function() {
    return cg.TextDocuments;
  } });
  var ag = As();
  Object.defineProperty(se, "NotebookDocuments", { enumerable: !0, get: function() {
    return ag.NotebookDocuments;
  } });
  Od(zs(), se);
  var Td;
  (function(e) {
    e.all = {
      __brand: "features"
    };
  })(Td || (se.ProposedFeatures = Td = {}));
});

// node_modules/vscode-languageserver/lib/node/main.js
var Id = P((pe) => {
  "use strict";
  var jd = pe && pe.__createBinding || (Object.create ? (function(e, t, n, i) {
    i === void 0 && (i = n);
    var r = Object.getOwnPropertyDescriptor(t, n);
    (!r || ("get" in r ? !t.__esModule : r.writable || r.configurable)) && (r = { enumerable: !0, get: function() {
      return t[n];
    } }), Object.defineProperty(e, i, r);
  }) : (function(e, t, n, i) {
    i === void 0 && (i = n), e[i] = t[n];
  })), ug = pe && pe.__setModuleDefault || (Object.create ? (function(e, t) {
    Object.defineProperty(e, "default", { enumerable: !0, value: t });
  }) : function(e, t) {
    e.default = t;
  }), Ed = pe && pe.__importStar || /* @__PURE__ */ (function() {
    var e = function(t) {
      return e = Object.getOwnPropertyNames || function(n) {
        var i = [];
        for (var r in n) Object.prototype.hasOwnProperty.call(n, r) && (i[i.length] = r);
        return i;
      }, e(t);
    };
    return function(t) {
      if (t && t.__esModule) return t;
      var n = {};
      if (t != null) for (var i = e(t), r = 0; r < i.length; r++) i[r] !== "default" && jd(n, t, i[r]);
      return ug(n, t), n;
    };
  })(), Nd = pe && pe.__exportStar || function(e, t) {
    for (var n in e) n !== "default" && !Object.prototype.hasOwnProperty.call(t, n) && jd(t, e, n);
  };
  Object.defineProperty(pe, "__esModule", { value: !0 });
  pe.Files = void 0;
  pe.createConnection = hg;
  var qd = require("node:util"), cc = Ed(wn()), lg = zs(), bn = Ed(vd()), mt = sc();
  Nd(sc(), pe);
  Nd(Md(), pe);
  var kd;
  (function(e) {
    e.uriToFilePath = bn.uriToFilePath, e.resolveGlobalNodePath = bn.resolveGlobalNodePath, e.resolveGlobalYarnPath = bn.resolveGlobalYarnPath, e.resolve = bn.resolve, e.resolveModulePath = bn.resolveModulePath;
  })(kd || (pe.Files = kd = {}));
  var xd;
  function Fr() {
    if (xd !== void 0)
      try {
        xd.end();
      } catch {
      }
  }
  var Bt = !1, Fd;
  function dg() {
    let e = "--clientProcessId";
    function t(n) {
      try {
        let i = parseInt(n);
        isNaN(i) || (Fd = setInterval(() => {
          try {
            process.kill(i, 0);
          } catch {
            Fr(), process.exit(Bt ? 0 : 1);
          }
        }, 3e3));
      } catch {
      }
    }
    for (let n = 2; n < process.argv.length; n++) {
      let i = process.argv[n];
      if (i === e && n + 1 < process.argv.length) {
        t(process.argv[n + 1]);
        return;
      } else {
        let r = i.split("=");
        r[0] === e && t(r[1]);
      }
    }
  }
  dg();
  var fg = {
    initialize: (e) => {
      let t = e.processId;
      cc.number(t) && Fd === void 0 && setInterval(() => {
        try {
          process.kill(t, 0);
        } catch {
          process.exit(Bt ? 0 : 1);
        }
      }, 3e3);
    },
    get shutdownReceived() {
      return Bt;
    },
    set shutdownReceived(e) {
      Bt = e;
    },
    exit: (e) => {
      Fr(), process.exit(e);
    }
  };
  function hg(e, t, n, i) {
    let r, o, c, u;
    return e !== void 0 && e.__brand === "features" && (r = e, e = t, t = n, n = i), mt.ConnectionStrategy.is(e) || mt.ConnectionOptions.is(e) ? u = e : (o = e, c = t, u = n), pg(o, c, u, r);
  }
  function pg(e, t, n, i) {
    let r = !1;
    if (!e && !t && process.argv.length > 2) {
      let u, y, m = process.argv.slice(2);
      for (let _ = 0; _ < m.length; _++) {
        let w = m[_];
        if (w === "--node-ipc") {
          e = new mt.IPCMessageReader(process), t = new mt.IPCMessageWriter(process);
          break;
        } else if (w === "--stdio") {
          r = !0, e = process.stdin, t = process.stdout;
          break;
        } else if (w === "--socket") {
          u = parseInt(m[_ + 1]);
          break;
        } else if (w === "--pipe") {
          y = m[_ + 1];
          break;
        } else {
          let C = w.split("=");
          if (C[0] === "--socket") {
            u = parseInt(C[1]);
            break;
          } else if (C[0] === "--pipe") {
            y = C[1];
            break;
          }
        }
      }
      if (u) {
        let _ = (0, mt.createServerSocketTransport)(u);
        e = _[0], t = _[1];
      } else if (y) {
        let _ = (0, mt.createServerPipeTransport)(y);
        e = _[0], t = _[1];
      }
    }
    let o = "Use arguments of createConnection or set command line parameters: '--node-ipc', '--stdio' or '--socket={number}'";
    if (!e)
      throw new Error("Connection input stream is not set. " + o);
    if (!t)
      throw new Error("Connection output stream is not set. " + o);
    if (cc.func(e.read) && cc.func(e.on)) {
      let u = e;
      u.on("end", () => {
        Fr(), process.exit(Bt ? 0 : 1);
      }), u.on("close", () => {
        Fr(), process.exit(Bt ? 0 : 1);
      });
    }
    let c = (u) => {
      let y = (0, mt.createProtocolConnection)(e, t, u, n);
      return r && gg(u), y;
    };
    return (0, lg.createConnection)(c, fg, i);
  }
  function gg(e) {
    function t(i) {
      return i.map((r) => typeof r == "string" ? r : (0, qd.inspect)(r)).join(" ");
    }
    let n = /* @__PURE__ */ new Map();
    console.assert = function(r, ...o) {
      if (!r)
        if (o.length === 0)
          e.error("Assertion failed");
        else {
          let [c, ...u] = o;
          e.error(`Assertion failed: ${c} ${t(u)}`);
        }
    }, console.count = function(r = "default") {
      let o = String(r), c = n.get(o) ?? 0;
      c += 1, n.set(o, c), e.log(`${o}: ${o}`);
    }, console.countReset = function(r) {
      r === void 0 ? n.clear() : n.delete(String(r));
    }, console.debug = function(...r) {
      e.log(t(r));
    }, console.dir = function(r, o) {
      e.log((0, qd.inspect)(r, o));
    }, console.log = function(...r) {
      e.log(t(r));
    }, console.error = function(...r) {
      e.error(t(r));
    }, console.trace = function(...r) {
      let o = new Error().stack.replace(/(.+\n){2}/, ""), c = "Trace";
      r.length !== 0 && (c += `: ${t(r)}`), e.log(`${c}
${o}`);
    }, console.warn = function(...r) {
      e.warn(t(r));
    }, console.info = function(...r) {
      e.info(t(r));
    };
  }
});

// <stdin>
var yg = {};
wc(yg, {
  CodeActionKind: () => j.CodeActionKind,
  DiagnosticSeverity: () => j.DiagnosticSeverity,
  DiagnosticTag: () => j.DiagnosticTag,
  DidChangeWatchedFilesNotification: () => j.DidChangeWatchedFilesNotification,
  Emitter: () => j.Emitter,
  ErrorCodes: () => j.ErrorCodes,
  LSPErrorCodes: () => j.LSPErrorCodes,
  Message: () => j.Message,
  MessageType: () => j.MessageType,
  ResponseError: () => j.ResponseError,
  ShowMessageNotification: () => j.ShowMessageNotification,
  StreamMessageReader: () => j.StreamMessageReader,
  StreamMessageWriter: () => j.StreamMessageWriter,
  TextDocument: () => Lr,
  TextDocumentSyncKind: () => j.TextDocumentSyncKind,
  TextDocuments: () => j.TextDocuments,
  createConnection: () => j.createConnection,
  createMessageConnection: () => j.createMessageConnection
});
module.exports = Dn(yg);

// src/lsp/library.ts
var j = df(Id(), 1);

// node_modules/vscode-languageserver-textdocument/lib/esm/main.js
var Ir = class e {
  constructor(t, n, i, r) {
    this._uri = t, this._languageId = n, this._version = i, this._content = r, this._lineOffsets = void 0;
  }
  get uri() {
    return this._uri;
  }
  get languageId() {
    return this._languageId;
  }
  get version() {
    return this._version;
  }
  getText(t) {
    if (t) {
      let n = this.offsetAt(t.start), i = this.offsetAt(t.end);
      return this._content.substring(n, i);
    }
    return this._content;
  }
  update(t, n) {
    for (let i of t)
      if (e.isIncremental(i)) {
        let r = Wd(i.range), o = this.offsetAt(r.start), c = this.offsetAt(r.end);
        this._content = this._content.substring(0, o) + i.text + this._content.substring(c, this._content.length);
        let u = o + i.text.length, y = this._content.charCodeAt(o - 1) === 13 && this._content.charCodeAt(o) === 10, m = this._content.charCodeAt(u - 1) === 13 && this._content.charCodeAt(u) === 10;
        if (y || m) {
          this._lineOffsets = void 0;
          continue;
        }
        let _ = Math.max(r.start.line, 0), w = Math.max(r.end.line, 0), C = this._lineOffsets, T = Ld(i.text, !1, o);
        if (w - _ === T.length)
          for (let I = 0, J = T.length; I < J; I++)
            C[I + _ + 1] = T[I];
        else
          T.length < 1e4 ? C.splice(_ + 1, w - _, ...T) : this._lineOffsets = C = C.slice(0, _ + 1).concat(T, C.slice(w + 1));
        let H = i.text.length - (c - o);
        if (H !== 0)
          for (let I = _ + 1 + T.length, J = C.length; I < J; I++)
            C[I] = C[I] + H;
      } else if (e.isFull(i))
        this._content = i.text, this._lineOffsets = void 0;
      else
        throw new Error("Unknown change event received");
    this._version = n;
  }
  getLineOffsets() {
    return this._lineOffsets === void 0 && (this._lineOffsets = Ld(this._content, !0)), this._lineOffsets;
  }
  positionAt(t) {
    t = Math.max(Math.min(t, this._content.length), 0);
    let n = this.getLineOffsets(), i = 0, r = n.length;
    if (r === 0)
      return { line: 0, character: t };
    for (; i < r; ) {
      let c = Math.floor((i + r) / 2);
      n[c] > t ? r = c : i = c + 1;
    }
    let o = i - 1;
    return t = this.ensureBeforeEOL(t, n[o]), { line: o, character: t - n[o] };
  }
  offsetAt(t) {
    let n = this.getLineOffsets();
    if (t.line >= n.length)
      return this._content.length;
    if (t.line < 0)
      return 0;
    let i = n[t.line];
    if (t.character <= 0)
      return i;
    let r = t.line + 1 < n.length ? n[t.line + 1] : this._content.length, o = Math.min(i + t.character, r);
    return this.ensureBeforeEOL(o, i);
  }
  getLineRange(t) {
    let n = this.getLineOffsets();
    if (t >= n.length) {
      let c = n.length - 1;
      return { start: { line: c, character: 0 }, end: { line: c, character: this._content.length - n[c] } };
    } else if (t < 0)
      return { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };
    let i = n[t], r = t + 1 < n.length ? n[t + 1] : this._content.length, o = this.ensureBeforeEOL(r, i);
    return { start: { line: t, character: 0 }, end: { line: t, character: o - i } };
  }
  getEOLCharacters(t) {
    let n = this.getLineOffsets();
    if (t >= n.length)
      return "";
    if (t < 0)
      return "";
    let i = t + 1 < n.length ? n[t + 1] : this._content.length, r = this.ensureBeforeEOL(i, n[t]);
    return this._content.substring(r, i);
  }
  ensureBeforeEOL(t, n) {
    for (; t > n && Ad(this._content.charCodeAt(t - 1)); )
      t--;
    return t;
  }
  get lineCount() {
    return this.getLineOffsets().length;
  }
  static isIncremental(t) {
    let n = t;
    return n != null && typeof n.text == "string" && n.range !== void 0 && (n.rangeLength === void 0 || typeof n.rangeLength == "number");
  }
  static isFull(t) {
    let n = t;
    return n != null && typeof n.text == "string" && n.range === void 0 && n.rangeLength === void 0;
  }
}, Lr;
(function(e) {
  function t(r, o, c, u) {
    return new Ir(r, o, c, u);
  }
  e.create = t;
  function n(r, o, c) {
    if (r instanceof Ir)
      return r.update(o, c), r;
    throw new Error("TextDocument.update: document must be created by TextDocument.create");
  }
  e.update = n;
  function i(r, o) {
    let c = r.getText(), u = ac(o.map(mg), (_, w) => {
      let C = _.range.start.line - w.range.start.line;
      return C === 0 ? _.range.start.character - w.range.start.character : C;
    }), y = 0, m = [];
    for (let _ of u) {
      let w = r.offsetAt(_.range.start);
      if (w < y)
        throw new Error("Overlapping edit");
      w > y && m.push(c.substring(y, w)), _.newText.length && m.push(_.newText), y = r.offsetAt(_.range.end);
    }
    return m.push(c.substr(y)), m.join("");
  }
  e.applyEdits = i;
})(Lr || (Lr = {}));
function ac(e, t) {
  if (e.length <= 1)
    return e;
  let n = e.length / 2 | 0, i = e.slice(0, n), r = e.slice(n);
  ac(i, t), ac(r, t);
  let o = 0, c = 0, u = 0;
  for (; o < i.length && c < r.length; )
    t(i[o], r[c]) <= 0 ? e[u++] = i[o++] : e[u++] = r[c++];
  for (; o < i.length; )
    e[u++] = i[o++];
  for (; c < r.length; )
    e[u++] = r[c++];
  return e;
}
function Ld(e, t, n = 0) {
  let i = t ? [n] : [];
  for (let r = 0; r < e.length; r++) {
    let o = e.charCodeAt(r);
    Ad(o) && (o === 13 && r + 1 < e.length && e.charCodeAt(r + 1) === 10 && r++, i.push(n + r + 1));
  }
  return i;
}
function Ad(e) {
  return e === 13 || e === 10;
}
function Wd(e) {
  let t = e.start, n = e.end;
  return t.line > n.line || t.line === n.line && t.character > n.character ? { start: n, end: t } : e;
}
function mg(e) {
  let t = Wd(e.range);
  return t !== e.range ? { newText: e.newText, range: t } : e;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  CodeActionKind,
  DiagnosticSeverity,
  DiagnosticTag,
  DidChangeWatchedFilesNotification,
  Emitter,
  ErrorCodes,
  LSPErrorCodes,
  Message,
  MessageType,
  ResponseError,
  ShowMessageNotification,
  StreamMessageReader,
  StreamMessageWriter,
  TextDocument,
  TextDocumentSyncKind,
  TextDocuments,
  createConnection,
  createMessageConnection
});
