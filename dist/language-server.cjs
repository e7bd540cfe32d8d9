var rf = Object.create;
var bn = Object.defineProperty;
var of = Object.getOwnPropertyDescriptor;
var sf = Object.getOwnPropertyNames;
var cf = Object.getPrototypeOf, af = Object.prototype.hasOwnProperty;
var uf = (e, t, n) => () => {
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
}, Dc = (e, t) => {
  for (var n in t)
    bn(e, n, { get: t[n], enumerable: !0 });
}, wc = (e, t, n, i) => {
  if (t && typeof t == "object" || typeof t == "function")
    for (let r of sf(t))
      !af.call(e, r) && r !== n && bn(e, r, { get: () => t[r], enumerable: !(i = of(t, r)) || i.enumerable });
  return e;
};
var lf = (e, t, n) => (n = e != null ? rf(cf(e)) : {}, wc(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  t || !e || !e.__esModule ? bn(n, "default", { value: e, enumerable: !0 }) : n,
  e
)), vn = (e) => wc(bn({}, "__esModule", { value: !0 }), e);

// node_modules/vscode-languageserver/lib/common/utils/is.js
var Dn = P((Re) => {
  "use strict";
  Object.defineProperty(Re, "__esModule", { value: !0 });
  Re.boolean = df;
  Re.string = Pc;
  Re.number = ff;
  Re.error = hf;
  Re.func = Rc;
  Re.array = Cc;
  Re.stringArray = pf;
  Re.typedArray = gf;
  Re.thenable = mf;
  function df(e) {
    return e === !0 || e === !1;
  }
  function Pc(e) {
    return typeof e == "string" || e instanceof String;
  }
  function ff(e) {
    return typeof e == "number" || e instanceof Number;
  }
  function hf(e) {
    return e instanceof Error;
  }
  function Rc(e) {
    return typeof e == "function";
  }
  function Cc(e) {
    return Array.isArray(e);
  }
  function pf(e) {
    return Cc(e) && e.every((t) => Pc(t));
  }
  function gf(e, t) {
    return Array.isArray(e) && e.every(t);
  }
  function mf(e) {
    return e && Rc(e.then);
  }
});

// node_modules/vscode-jsonrpc/lib/common/is.js
var _t = P((Ne) => {
  "use strict";
  Object.defineProperty(Ne, "__esModule", { value: !0 });
  Ne.boolean = yf;
  Ne.string = Sc;
  Ne.number = _f;
  Ne.error = bf;
  Ne.func = vf;
  Ne.array = Tc;
  Ne.stringArray = Df;
  function yf(e) {
    return e === !0 || e === !1;
  }
  function Sc(e) {
    return typeof e == "string" || e instanceof String;
  }
  function _f(e) {
    return typeof e == "number" || e instanceof Number;
  }
  function bf(e) {
    return e instanceof Error;
  }
  function vf(e) {
    return typeof e == "function";
  }
  function Tc(e) {
    return Array.isArray(e);
  }
  function Df(e) {
    return Tc(e) && e.every((t) => Sc(t));
  }
});

// node_modules/vscode-jsonrpc/lib/common/messages.js
var hi = P((R) => {
  "use strict";
  var wf = R && R.__createBinding || (Object.create ? (function(e, t, n, i) {
    i === void 0 && (i = n);
    var r = Object.getOwnPropertyDescriptor(t, n);
    (!r || ("get" in r ? !t.__esModule : r.writable || r.configurable)) && (r = { enumerable: !0, get: function() {
      return t[n];
    } }), Object.defineProperty(e, i, r);
  }) : (function(e, t, n, i) {
    i === void 0 && (i = n), e[i] = t[n];
  })), Pf = R && R.__setModuleDefault || (Object.create ? (function(e, t) {
    Object.defineProperty(e, "default", { enumerable: !0, value: t });
  }) : function(e, t) {
    e.default = t;
  }), Rf = R && R.__importStar || /* @__PURE__ */ (function() {
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
      if (t != null) for (var i = e(t), r = 0; r < i.length; r++) i[r] !== "default" && wf(n, t, i[r]);
      return Pf(n, t), n;
    };
  })();
  Object.defineProperty(R, "__esModule", { value: !0 });
  R.Message = R.NotificationType9 = R.NotificationType8 = R.NotificationType7 = R.NotificationType6 = R.NotificationType5 = R.NotificationType4 = R.NotificationType3 = R.NotificationType2 = R.NotificationType1 = R.NotificationType0 = R.NotificationType = R.RequestType9 = R.RequestType8 = R.RequestType7 = R.RequestType6 = R.RequestType5 = R.RequestType4 = R.RequestType3 = R.RequestType2 = R.RequestType1 =
  R.RequestType = R.RequestType0 = R.AbstractMessageSignature = R.ParameterStructures = R.ResponseError = R.ErrorCodes = void 0;
  var at = Rf(_t()), Ur;
  (function(e) {
    e.ParseError = -32700, e.InvalidRequest = -32600, e.MethodNotFound = -32601, e.InvalidParams = -32602, e.InternalError = -32603, e.jsonrpcReservedErrorRangeStart = -32099, e.serverErrorStart = -32099, e.MessageWriteError = -32099, e.MessageReadError = -32098, e.PendingResponseRejected = -32097, e.ConnectionInactive = -32096, e.ServerNotInitialized = -32002, e.UnknownErrorCode = -32001, e.jsonrpcReservedErrorRangeEnd =
    -32e3, e.serverErrorEnd = -32e3;
  })(Ur || (R.ErrorCodes = Ur = {}));
  var zr = class e extends Error {
    code;
    data;
    constructor(t, n, i) {
      super(n), this.code = at.number(t) ? t : Ur.UnknownErrorCode, this.data = i, Object.setPrototypeOf(this, e.prototype);
    }
    toJson() {
      let t = {
        code: this.code,
        message: this.message
      };
      return this.data !== void 0 && (t.data = this.data), t;
    }
  };
  R.ResponseError = zr;
  var Ge = class e {
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
  R.ParameterStructures = Ge;
  var $ = class {
    method;
    numberOfParams;
    constructor(t, n) {
      this.method = t, this.numberOfParams = n;
    }
    get parameterStructures() {
      return Ge.auto;
    }
  };
  R.AbstractMessageSignature = $;
  var Br = class extends $ {
    /**
     * Clients must not use this property. It is here to ensure correct typing.
     */
    _;
    constructor(t) {
      super(t, 0);
    }
  };
  R.RequestType0 = Br;
  var Vr = class extends $ {
    _parameterStructures;
    /**
     * Clients must not use this property. It is here to ensure correct typing.
     */
    _;
    constructor(t, n = Ge.auto) {
      super(t, 1), this._parameterStructures = n;
    }
    get parameterStructures() {
      return this._parameterStructures;
    }
  };
  R.RequestType = Vr;
  var Gr = class extends $ {
    _parameterStructures;
    /**
     * Clients must not use this property. It is here to ensure correct typing.
     */
    _;
    constructor(t, n = Ge.auto) {
      super(t, 1), this._parameterStructures = n;
    }
    get parameterStructures() {
      return this._parameterStructures;
    }
  };
  R.RequestType1 = Gr;
  var Jr = class extends $ {
    /**
     * Clients must not use this property. It is here to ensure correct typing.
     */
    _;
    constructor(t) {
      super(t, 2);
    }
  };
  R.RequestType2 = Jr;
  var Xr = class extends $ {
    /**
     * Clients must not use this property. It is here to ensure correct typing.
     */
    _;
    constructor(t) {
      super(t, 3);
    }
  };
  R.RequestType3 = Xr;
  var Qr = class extends $ {
    /**
     * Clients must not use this property. It is here to ensure correct typing.
     */
    _;
    constructor(t) {
      super(t, 4);
    }
  };
  R.RequestType4 = Qr;
  var Yr = class extends $ {
    /**
     * Clients must not use this property. It is here to ensure correct typing.
     */
    _;
    constructor(t) {
      super(t, 5);
    }
  };
  R.RequestType5 = Yr;
  var Zr = class extends $ {
    /**
     * Clients must not use this property. It is here to ensure correct typing.
     */
    _;
    constructor(t) {
      super(t, 6);
    }
  };
  R.RequestType6 = Zr;
  var Kr = class extends $ {
    /**
     * Clients must not use this property. It is here to ensure correct typing.
     */
    _;
    constructor(t) {
      super(t, 7);
    }
  };
  R.RequestType7 = Kr;
  var ei = class extends $ {
    /**
     * Clients must not use this property. It is here to ensure correct typing.
     */
    _;
    constructor(t) {
      super(t, 8);
    }
  };
  R.RequestType8 = ei;
  var ti = class extends $ {
    /**
     * Clients must not use this property. It is here to ensure correct typing.
     */
    _;
    constructor(t) {
      super(t, 9);
    }
  };
  R.RequestType9 = ti;
  var ni = class extends $ {
    _parameterStructures;
    /**
     * Clients must not use this property. It is here to ensure correct typing.
     */
    _;
    constructor(t, n = Ge.auto) {
      super(t, 1), this._parameterStructures = n;
    }
    get parameterStructures() {
      return this._parameterStructures;
    }
  };
  R.NotificationType = ni;
  var ri = class extends $ {
    /**
     * Clients must not use this property. It is here to ensure correct typing.
     */
    _;
    constructor(t) {
      super(t, 0);
    }
  };
  R.NotificationType0 = ri;
  var ii = class extends $ {
    _parameterStructures;
    /**
     * Clients must not use this property. It is here to ensure correct typing.
     */
    _;
    constructor(t, n = Ge.auto) {
      super(t, 1), this._parameterStructures = n;
    }
    get parameterStructures() {
      return this._parameterStructures;
    }
  };
  R.NotificationType1 = ii;
  var oi = class extends $ {
    /**
     * Clients must not use this property. It is here to ensure correct typing.
     */
    _;
    constructor(t) {
      super(t, 2);
    }
  };
  R.NotificationType2 = oi;
  var si = class extends $ {
    /**
     * Clients must not use this property. It is here to ensure correct typing.
     */
    _;
    constructor(t) {
      super(t, 3);
    }
  };
  R.NotificationType3 = si;
  var ci = class extends $ {
    /**
     * Clients must not use this property. It is here to ensure correct typing.
     */
    _;
    constructor(t) {
      super(t, 4);
    }
  };
  R.NotificationType4 = ci;
  var ai = class extends $ {
    /**
     * Clients must not use this property. It is here to ensure correct typing.
     */
    _;
    constructor(t) {
      super(t, 5);
    }
  };
  R.NotificationType5 = ai;
  var ui = class extends $ {
    /**
     * Clients must not use this property. It is here to ensure correct typing.
     */
    _;
    constructor(t) {
      super(t, 6);
    }
  };
  R.NotificationType6 = ui;
  var li = class extends $ {
    /**
     * Clients must not use this property. It is here to ensure correct typing.
     */
    _;
    constructor(t) {
      super(t, 7);
    }
  };
  R.NotificationType7 = li;
  var di = class extends $ {
    /**
     * Clients must not use this property. It is here to ensure correct typing.
     */
    _;
    constructor(t) {
      super(t, 8);
    }
  };
  R.NotificationType8 = di;
  var fi = class extends $ {
    /**
     * Clients must not use this property. It is here to ensure correct typing.
     */
    _;
    constructor(t) {
      super(t, 9);
    }
  };
  R.NotificationType9 = fi;
  var Oc;
  (function(e) {
    function t(r) {
      let o = r;
      return o && at.string(o.method) && (at.string(o.id) || at.number(o.id));
    }
    e.isRequest = t;
    function n(r) {
      let o = r;
      return o && at.string(o.method) && r.id === void 0;
    }
    e.isNotification = n;
    function i(r) {
      let o = r;
      return o && (o.result !== void 0 || !!o.error) && (at.string(o.id) || at.number(o.id) || o.id === null);
    }
    e.isResponse = i;
  })(Oc || (R.Message = Oc = {}));
});

// node_modules/vscode-jsonrpc/lib/common/linkedMap.js
var gi = P((Je) => {
  "use strict";
  Object.defineProperty(Je, "__esModule", { value: !0 });
  Je.LRUCache = Je.LinkedMap = Je.Touch = void 0;
  var ce;
  (function(e) {
    e.None = 0, e.First = 1, e.AsOld = e.First, e.Last = 2, e.AsNew = e.Last;
  })(ce || (Je.Touch = ce = {}));
  var wn = class {
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
    get(t, n = ce.None) {
      let i = this._map.get(t);
      if (i)
        return n !== ce.None && this.touch(i, n), i.value;
    }
    set(t, n, i = ce.None) {
      let r = this._map.get(t);
      if (r)
        r.value = n, i !== ce.None && this.touch(r, i);
      else {
        switch (r = { key: t, value: n, next: void 0, previous: void 0 }, i) {
          case ce.None:
            this.addItemLast(r);
            break;
          case ce.First:
            this.addItemFirst(r);
            break;
          case ce.Last:
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
      if (!(n !== ce.First && n !== ce.Last)) {
        if (n === ce.First) {
          if (t === this._head)
            return;
          let i = t.next, r = t.previous;
          t === this._tail ? (r.next = void 0, this._tail = r) : (i.previous = r, r.next = i), t.previous = void 0, t.next = this._head, this._head.previous = t, this._head = t, this._state++;
        } else if (n === ce.Last) {
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
  Je.LinkedMap = wn;
  var pi = class extends wn {
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
    get(t, n = ce.AsNew) {
      return super.get(t, n);
    }
    peek(t) {
      return super.get(t, ce.None);
    }
    set(t, n) {
      return super.set(t, n, ce.Last), this.checkTrim(), this;
    }
    checkTrim() {
      this.size > this._limit && this.trimOld(Math.round(this._limit * this._ratio));
    }
  };
  Je.LRUCache = pi;
});

// node_modules/vscode-jsonrpc/lib/common/disposable.js
var qc = P((Pn) => {
  "use strict";
  Object.defineProperty(Pn, "__esModule", { value: !0 });
  Pn.Disposable = void 0;
  var Mc;
  (function(e) {
    function t(n) {
      return {
        dispose: n
      };
    }
    e.create = t;
  })(Mc || (Pn.Disposable = Mc = {}));
});

// node_modules/vscode-jsonrpc/lib/common/ral.js
var Xe = P((_i) => {
  "use strict";
  Object.defineProperty(_i, "__esModule", { value: !0 });
  var mi;
  function yi() {
    if (mi === void 0)
      throw new Error("No runtime abstraction layer installed");
    return mi;
  }
  (function(e) {
    function t(n) {
      if (n === void 0)
        throw new Error("No runtime abstraction layer provided");
      mi = n;
    }
    e.install = t;
  })(yi || (yi = {}));
  _i.default = yi;
});

// node_modules/vscode-jsonrpc/lib/common/events.js
var bt = P((Qe) => {
  "use strict";
  var Cf = Qe && Qe.__importDefault || function(e) {
    return e && e.__esModule ? e : { default: e };
  };
  Object.defineProperty(Qe, "__esModule", { value: !0 });
  Qe.Emitter = Qe.Event = void 0;
  var Sf = Cf(Xe()), kc;
  (function(e) {
    let t = { dispose() {
    } };
    e.None = function() {
      return t;
    };
  })(kc || (Qe.Event = kc = {}));
  var bi = class {
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
          (0, Sf.default)().console.error(u);
        }
      return n;
    }
    isEmpty() {
      return !this._callbacks || this._callbacks.length === 0;
    }
    dispose() {
      this._callbacks = void 0, this._contexts = void 0;
    }
  }, vi = class e {
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
        this._callbacks || (this._callbacks = new bi()), this._options && this._options.onFirstListenerAdd && this._callbacks.isEmpty() && this._options.onFirstListenerAdd(this), this._callbacks.add(t, n);
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
  Qe.Emitter = vi;
});

// node_modules/vscode-jsonrpc/lib/common/cancellation.js
var Sn = P((pe) => {
  "use strict";
  var Tf = pe && pe.__createBinding || (Object.create ? (function(e, t, n, i) {
    i === void 0 && (i = n);
    var r = Object.getOwnPropertyDescriptor(t, n);
    (!r || ("get" in r ? !t.__esModule : r.writable || r.configurable)) && (r = { enumerable: !0, get: function() {
      return t[n];
    } }), Object.defineProperty(e, i, r);
  }) : (function(e, t, n, i) {
    i === void 0 && (i = n), e[i] = t[n];
  })), Of = pe && pe.__setModuleDefault || (Object.create ? (function(e, t) {
    Object.defineProperty(e, "default", { enumerable: !0, value: t });
  }) : function(e, t) {
    e.default = t;
  }), Mf = pe && pe.__importStar || /* @__PURE__ */ (function() {
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
      if (t != null) for (var i = e(t), r = 0; r < i.length; r++) i[r] !== "default" && Tf(n, t, i[r]);
      return Of(n, t), n;
    };
  })(), qf = pe && pe.__importDefault || function(e) {
    return e && e.__esModule ? e : { default: e };
  };
  Object.defineProperty(pe, "__esModule", { value: !0 });
  pe.CancellationTokenSource = pe.CancellationToken = void 0;
  var kf = qf(Xe()), xf = Mf(_t()), Di = bt(), Rn;
  (function(e) {
    e.None = Object.freeze({
      isCancellationRequested: !1,
      onCancellationRequested: Di.Event.None
    }), e.Cancelled = Object.freeze({
      isCancellationRequested: !0,
      onCancellationRequested: Di.Event.None
    });
    function t(n) {
      let i = n;
      return i && (i === e.None || i === e.Cancelled || xf.boolean(i.isCancellationRequested) && !!i.onCancellationRequested);
    }
    e.is = t;
  })(Rn || (pe.CancellationToken = Rn = {}));
  var jf = Object.freeze(function(e, t) {
    let n = (0, kf.default)().timer.setTimeout(e.bind(t), 0);
    return { dispose() {
      n.dispose();
    } };
  }), Cn = class {
    _isCancelled = !1;
    _emitter;
    cancel() {
      this._isCancelled || (this._isCancelled = !0, this._emitter && (this._emitter.fire(void 0), this.dispose()));
    }
    get isCancellationRequested() {
      return this._isCancelled;
    }
    get onCancellationRequested() {
      return this._isCancelled ? jf : (this._emitter || (this._emitter = new Di.Emitter()), this._emitter.event);
    }
    dispose() {
      this._emitter && (this._emitter.dispose(), this._emitter = void 0);
    }
  }, wi = class {
    _token;
    get token() {
      return this._token || (this._token = new Cn()), this._token;
    }
    cancel() {
      this._token ? this._token.cancel() : this._token = Rn.Cancelled;
    }
    dispose() {
      this._token ? this._token instanceof Cn && this._token.dispose() : this._token = Rn.None;
    }
  };
  pe.CancellationTokenSource = wi;
});

// node_modules/vscode-jsonrpc/lib/common/sharedArrayCancellation.js
var xc = P((vt) => {
  "use strict";
  Object.defineProperty(vt, "__esModule", { value: !0 });
  vt.SharedArrayReceiverStrategy = vt.SharedArraySenderStrategy = void 0;
  var Ef = Sn(), Jt;
  (function(e) {
    e.Continue = 0, e.Cancelled = 1;
  })(Jt || (Jt = {}));
  var Pi = class {
    buffers;
    constructor() {
      this.buffers = /* @__PURE__ */ new Map();
    }
    enableCancellation(t) {
      if (t.id === null)
        return;
      let n = new SharedArrayBuffer(4), i = new Int32Array(n, 0, 1);
      i[0] = Jt.Continue, this.buffers.set(t.id, n), t.$cancellationData = n;
    }
    async sendCancellation(t, n) {
      let i = this.buffers.get(n);
      if (i === void 0)
        return;
      let r = new Int32Array(i, 0, 1);
      Atomics.store(r, 0, Jt.Cancelled);
    }
    cleanup(t) {
      this.buffers.delete(t);
    }
    dispose() {
      this.buffers.clear();
    }
  };
  vt.SharedArraySenderStrategy = Pi;
  var Ri = class {
    data;
    constructor(t) {
      this.data = new Int32Array(t, 0, 1);
    }
    get isCancellationRequested() {
      return Atomics.load(this.data, 0) === Jt.Cancelled;
    }
    get onCancellationRequested() {
      throw new Error("Cancellation over SharedArrayBuffer doesn't support cancellation events");
    }
  }, Ci = class {
    token;
    constructor(t) {
      this.token = new Ri(t);
    }
    cancel() {
    }
    dispose() {
    }
  }, Si = class {
    kind = "request";
    createCancellationTokenSource(t) {
      let n = t.$cancellationData;
      return n === void 0 ? new Ef.CancellationTokenSource() : new Ci(n);
    }
  };
  vt.SharedArrayReceiverStrategy = Si;
});

// node_modules/vscode-jsonrpc/lib/common/semaphore.js
var Oi = P((Dt) => {
  "use strict";
  var Nf = Dt && Dt.__importDefault || function(e) {
    return e && e.__esModule ? e : { default: e };
  };
  Object.defineProperty(Dt, "__esModule", { value: !0 });
  Dt.Semaphore = void 0;
  var Ff = Nf(Xe()), Ti = class {
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
      this._waiting.length === 0 || this._active === this._capacity || (0, Ff.default)().timer.setImmediate(() => this.doRunNext());
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
  Dt.Semaphore = Ti;
});

// node_modules/vscode-jsonrpc/lib/common/messageReader.js
var Ec = P((ae) => {
  "use strict";
  var If = ae && ae.__createBinding || (Object.create ? (function(e, t, n, i) {
    i === void 0 && (i = n);
    var r = Object.getOwnPropertyDescriptor(t, n);
    (!r || ("get" in r ? !t.__esModule : r.writable || r.configurable)) && (r = { enumerable: !0, get: function() {
      return t[n];
    } }), Object.defineProperty(e, i, r);
  }) : (function(e, t, n, i) {
    i === void 0 && (i = n), e[i] = t[n];
  })), Lf = ae && ae.__setModuleDefault || (Object.create ? (function(e, t) {
    Object.defineProperty(e, "default", { enumerable: !0, value: t });
  }) : function(e, t) {
    e.default = t;
  }), Af = ae && ae.__importStar || /* @__PURE__ */ (function() {
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
      if (t != null) for (var i = e(t), r = 0; r < i.length; r++) i[r] !== "default" && If(n, t, i[r]);
      return Lf(n, t), n;
    };
  })(), Wf = ae && ae.__importDefault || function(e) {
    return e && e.__esModule ? e : { default: e };
  };
  Object.defineProperty(ae, "__esModule", { value: !0 });
  ae.ReadableStreamMessageReader = ae.AbstractMessageReader = ae.MessageReader = void 0;
  var qi = Wf(Xe()), wt = Af(_t()), Mi = bt(), Hf = Oi(), jc;
  (function(e) {
    function t(n) {
      let i = n;
      return i && wt.func(i.listen) && wt.func(i.dispose) && wt.func(i.onError) && wt.func(i.onClose) && wt.func(i.onPartialMessage);
    }
    e.is = t;
  })(jc || (ae.MessageReader = jc = {}));
  var Tn = class {
    errorEmitter;
    closeEmitter;
    partialMessageEmitter;
    constructor() {
      this.errorEmitter = new Mi.Emitter(), this.closeEmitter = new Mi.Emitter(), this.partialMessageEmitter = new Mi.Emitter();
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
      return t instanceof Error ? t : new Error(`Reader received error. Reason: ${wt.string(t.message) ? t.message : "unknown"}`);
    }
  };
  ae.AbstractMessageReader = Tn;
  var ki;
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
      return u === void 0 && (u = (0, qi.default)().applicationJson.decoder, y.set(u.name, u)), { charset: i, contentDecoder: o, contentDecoders: c, contentTypeDecoder: u, contentTypeDecoders: y };
    }
    e.fromOptions = t;
  })(ki || (ki = {}));
  var xi = class extends Tn {
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
      super(), this.readable = t, this.options = ki.fromOptions(n), this.buffer = (0, qi.default)().messageBuffer.create(this.options.charset), this._partialMessageTimeout = 1e4, this.nextMessageLength = -1, this.messageToken = 0, this.readSemaphore = new Hf.Semaphore(1);
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
      this.clearPartialMessageTimer(), !(this._partialMessageTimeout <= 0) && (this.partialMessageTimer = (0, qi.default)().timer.setTimeout((t, n) => {
        this.partialMessageTimer = void 0, t === this.messageToken && (this.firePartialMessage({ messageToken: t, waitingTime: n }), this.setPartialMessageTimer());
      }, this._partialMessageTimeout, this.messageToken, this._partialMessageTimeout));
    }
  };
  ae.ReadableStreamMessageReader = xi;
});

// node_modules/vscode-jsonrpc/lib/common/messageWriter.js
var Ac = P((ue) => {
  "use strict";
  var $f = ue && ue.__createBinding || (Object.create ? (function(e, t, n, i) {
    i === void 0 && (i = n);
    var r = Object.getOwnPropertyDescriptor(t, n);
    (!r || ("get" in r ? !t.__esModule : r.writable || r.configurable)) && (r = { enumerable: !0, get: function() {
      return t[n];
    } }), Object.defineProperty(e, i, r);
  }) : (function(e, t, n, i) {
    i === void 0 && (i = n), e[i] = t[n];
  })), Uf = ue && ue.__setModuleDefault || (Object.create ? (function(e, t) {
    Object.defineProperty(e, "default", { enumerable: !0, value: t });
  }) : function(e, t) {
    e.default = t;
  }), zf = ue && ue.__importStar || /* @__PURE__ */ (function() {
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
      if (t != null) for (var i = e(t), r = 0; r < i.length; r++) i[r] !== "default" && $f(n, t, i[r]);
      return Uf(n, t), n;
    };
  })(), Bf = ue && ue.__importDefault || function(e) {
    return e && e.__esModule ? e : { default: e };
  };
  Object.defineProperty(ue, "__esModule", { value: !0 });
  ue.WriteableStreamMessageWriter = ue.AbstractMessageWriter = ue.MessageWriter = void 0;
  var Nc = Bf(Xe()), Xt = zf(_t()), Vf = Oi(), Fc = bt(), Gf = "Content-Length: ", Ic = `\r
`, Lc;
  (function(e) {
    function t(n) {
      let i = n;
      return i && Xt.func(i.dispose) && Xt.func(i.onClose) && Xt.func(i.onError) && Xt.func(i.write);
    }
    e.is = t;
  })(Lc || (ue.MessageWriter = Lc = {}));
  var On = class {
    errorEmitter;
    closeEmitter;
    constructor() {
      this.errorEmitter = new Fc.Emitter(), this.closeEmitter = new Fc.Emitter();
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
      return t instanceof Error ? t : new Error(`Writer received error. Reason: ${Xt.string(t.message) ? t.message : "unknown"}`);
    }
  };
  ue.AbstractMessageWriter = On;
  var ji;
  (function(e) {
    function t(n) {
      return n === void 0 || typeof n == "string" ? { charset: n ?? "utf-8", contentTypeEncoder: (0, Nc.default)().applicationJson.encoder } : { charset: n.charset ?? "utf-8", contentEncoder: n.contentEncoder, contentTypeEncoder: n.contentTypeEncoder ?? (0, Nc.default)().applicationJson.encoder };
    }
    e.fromOptions = t;
  })(ji || (ji = {}));
  var Ei = class extends On {
    writable;
    options;
    errorCount;
    writeSemaphore;
    constructor(t, n) {
      super(), this.writable = t, this.options = ji.fromOptions(n), this.errorCount = 0, this.writeSemaphore = new Vf.Semaphore(1), this.writable.onError((i) => this.fireError(i)), this.writable.onClose(() => this.fireClose());
    }
    async write(t) {
      return this.writeSemaphore.lock(async () => this.options.contentTypeEncoder.encode(t, this.options).then((i) => this.options.contentEncoder !== void 0 ? this.options.contentEncoder.encode(i) : i).then((i) => {
        let r = [];
        return r.push(Gf, i.byteLength.toString(), Ic), r.push(Ic), this.doWrite(t, r, i);
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
  ue.WriteableStreamMessageWriter = Ei;
});

// node_modules/vscode-jsonrpc/lib/common/messageBuffer.js
var Wc = P((Mn) => {
  "use strict";
  Object.defineProperty(Mn, "__esModule", { value: !0 });
  Mn.AbstractMessageBuffer = void 0;
  var Jf = 13, Xf = 10, Qf = `\r
`, Ni = class {
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
            case Jf:
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
            case Xf:
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
      let c = this._read(o + r), u = /* @__PURE__ */ new Map(), y = this.toString(c, "ascii").split(Qf);
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
  Mn.AbstractMessageBuffer = Ni;
});

// node_modules/vscode-jsonrpc/lib/common/connection.js
var zc = P((O) => {
  "use strict";
  var Yf = O && O.__createBinding || (Object.create ? (function(e, t, n, i) {
    i === void 0 && (i = n);
    var r = Object.getOwnPropertyDescriptor(t, n);
    (!r || ("get" in r ? !t.__esModule : r.writable || r.configurable)) && (r = { enumerable: !0, get: function() {
      return t[n];
    } }), Object.defineProperty(e, i, r);
  }) : (function(e, t, n, i) {
    i === void 0 && (i = n), e[i] = t[n];
  })), Zf = O && O.__setModuleDefault || (Object.create ? (function(e, t) {
    Object.defineProperty(e, "default", { enumerable: !0, value: t });
  }) : function(e, t) {
    e.default = t;
  }), Kf = O && O.__importStar || /* @__PURE__ */ (function() {
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
      if (t != null) for (var i = e(t), r = 0; r < i.length; r++) i[r] !== "default" && Yf(n, t, i[r]);
      return Zf(n, t), n;
    };
  })(), eh = O && O.__importDefault || function(e) {
    return e && e.__esModule ? e : { default: e };
  };
  Object.defineProperty(O, "__esModule", { value: !0 });
  O.ConnectionOptions = O.MessageStrategy = O.CancellationStrategy = O.CancellationSenderStrategy = O.CancellationReceiverStrategy = O.RequestCancellationReceiverStrategy = O.IdCancellationReceiverStrategy = O.ConnectionStrategy = O.ConnectionError = O.ConnectionErrors = O.LogTraceNotification = O.SetTraceNotification = O.TraceFormat = O.TraceValues = O.TraceValue = O.Trace = O.NullLogger = O.ProgressType =
  O.ProgressToken = void 0;
  O.createMessageConnection = th;
  var Hc = eh(Xe()), B = Kf(_t()), q = hi(), $c = gi(), Qt = bt(), Fi = Sn(), Kt;
  (function(e) {
    e.type = new q.NotificationType("$/cancelRequest");
  })(Kt || (Kt = {}));
  var Ii;
  (function(e) {
    function t(n) {
      return typeof n == "string" || typeof n == "number";
    }
    e.is = t;
  })(Ii || (O.ProgressToken = Ii = {}));
  var Yt;
  (function(e) {
    e.type = new q.NotificationType("$/progress");
  })(Yt || (Yt = {}));
  var Li = class {
    /**
     * Clients must not use these properties. They are here to ensure correct typing.
     * in TypeScript
     */
    __;
    _pr;
    constructor() {
    }
  };
  O.ProgressType = Li;
  var Ai;
  (function(e) {
    function t(n) {
      return B.func(n);
    }
    e.is = t;
  })(Ai || (Ai = {}));
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
  var N;
  (function(e) {
    e[e.Off = 0] = "Off", e[e.Messages = 1] = "Messages", e[e.Compact = 2] = "Compact", e[e.Verbose = 3] = "Verbose";
  })(N || (O.Trace = N = {}));
  var Wi;
  (function(e) {
    e.Off = "off", e.Messages = "messages", e.Compact = "compact", e.Verbose = "verbose";
  })(Wi || (O.TraceValue = Wi = {}));
  O.TraceValues = Wi;
  (function(e) {
    function t(i) {
      if (!B.string(i))
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
  })(N || (O.Trace = N = {}));
  var ye;
  (function(e) {
    e.Text = "text", e.JSON = "json";
  })(ye || (O.TraceFormat = ye = {}));
  (function(e) {
    function t(n) {
      return B.string(n) ? (n = n.toLowerCase(), n === "json" ? e.JSON : e.Text) : e.Text;
    }
    e.fromString = t;
  })(ye || (O.TraceFormat = ye = {}));
  var Hi;
  (function(e) {
    e.type = new q.NotificationType("$/setTrace");
  })(Hi || (O.SetTraceNotification = Hi = {}));
  var qn;
  (function(e) {
    e.type = new q.NotificationType("$/logTrace");
  })(qn || (O.LogTraceNotification = qn = {}));
  var Zt;
  (function(e) {
    e[e.Closed = 1] = "Closed", e[e.Disposed = 2] = "Disposed", e[e.AlreadyListening = 3] = "AlreadyListening";
  })(Zt || (O.ConnectionErrors = Zt = {}));
  var Pt = class e extends Error {
    code;
    constructor(t, n) {
      super(n), this.code = t, Object.setPrototypeOf(this, e.prototype);
    }
  };
  O.ConnectionError = Pt;
  var $i;
  (function(e) {
    function t(n) {
      let i = n;
      return i && B.func(i.cancelUndispatched);
    }
    e.is = t;
  })($i || (O.ConnectionStrategy = $i = {}));
  var kn;
  (function(e) {
    function t(n) {
      let i = n;
      return i && (i.kind === void 0 || i.kind === "id") && B.func(i.createCancellationTokenSource) && (i.dispose === void 0 || B.func(i.dispose));
    }
    e.is = t;
  })(kn || (O.IdCancellationReceiverStrategy = kn = {}));
  var Ui;
  (function(e) {
    function t(n) {
      let i = n;
      return i && i.kind === "request" && B.func(i.createCancellationTokenSource) && (i.dispose === void 0 || B.func(i.dispose));
    }
    e.is = t;
  })(Ui || (O.RequestCancellationReceiverStrategy = Ui = {}));
  var xn;
  (function(e) {
    e.Message = Object.freeze({
      createCancellationTokenSource(n) {
        return new Fi.CancellationTokenSource();
      }
    });
    function t(n) {
      return kn.is(n) || Ui.is(n);
    }
    e.is = t;
  })(xn || (O.CancellationReceiverStrategy = xn = {}));
  var jn;
  (function(e) {
    e.Message = Object.freeze({
      sendCancellation(n, i) {
        return n.sendNotification(Kt.type, { id: i });
      },
      cleanup(n) {
      }
    });
    function t(n) {
      let i = n;
      return i && B.func(i.sendCancellation) && B.func(i.cleanup);
    }
    e.is = t;
  })(jn || (O.CancellationSenderStrategy = jn = {}));
  var En;
  (function(e) {
    e.Message = Object.freeze({
      receiver: xn.Message,
      sender: jn.Message
    });
    function t(n) {
      let i = n;
      return i && xn.is(i.receiver) && jn.is(i.sender);
    }
    e.is = t;
  })(En || (O.CancellationStrategy = En = {}));
  var Nn;
  (function(e) {
    function t(n) {
      let i = n;
      return i && B.func(i.handleMessage);
    }
    e.is = t;
  })(Nn || (O.MessageStrategy = Nn = {}));
  var Uc;
  (function(e) {
    function t(n) {
      let i = n;
      return i && (En.is(i.cancellationStrategy) || $i.is(i.connectionStrategy) || Nn.is(i.messageStrategy) || B.number(i.maxParallelism));
    }
    e.is = t;
  })(Uc || (O.ConnectionOptions = Uc = {}));
  var Ce;
  (function(e) {
    e[e.New = 1] = "New", e[e.Listening = 2] = "Listening", e[e.Closed = 3] = "Closed", e[e.Disposed = 4] = "Disposed";
  })(Ce || (Ce = {}));
  function th(e, t, n, i) {
    let r = n !== void 0 ? n : O.NullLogger, o = 0, c = 0, u = 0, y = "2.0", m = i?.maxParallelism ?? -1, _ = 0, w, C = /* @__PURE__ */ new Map(), T, W = /* @__PURE__ */ new Map(), F = /* @__PURE__ */ new Map(), G, E = new $c.LinkedMap(), d = /* @__PURE__ */ new Map(), h = /* @__PURE__ */ new Set(), D = /* @__PURE__ */ new Map(), k = N.Off, K = ye.Text, Y, ze = Ce.New, Lr = new Qt.Emitter(), ac = new Qt.
    Emitter(), uc = new Qt.Emitter(), lc = new Qt.Emitter(), dc = new Qt.Emitter(), Be = i && i.cancellationStrategy ? i.cancellationStrategy : En.Message;
    function Wd(a) {
    }
    function fc() {
      return ze === Ce.Listening;
    }
    function hc() {
      return ze === Ce.Closed;
    }
    function mt() {
      return ze === Ce.Disposed;
    }
    function pc() {
      (ze === Ce.New || ze === Ce.Listening) && (ze = Ce.Closed, ac.fire(void 0));
    }
    function Hd(a) {
      Lr.fire([a, void 0, void 0]);
    }
    function $d(a) {
      Lr.fire(a);
    }
    e.onClose(pc), e.onError(Hd), t.onClose(pc), t.onError($d);
    function gc(a) {
      if (a === null)
        throw new Error("Can't send requests with id null since the response can't be correlated.");
      return "req-" + a.toString();
    }
    function Ud(a) {
      return a === null ? "res-unknown-" + (++u).toString() : "res-" + a.toString();
    }
    function zd() {
      return "not-" + (++c).toString();
    }
    function Bd(a, g) {
      q.Message.isRequest(g) ? a.set(gc(g.id), g) : q.Message.isResponse(g) ? m === -1 ? a.set(Ud(g.id), g) : yc(g) : a.set(zd(), g);
    }
    function Ar() {
      G || E.size === 0 || m !== -1 && _ >= m || (G = (0, Hc.default)().timer.setImmediate(async () => {
        if (G = void 0, E.size === 0 || m !== -1 && _ >= m)
          return;
        let a = E.shift(), g;
        try {
          _++;
          let b = i?.messageStrategy;
          Nn.is(b) ? g = b.handleMessage(a, mc) : g = mc(a);
        } catch (b) {
          r.error(`Processing message queue failed: ${b.toString()}`);
        } finally {
          g instanceof Promise ? g.then(() => {
          }).catch((b) => {
            r.error(`Processing message queue failed: ${b.toString()}`);
          }).finally(() => {
            _--, Ar();
          }) : _--, Ar();
        }
      }));
    }
    async function mc(a) {
      return q.Message.isRequest(a) ? Gd(a) : q.Message.isNotification(a) ? Jd(a) : q.Message.isResponse(a) ? yc(a) : Xd(a);
    }
    let Vd = (a) => {
      try {
        if (q.Message.isNotification(a) && a.method === Kt.type.method) {
          let g = a.params.id, b = gc(g), S = E.get(b);
          if (q.Message.isRequest(S)) {
            let z = i?.connectionStrategy, I = z && z.cancelUndispatched ? z.cancelUndispatched(S, Wd) : void 0;
            if (I && (I.error !== void 0 || I.result !== void 0)) {
              E.delete(b), D.delete(g), I.id = S.id, Wr(I, a.method, Date.now()), t.write(I).catch(() => r.error("Sending response for canceled message failed."));
              return;
            }
          }
          let j = D.get(g);
          if (j !== void 0) {
            j.cancel(), Hr(a);
            return;
          } else
            h.add(g);
        }
        Bd(E, a);
      } finally {
        Ar();
      }
    };
    async function Gd(a) {
      if (mt())
        return Promise.resolve();
      function g(ee, se, J) {
        let X = {
          jsonrpc: y,
          id: a.id
        };
        return ee instanceof q.ResponseError ? X.error = ee.toJson() : X.result = ee === void 0 ? null : ee, Wr(X, se, J), t.write(X);
      }
      function b(ee, se, J) {
        let X = {
          jsonrpc: y,
          id: a.id,
          error: ee.toJson()
        };
        return Wr(X, se, J), t.write(X);
      }
      Zd(a);
      let S = C.get(a.method), j, z;
      S && (j = S.type, z = S.handler);
      let I = Date.now();
      if (z || w) {
        let ee = a.id ?? String(Date.now()), se = kn.is(Be.receiver) ? Be.receiver.createCancellationTokenSource(ee) : Be.receiver.createCancellationTokenSource(a);
        a.id !== null && h.has(a.id) && se.cancel(), a.id !== null && D.set(ee, se);
        try {
          let J;
          if (z)
            if (a.params === void 0) {
              if (j !== void 0 && j.numberOfParams !== 0)
                return b(new q.ResponseError(q.ErrorCodes.InvalidParams, `Request ${a.method} defines ${j.numberOfParams} params but received none.`), a.method, I);
              J = z(se.token);
            } else if (Array.isArray(a.params)) {
              if (j !== void 0 && j.parameterStructures === q.ParameterStructures.byName)
                return b(new q.ResponseError(q.ErrorCodes.InvalidParams, `Request ${a.method} defines parameters by name but received parameters by position`), a.method, I);
              J = z(...a.params, se.token);
            } else {
              if (j !== void 0 && j.parameterStructures === q.ParameterStructures.byPosition)
                return b(new q.ResponseError(q.ErrorCodes.InvalidParams, `Request ${a.method} defines parameters by position but received parameters by name`), a.method, I);
              J = z(a.params, se.token);
            }
          else w && (J = w(a.method, a.params, se.token));
          let X = await J;
          await g(X, a.method, I);
        } catch (J) {
          J instanceof q.ResponseError ? await g(J, a.method, I) : J && B.string(J.message) ? await b(new q.ResponseError(q.ErrorCodes.InternalError, `Request ${a.method} failed with message: ${J.message}`), a.method, I) : await b(new q.ResponseError(q.ErrorCodes.InternalError, `Request ${a.method} failed unexpectedly without providing any details.`), a.method, I);
        } finally {
          D.delete(ee);
        }
      } else
        await b(new q.ResponseError(q.ErrorCodes.MethodNotFound, `Unhandled method ${a.method}`), a.method, I);
    }
    function yc(a) {
      if (!mt())
        if (a.id === null)
          a.error ? r.error(`Received response message without id: Error is: 
${JSON.stringify(a.error, void 0, 4)}`) : r.error("Received response message without id. No further error information provided.");
        else {
          let g = a.id, b = d.get(g);
          if (Kd(a, b), b !== void 0) {
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
    async function Jd(a) {
      if (mt())
        return;
      let g, b;
      if (a.method === Kt.type.method) {
        let S = a.params.id;
        h.delete(S), Hr(a);
        return;
      } else {
        let S = W.get(a.method);
        S && (b = S.handler, g = S.type);
      }
      if (b || T)
        try {
          if (Hr(a), b)
            if (a.params === void 0)
              g !== void 0 && g.numberOfParams !== 0 && g.parameterStructures !== q.ParameterStructures.byName && r.error(`Notification ${a.method} defines ${g.numberOfParams} params but received none.`), await b();
            else if (Array.isArray(a.params)) {
              let S = a.params;
              a.method === Yt.type.method && S.length === 2 && Ii.is(S[0]) ? await b({ token: S[0], value: S[1] }) : (g !== void 0 && (g.parameterStructures === q.ParameterStructures.byName && r.error(`Notification ${a.method} defines parameters by name but received parameters by position`), g.numberOfParams !== a.params.length && r.error(`Notification ${a.method} defines ${g.numberOfParams} param\
s but received ${S.length} arguments`)), await b(...S));
            } else
              g !== void 0 && g.parameterStructures === q.ParameterStructures.byPosition && r.error(`Notification ${a.method} defines parameters by position but received parameters by name`), await b(a.params);
          else T && await T(a.method, a.params);
        } catch (S) {
          S.message ? r.error(`Notification handler '${a.method}' failed with message: ${S.message}`) : r.error(`Notification handler '${a.method}' failed unexpectedly.`);
        }
      else
        uc.fire(a);
    }
    function Xd(a) {
      if (!a) {
        r.error("Received empty message.");
        return;
      }
      r.error(`Received message which is neither a response nor a notification message:
${JSON.stringify(a, null, 4)}`);
      let g = a;
      if (B.string(g.id) || B.number(g.id)) {
        let b = g.id, S = d.get(b);
        S && S.reject(new Error("The received response has neither a result nor an error property."));
      }
    }
    function Ve(a) {
      if (a != null)
        switch (k) {
          case N.Verbose:
            return JSON.stringify(a, null, 4);
          case N.Compact:
            return JSON.stringify(a);
          default:
            return;
        }
    }
    function Qd(a) {
      if (!(k === N.Off || !Y))
        if (K === ye.Text) {
          let g;
          (k === N.Verbose || k === N.Compact) && a.params && (g = `Params: ${Ve(a.params)}`), Y.log(`Sending request '${a.method} - (${a.id})'.`, g);
        } else
          yt("send-request", a);
    }
    function Yd(a) {
      if (!(k === N.Off || !Y))
        if (K === ye.Text) {
          let g;
          (k === N.Verbose || k === N.Compact) && (a.params ? g = `Params: ${Ve(a.params)}` : g = "No parameters provided."), Y.log(`Sending notification '${a.method}'.`, g);
        } else
          yt("send-notification", a);
    }
    function Wr(a, g, b) {
      if (!(k === N.Off || !Y))
        if (K === ye.Text) {
          let S;
          (k === N.Verbose || k === N.Compact) && (a.error && a.error.data ? S = `Error data: ${Ve(a.error.data)}` : a.result ? S = `Result: ${Ve(a.result)}` : a.error === void 0 && (S = "No result returned."));
          let j = a.error ? ` Request failed: ${a.error.message} (${a.error.code}).` : "";
          Y.log(`Sending response '${g} - (${a.id})'. Processing request took ${Date.now() - b}ms.${j}`, S);
        } else
          yt("send-response", a);
    }
    function Zd(a) {
      if (!(k === N.Off || !Y))
        if (K === ye.Text) {
          let g;
          (k === N.Verbose || k === N.Compact) && a.params && (g = `Params: ${Ve(a.params)}`), Y.log(`Received request '${a.method} - (${a.id})'.`, g);
        } else
          yt("receive-request", a);
    }
    function Hr(a) {
      if (!(k === N.Off || !Y || a.method === qn.type.method))
        if (K === ye.Text) {
          let g;
          (k === N.Verbose || k === N.Compact) && (a.params ? g = `Params: ${Ve(a.params)}` : g = "No parameters provided."), Y.log(`Received notification '${a.method}'.`, g);
        } else
          yt("receive-notification", a);
    }
    function Kd(a, g) {
      if (!(k === N.Off || !Y))
        if (K === ye.Text) {
          let b;
          if ((k === N.Verbose || k === N.Compact) && (a.error && a.error.data ? b = `Error data: ${Ve(a.error.data)}` : a.result ? b = `Result: ${Ve(a.result)}` : a.error === void 0 && (b = "No result returned.")), g) {
            let S = a.error ? ` Request failed: ${a.error.message} (${a.error.code}).` : "";
            Y.log(`Received response '${g.method} - (${a.id})' in ${Date.now() - g.timerStart}ms.${S}`, b);
          } else
            Y.log(`Received response ${a.id} without active response promise.`, b);
        } else
          yt("receive-response", a);
    }
    function yt(a, g) {
      if (!Y || k === N.Off)
        return;
      let b = {
        isLSPMessage: !0,
        type: a,
        message: g,
        timestamp: Date.now()
      };
      Y.log(b);
    }
    function Bt() {
      if (hc())
        throw new Pt(Zt.Closed, "Connection is closed.");
      if (mt())
        throw new Pt(Zt.Disposed, "Connection is disposed.");
    }
    function ef() {
      if (fc())
        throw new Pt(Zt.AlreadyListening, "Connection is already listening");
    }
    function tf() {
      if (!fc())
        throw new Error("Call listen() first.");
    }
    function Vt(a) {
      return a === void 0 ? null : a;
    }
    function _c(a) {
      if (a !== null)
        return a;
    }
    function bc(a) {
      return a != null && !Array.isArray(a) && typeof a == "object";
    }
    function $r(a, g) {
      switch (a) {
        case q.ParameterStructures.auto:
          return bc(g) ? _c(g) : [Vt(g)];
        case q.ParameterStructures.byName:
          if (!bc(g))
            throw new Error("Received parameters by name but param is not an object literal.");
          return _c(g);
        case q.ParameterStructures.byPosition:
          return [Vt(g)];
        default:
          throw new Error(`Unknown parameter structure ${a.toString()}`);
      }
    }
    function vc(a, g) {
      let b, S = a.numberOfParams;
      switch (S) {
        case 0:
          b = void 0;
          break;
        case 1:
          b = $r(a.parameterStructures, g[0]);
          break;
        default:
          b = [];
          for (let j = 0; j < g.length && j < S; j++)
            b.push(Vt(g[j]));
          if (g.length < S)
            for (let j = g.length; j < S; j++)
              b.push(null);
          break;
      }
      return b;
    }
    let st = {
      sendNotification: (a, ...g) => {
        Bt();
        let b, S;
        if (B.string(a)) {
          b = a;
          let z = g[0], I = 0, ee = q.ParameterStructures.auto;
          q.ParameterStructures.is(z) && (I = 1, ee = z);
          let se = g.length, J = se - I;
          switch (J) {
            case 0:
              S = void 0;
              break;
            case 1:
              S = $r(ee, g[I]);
              break;
            default:
              if (ee === q.ParameterStructures.byName)
                throw new Error(`Received ${J} parameters for 'by Name' notification parameter structure.`);
              S = g.slice(I, se).map((X) => Vt(X));
              break;
          }
        } else {
          let z = g;
          b = a.method, S = vc(a, z);
        }
        let j = {
          jsonrpc: y,
          method: b,
          params: S
        };
        return Yd(j), t.write(j).catch((z) => {
          throw r.error("Sending notification failed."), z;
        });
      },
      onNotification: (a, g) => {
        Bt();
        let b;
        return B.func(a) ? T = a : g && (B.string(a) ? (b = a, W.set(a, { type: void 0, handler: g })) : (b = a.method, W.set(a.method, { type: a, handler: g }))), {
          dispose: () => {
            b !== void 0 ? W.get(b)?.handler === g && W.delete(b) : T === a && (T = void 0);
          }
        };
      },
      onProgress: (a, g, b) => {
        if (F.has(g))
          throw new Error(`Progress handler for token ${g} already registered`);
        return F.set(g, b), {
          dispose: () => {
            F.get(g) === b && F.delete(g);
          }
        };
      },
      sendProgress: (a, g, b) => st.sendNotification(Yt.type, { token: g, value: b }),
      onUnhandledProgress: lc.event,
      sendRequest: (a, ...g) => {
        Bt(), tf();
        function b(X, Pe) {
          let je = Be.sender.sendCancellation(X, Pe);
          je === void 0 ? r.log(`Received no promise from cancellation strategy when cancelling id ${Pe}`) : je.catch(() => {
            r.log(`Sending cancellation messages for id ${Pe} failed.`);
          });
        }
        let S, j, z;
        if (B.string(a)) {
          S = a;
          let X = g[0], Pe = g[g.length - 1], je = 0, Gt = q.ParameterStructures.auto;
          q.ParameterStructures.is(X) && (je = 1, Gt = X);
          let ct = g.length;
          Fi.CancellationToken.is(Pe) && (ct = ct - 1, z = Pe);
          let Ee = ct - je;
          switch (Ee) {
            case 0:
              j = void 0;
              break;
            case 1:
              j = $r(Gt, g[je]);
              break;
            default:
              if (Gt === q.ParameterStructures.byName)
                throw new Error(`Received ${Ee} parameters for 'by Name' request parameter structure.`);
              j = g.slice(je, ct).map((nf) => Vt(nf));
              break;
          }
        } else {
          let X = g;
          S = a.method, j = vc(a, X);
          let Pe = a.numberOfParams;
          z = Fi.CancellationToken.is(X[Pe]) ? X[Pe] : void 0;
        }
        let I = o++, ee, se = !1;
        z !== void 0 && (z.isCancellationRequested ? se = !0 : ee = z.onCancellationRequested(() => {
          b(st, I);
        }));
        let J = {
          jsonrpc: y,
          id: I,
          method: S,
          params: j
        };
        return Qd(J), typeof Be.sender.enableCancellation == "function" && Be.sender.enableCancellation(J), new Promise(async (X, Pe) => {
          let je = (Ee) => {
            X(Ee), Be.sender.cleanup(I), ee?.dispose();
          }, Gt = (Ee) => {
            Pe(Ee), Be.sender.cleanup(I), ee?.dispose();
          }, ct = { method: S, timerStart: Date.now(), resolve: je, reject: Gt };
          try {
            d.set(I, ct), await t.write(J), se && b(st, I);
          } catch (Ee) {
            d.delete(I), ct.reject(new q.ResponseError(q.ErrorCodes.MessageWriteError, Ee.message ? Ee.message : "Unknown reason")), r.error("Sending request failed.");
          }
        });
      },
      onRequest: (a, g) => {
        Bt();
        let b = null;
        return Ai.is(a) ? (b = void 0, w = a) : B.string(a) ? (b = null, g !== void 0 && (b = a, C.set(a, { handler: g, type: void 0 }))) : g !== void 0 && (b = a.method, C.set(a.method, { type: a, handler: g })), {
          dispose: () => {
            b !== null && (b !== void 0 ? C.get(b)?.handler === g && C.delete(b) : w === a && (w = void 0));
          }
        };
      },
      hasPendingResponse: () => d.size > 0,
      trace: async (a, g, b) => {
        let S = !1, j = ye.Text;
        b !== void 0 && (B.boolean(b) ? S = b : (S = b.sendNotification || !1, j = b.traceFormat || ye.Text)), k = a, K = j, k === N.Off ? Y = void 0 : Y = g, S && !hc() && !mt() && await st.sendNotification(Hi.type, { value: N.toString(a) });
      },
      onError: Lr.event,
      onClose: ac.event,
      onUnhandledNotification: uc.event,
      onDispose: dc.event,
      end: () => {
        t.end();
      },
      dispose: () => {
        if (mt())
          return;
        ze = Ce.Disposed, dc.fire(void 0);
        let a = new q.ResponseError(q.ErrorCodes.PendingResponseRejected, "Pending response rejected since connection got disposed");
        for (let g of d.values())
          g.reject(a);
        d = /* @__PURE__ */ new Map(), D = /* @__PURE__ */ new Map(), h = /* @__PURE__ */ new Set(), E = new $c.LinkedMap(), B.func(t.dispose) && t.dispose(), B.func(e.dispose) && e.dispose();
      },
      listen: () => {
        Bt(), ef(), ze = Ce.Listening, e.listen(Vd);
      },
      inspect: () => {
        (0, Hc.default)().console.log("inspect");
      }
    };
    return st.onNotification(qn.type, (a) => {
      if (k === N.Off || !Y)
        return;
      let g = k === N.Verbose || k === N.Compact;
      Y.log(a.message, g ? a.verbose : void 0);
    }), st.onNotification(Yt.type, async (a) => {
      let g = F.get(a.token);
      g ? await g(a.value) : lc.fire(a);
    }), st;
  }
});

// node_modules/vscode-jsonrpc/lib/common/api.js
var Fe = P((f) => {
  "use strict";
  var nh = f && f.__importDefault || function(e) {
    return e && e.__esModule ? e : { default: e };
  };
  Object.defineProperty(f, "__esModule", { value: !0 });
  f.ProgressType = f.ProgressToken = f.createMessageConnection = f.NullLogger = f.ConnectionOptions = f.ConnectionStrategy = f.AbstractMessageBuffer = f.WriteableStreamMessageWriter = f.AbstractMessageWriter = f.MessageWriter = f.ReadableStreamMessageReader = f.AbstractMessageReader = f.MessageReader = f.SharedArrayReceiverStrategy = f.SharedArraySenderStrategy = f.CancellationToken = f.CancellationTokenSource =
  f.Emitter = f.Event = f.Disposable = f.LRUCache = f.Touch = f.LinkedMap = f.ParameterStructures = f.NotificationType9 = f.NotificationType8 = f.NotificationType7 = f.NotificationType6 = f.NotificationType5 = f.NotificationType4 = f.NotificationType3 = f.NotificationType2 = f.NotificationType1 = f.NotificationType0 = f.NotificationType = f.ErrorCodes = f.ResponseError = f.RequestType9 = f.RequestType8 =
  f.RequestType7 = f.RequestType6 = f.RequestType5 = f.RequestType4 = f.RequestType3 = f.RequestType2 = f.RequestType1 = f.RequestType0 = f.RequestType = f.Message = f.RAL = void 0;
  f.MessageStrategy = f.CancellationStrategy = f.CancellationSenderStrategy = f.RequestCancellationReceiverStrategy = f.IdCancellationReceiverStrategy = f.CancellationReceiverStrategy = f.ConnectionError = f.ConnectionErrors = f.LogTraceNotification = f.SetTraceNotification = f.TraceFormat = f.TraceValues = f.TraceValue = f.Trace = void 0;
  var H = hi();
  Object.defineProperty(f, "Message", { enumerable: !0, get: function() {
    return H.Message;
  } });
  Object.defineProperty(f, "RequestType", { enumerable: !0, get: function() {
    return H.RequestType;
  } });
  Object.defineProperty(f, "RequestType0", { enumerable: !0, get: function() {
    return H.RequestType0;
  } });
  Object.defineProperty(f, "RequestType1", { enumerable: !0, get: function() {
    return H.RequestType1;
  } });
  Object.defineProperty(f, "RequestType2", { enumerable: !0, get: function() {
    return H.RequestType2;
  } });
  Object.defineProperty(f, "RequestType3", { enumerable: !0, get: function() {
    return H.RequestType3;
  } });
  Object.defineProperty(f, "RequestType4", { enumerable: !0, get: function() {
    return H.RequestType4;
  } });
  Object.defineProperty(f, "RequestType5", { enumerable: !0, get: function() {
    return H.RequestType5;
  } });
  Object.defineProperty(f, "RequestType6", { enumerable: !0, get: function() {
    return H.RequestType6;
  } });
  Object.defineProperty(f, "RequestType7", { enumerable: !0, get: function() {
    return H.RequestType7;
  } });
  Object.defineProperty(f, "RequestType8", { enumerable: !0, get: function() {
    return H.RequestType8;
  } });
  Object.defineProperty(f, "RequestType9", { enumerable: !0, get: function() {
    return H.RequestType9;
  } });
  Object.defineProperty(f, "ResponseError", { enumerable: !0, get: function() {
    return H.ResponseError;
  } });
  Object.defineProperty(f, "ErrorCodes", { enumerable: !0, get: function() {
    return H.ErrorCodes;
  } });
  Object.defineProperty(f, "NotificationType", { enumerable: !0, get: function() {
    return H.NotificationType;
  } });
  Object.defineProperty(f, "NotificationType0", { enumerable: !0, get: function() {
    return H.NotificationType0;
  } });
  Object.defineProperty(f, "NotificationType1", { enumerable: !0, get: function() {
    return H.NotificationType1;
  } });
  Object.defineProperty(f, "NotificationType2", { enumerable: !0, get: function() {
    return H.NotificationType2;
  } });
  Object.defineProperty(f, "NotificationType3", { enumerable: !0, get: function() {
    return H.NotificationType3;
  } });
  Object.defineProperty(f, "NotificationType4", { enumerable: !0, get: function() {
    return H.NotificationType4;
  } });
  Object.defineProperty(f, "NotificationType5", { enumerable: !0, get: function() {
    return H.NotificationType5;
  } });
  Object.defineProperty(f, "NotificationType6", { enumerable: !0, get: function() {
    return H.NotificationType6;
  } });
  Object.defineProperty(f, "NotificationType7", { enumerable: !0, get: function() {
    return H.NotificationType7;
  } });
  Object.defineProperty(f, "NotificationType8", { enumerable: !0, get: function() {
    return H.NotificationType8;
  } });
  Object.defineProperty(f, "NotificationType9", { enumerable: !0, get: function() {
    return H.NotificationType9;
  } });
  Object.defineProperty(f, "ParameterStructures", { enumerable: !0, get: function() {
    return H.ParameterStructures;
  } });
  var zi = gi();
  Object.defineProperty(f, "LinkedMap", { enumerable: !0, get: function() {
    return zi.LinkedMap;
  } });
  Object.defineProperty(f, "LRUCache", { enumerable: !0, get: function() {
    return zi.LRUCache;
  } });
  Object.defineProperty(f, "Touch", { enumerable: !0, get: function() {
    return zi.Touch;
  } });
  var rh = qc();
  Object.defineProperty(f, "Disposable", { enumerable: !0, get: function() {
    return rh.Disposable;
  } });
  var Bc = bt();
  Object.defineProperty(f, "Event", { enumerable: !0, get: function() {
    return Bc.Event;
  } });
  Object.defineProperty(f, "Emitter", { enumerable: !0, get: function() {
    return Bc.Emitter;
  } });
  var Vc = Sn();
  Object.defineProperty(f, "CancellationTokenSource", { enumerable: !0, get: function() {
    return Vc.CancellationTokenSource;
  } });
  Object.defineProperty(f, "CancellationToken", { enumerable: !0, get: function() {
    return Vc.CancellationToken;
  } });
  var Gc = xc();
  Object.defineProperty(f, "SharedArraySenderStrategy", { enumerable: !0, get: function() {
    return Gc.SharedArraySenderStrategy;
  } });
  Object.defineProperty(f, "SharedArrayReceiverStrategy", { enumerable: !0, get: function() {
    return Gc.SharedArrayReceiverStrategy;
  } });
  var Bi = Ec();
  Object.defineProperty(f, "MessageReader", { enumerable: !0, get: function() {
    return Bi.MessageReader;
  } });
  Object.defineProperty(f, "AbstractMessageReader", { enumerable: !0, get: function() {
    return Bi.AbstractMessageReader;
  } });
  Object.defineProperty(f, "ReadableStreamMessageReader", { enumerable: !0, get: function() {
    return Bi.ReadableStreamMessageReader;
  } });
  var Vi = Ac();
  Object.defineProperty(f, "MessageWriter", { enumerable: !0, get: function() {
    return Vi.MessageWriter;
  } });
  Object.defineProperty(f, "AbstractMessageWriter", { enumerable: !0, get: function() {
    return Vi.AbstractMessageWriter;
  } });
  Object.defineProperty(f, "WriteableStreamMessageWriter", { enumerable: !0, get: function() {
    return Vi.WriteableStreamMessageWriter;
  } });
  var ih = Wc();
  Object.defineProperty(f, "AbstractMessageBuffer", { enumerable: !0, get: function() {
    return ih.AbstractMessageBuffer;
  } });
  var Z = zc();
  Object.defineProperty(f, "ConnectionStrategy", { enumerable: !0, get: function() {
    return Z.ConnectionStrategy;
  } });
  Object.defineProperty(f, "ConnectionOptions", { enumerable: !0, get: function() {
    return Z.ConnectionOptions;
  } });
  Object.defineProperty(f, "NullLogger", { enumerable: !0, get: function() {
    return Z.NullLogger;
  } });
  Object.defineProperty(f, "createMessageConnection", { enumerable: !0, get: function() {
    return Z.createMessageConnection;
  } });
  Object.defineProperty(f, "ProgressToken", { enumerable: !0, get: function() {
    return Z.ProgressToken;
  } });
  Object.defineProperty(f, "ProgressType", { enumerable: !0, get: function() {
    return Z.ProgressType;
  } });
  Object.defineProperty(f, "Trace", { enumerable: !0, get: function() {
    return Z.Trace;
  } });
  Object.defineProperty(f, "TraceValue", { enumerable: !0, get: function() {
    return Z.TraceValue;
  } });
  Object.defineProperty(f, "TraceFormat", { enumerable: !0, get: function() {
    return Z.TraceFormat;
  } });
  Object.defineProperty(f, "SetTraceNotification", { enumerable: !0, get: function() {
    return Z.SetTraceNotification;
  } });
  Object.defineProperty(f, "LogTraceNotification", { enumerable: !0, get: function() {
    return Z.LogTraceNotification;
  } });
  Object.defineProperty(f, "ConnectionErrors", { enumerable: !0, get: function() {
    return Z.ConnectionErrors;
  } });
  Object.defineProperty(f, "ConnectionError", { enumerable: !0, get: function() {
    return Z.ConnectionError;
  } });
  Object.defineProperty(f, "CancellationReceiverStrategy", { enumerable: !0, get: function() {
    return Z.CancellationReceiverStrategy;
  } });
  Object.defineProperty(f, "IdCancellationReceiverStrategy", { enumerable: !0, get: function() {
    return Z.IdCancellationReceiverStrategy;
  } });
  Object.defineProperty(f, "RequestCancellationReceiverStrategy", { enumerable: !0, get: function() {
    return Z.RequestCancellationReceiverStrategy;
  } });
  Object.defineProperty(f, "CancellationSenderStrategy", { enumerable: !0, get: function() {
    return Z.CancellationSenderStrategy;
  } });
  Object.defineProperty(f, "CancellationStrategy", { enumerable: !0, get: function() {
    return Z.CancellationStrategy;
  } });
  Object.defineProperty(f, "MessageStrategy", { enumerable: !0, get: function() {
    return Z.MessageStrategy;
  } });
  Object.defineProperty(f, "TraceValues", { enumerable: !0, get: function() {
    return Z.TraceValues;
  } });
  var oh = nh(Xe());
  f.RAL = oh.default;
});

// node_modules/vscode-languageserver-types/lib/esm/main.js
var Vn = {};
Dc(Vn, {
  AnnotatedTextEdit: () => Ie,
  ApplyKind: () => go,
  ChangeAnnotation: () => Ye,
  ChangeAnnotationIdentifier: () => te,
  CodeAction: () => ko,
  CodeActionContext: () => qo,
  CodeActionKind: () => Mo,
  CodeActionTag: () => $n,
  CodeActionTriggerKind: () => cn,
  CodeDescription: () => no,
  CodeLens: () => xo,
  Color: () => In,
  ColorInformation: () => Qi,
  ColorPresentation: () => Yi,
  Command: () => ut,
  CompletionItem: () => yo,
  CompletionItemKind: () => uo,
  CompletionItemLabelDetails: () => mo,
  CompletionItemTag: () => fo,
  CompletionList: () => _o,
  CreateFile: () => Ct,
  DeleteFile: () => Tt,
  Diagnostic: () => nn,
  DiagnosticRelatedInformation: () => Ln,
  DiagnosticSeverity: () => eo,
  DiagnosticTag: () => to,
  DocumentHighlight: () => Po,
  DocumentHighlightKind: () => wo,
  DocumentLink: () => Eo,
  DocumentSymbol: () => Oo,
  DocumentUri: () => Gi,
  EOL: () => sh,
  FoldingRange: () => Ki,
  FoldingRangeKind: () => Zi,
  FormattingOptions: () => jo,
  Hover: () => bo,
  InlayHint: () => Uo,
  InlayHintKind: () => Un,
  InlayHintLabelPart: () => zn,
  InlineCompletionContext: () => Jo,
  InlineCompletionItem: () => zo,
  InlineCompletionList: () => Bo,
  InlineCompletionTriggerKind: () => Vo,
  InlineValueContext: () => $o,
  InlineValueEvaluatableExpression: () => Ho,
  InlineValueText: () => Ao,
  InlineValueVariableLookup: () => Wo,
  InsertReplaceEdit: () => ho,
  InsertTextFormat: () => lo,
  InsertTextMode: () => po,
  LanguageKind: () => co,
  Location: () => tn,
  LocationLink: () => Xi,
  MarkedString: () => sn,
  MarkupContent: () => Ze,
  MarkupKind: () => Hn,
  OptionalVersionedTextDocumentIdentifier: () => on,
  ParameterInformation: () => vo,
  Position: () => ve,
  Range: () => V,
  RenameFile: () => St,
  SelectedCompletionInfo: () => Go,
  SelectionRange: () => No,
  SemanticTokenModifiers: () => Io,
  SemanticTokenTypes: () => Fo,
  SemanticTokens: () => Lo,
  SignatureInformation: () => Do,
  SnippetTextEdit: () => ro,
  StringValue: () => Bn,
  SymbolInformation: () => So,
  SymbolKind: () => Ro,
  SymbolTag: () => Co,
  TextDocument: () => Qo,
  TextDocumentEdit: () => rn,
  TextDocumentIdentifier: () => oo,
  TextDocumentItem: () => ao,
  TextEdit: () => Me,
  URI: () => Fn,
  VersionedTextDocumentIdentifier: () => so,
  WorkspaceChange: () => io,
  WorkspaceEdit: () => An,
  WorkspaceFolder: () => Xo,
  WorkspaceSymbol: () => To,
  integer: () => Ji,
  uinteger: () => en
});
var Gi, Fn, Ji, en, ve, V, tn, Xi, In, Qi, Yi, Zi, Ki, Ln, eo, to, no, nn, ut, Me, Ye, te, Ie, rn, Ct, St, Tt, An, Rt, ro, Wn, io, oo, so, on, co, ao, Hn, Ze, uo, lo, fo, ho, po, go, mo, yo, _o, sn, bo, vo, Do, wo, Po, Ro, Co, So, To, Oo, Mo, cn, qo, $n, ko, xo, jo, Eo, No, Fo, Io, Lo, Ao, Wo, Ho, $o, Un, zn, Uo, Bn, zo, Bo, Vo, Go, Jo, Xo, sh, Qo, Yo, l, Gn = uf(() => {
  "use strict";
  (function(e) {
    function t(n) {
      return typeof n == "string";
    }
    e.is = t;
  })(Gi || (Gi = {}));
  (function(e) {
    function t(n) {
      return typeof n == "string";
    }
    e.is = t;
  })(Fn || (Fn = {}));
  (function(e) {
    e.MIN_VALUE = -2147483648, e.MAX_VALUE = 2147483647;
    function t(n) {
      return typeof n == "number" && e.MIN_VALUE <= n && n <= e.MAX_VALUE;
    }
    e.is = t;
  })(Ji || (Ji = {}));
  (function(e) {
    e.MIN_VALUE = 0, e.MAX_VALUE = 2147483647;
    function t(n) {
      return typeof n == "number" && e.MIN_VALUE <= n && n <= e.MAX_VALUE;
    }
    e.is = t;
  })(en || (en = {}));
  (function(e) {
    function t(i, r) {
      return i === Number.MAX_VALUE && (i = en.MAX_VALUE), r === Number.MAX_VALUE && (r = en.MAX_VALUE), { line: i, character: r };
    }
    e.create = t;
    function n(i) {
      let r = i;
      return l.objectLiteral(r) && l.uinteger(r.line) && l.uinteger(r.character);
    }
    e.is = n;
  })(ve || (ve = {}));
  (function(e) {
    function t(i, r, o, c) {
      if (l.uinteger(i) && l.uinteger(r) && l.uinteger(o) && l.uinteger(c))
        return { start: ve.create(i, r), end: ve.create(o, c) };
      if (ve.is(i) && ve.is(r))
        return { start: i, end: r };
      throw new Error(`Range#create called with invalid arguments[${i}, ${r}, ${o}, ${c}]`);
    }
    e.create = t;
    function n(i) {
      let r = i;
      return l.objectLiteral(r) && ve.is(r.start) && ve.is(r.end);
    }
    e.is = n;
  })(V || (V = {}));
  (function(e) {
    function t(i, r) {
      return { uri: i, range: r };
    }
    e.create = t;
    function n(i) {
      let r = i;
      return l.objectLiteral(r) && V.is(r.range) && (l.string(r.uri) || l.undefined(r.uri));
    }
    e.is = n;
  })(tn || (tn = {}));
  (function(e) {
    function t(i, r, o, c) {
      return { targetUri: i, targetRange: r, targetSelectionRange: o, originSelectionRange: c };
    }
    e.create = t;
    function n(i) {
      let r = i;
      return l.objectLiteral(r) && V.is(r.targetRange) && l.string(r.targetUri) && V.is(r.targetSelectionRange) && (V.is(r.originSelectionRange) || l.undefined(r.originSelectionRange));
    }
    e.is = n;
  })(Xi || (Xi = {}));
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
  })(In || (In = {}));
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
      return l.objectLiteral(r) && V.is(r.range) && In.is(r.color);
    }
    e.is = n;
  })(Qi || (Qi = {}));
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
      return l.objectLiteral(r) && l.string(r.label) && (l.undefined(r.textEdit) || Me.is(r.textEdit)) && (l.undefined(r.additionalTextEdits) || l.typedArray(r.additionalTextEdits, Me.is));
    }
    e.is = n;
  })(Yi || (Yi = {}));
  (function(e) {
    e.Comment = "comment", e.Imports = "imports", e.Region = "region";
  })(Zi || (Zi = {}));
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
  })(Ki || (Ki = {}));
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
      return l.defined(r) && tn.is(r.location) && l.string(r.message);
    }
    e.is = n;
  })(Ln || (Ln = {}));
  (function(e) {
    e.Error = 1, e.Warning = 2, e.Information = 3, e.Hint = 4;
  })(eo || (eo = {}));
  (function(e) {
    e.Unnecessary = 1, e.Deprecated = 2;
  })(to || (to = {}));
  (function(e) {
    function t(n) {
      let i = n;
      return l.objectLiteral(i) && l.string(i.href);
    }
    e.is = t;
  })(no || (no = {}));
  (function(e) {
    function t(o, c, u, y, m, _) {
      let w = { range: o, message: c };
      return l.defined(u) && (w.severity = u), l.defined(y) && (w.code = y), l.defined(m) && (w.source = m), l.defined(_) && (w.relatedInformation = _), w;
    }
    e.create = t;
    function n(o) {
      var c;
      let u = o;
      return l.defined(u) && V.is(u.range) && (l.string(u.message) || Ze.is(u.message)) && (l.number(u.severity) || l.undefined(u.severity)) && (l.integer(u.code) || l.string(u.code) || l.undefined(u.code)) && (l.undefined(u.codeDescription) || l.string((c = u.codeDescription) === null || c === void 0 ? void 0 : c.href)) && (l.string(u.source) || l.undefined(u.source)) && (l.undefined(u.relatedInformation) ||
      l.typedArray(u.relatedInformation, Ln.is));
    }
    e.is = n;
    function i(o) {
      return l.string(o.message);
    }
    e.is3_17 = i;
    function r(o) {
      if (l.string(o.message))
        return o.message;
      if (Ze.is(o.message))
        return o.message.value;
      throw new Error(`Unknown message type ${typeof o.message}`);
    }
    e.getMessageString = r;
  })(nn || (nn = {}));
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
  })(ut || (ut = {}));
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
      return l.objectLiteral(c) && l.string(c.newText) && V.is(c.range);
    }
    e.is = r;
  })(Me || (Me = {}));
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
  })(Ye || (Ye = {}));
  (function(e) {
    function t(n) {
      let i = n;
      return l.string(i);
    }
    e.is = t;
  })(te || (te = {}));
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
      return Me.is(c) && (Ye.is(c.annotationId) || te.is(c.annotationId));
    }
    e.is = r;
  })(Ie || (Ie = {}));
  (function(e) {
    function t(i, r) {
      return { textDocument: i, edits: r };
    }
    e.create = t;
    function n(i) {
      let r = i;
      return l.defined(r) && on.is(r.textDocument) && Array.isArray(r.edits);
    }
    e.is = n;
  })(rn || (rn = {}));
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
      return r && r.kind === "create" && l.string(r.uri) && (r.options === void 0 || (r.options.overwrite === void 0 || l.boolean(r.options.overwrite)) && (r.options.ignoreIfExists === void 0 || l.boolean(r.options.ignoreIfExists))) && (r.annotationId === void 0 || te.is(r.annotationId));
    }
    e.is = n;
  })(Ct || (Ct = {}));
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
      return r && r.kind === "rename" && l.string(r.oldUri) && l.string(r.newUri) && (r.options === void 0 || (r.options.overwrite === void 0 || l.boolean(r.options.overwrite)) && (r.options.ignoreIfExists === void 0 || l.boolean(r.options.ignoreIfExists))) && (r.annotationId === void 0 || te.is(r.annotationId));
    }
    e.is = n;
  })(St || (St = {}));
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
      return r && r.kind === "delete" && l.string(r.uri) && (r.options === void 0 || (r.options.recursive === void 0 || l.boolean(r.options.recursive)) && (r.options.ignoreIfNotExists === void 0 || l.boolean(r.options.ignoreIfNotExists))) && (r.annotationId === void 0 || te.is(r.annotationId));
    }
    e.is = n;
  })(Tt || (Tt = {}));
  (function(e) {
    function t(n) {
      let i = n;
      return i && (i.changes !== void 0 || i.documentChanges !== void 0) && (i.documentChanges === void 0 || i.documentChanges.every((r) => l.string(r.kind) ? Ct.is(r) || St.is(r) || Tt.is(r) : rn.is(r)));
    }
    e.is = t;
  })(An || (An = {}));
  Rt = class {
    constructor(t, n) {
      this.edits = t, this.changeAnnotations = n;
    }
    insert(t, n, i) {
      let r, o;
      if (i === void 0 ? r = Me.insert(t, n) : te.is(i) ? (o = i, r = Ie.insert(t, n, i)) : (this.assertChangeAnnotations(this.changeAnnotations), o = this.changeAnnotations.manage(i), r = Ie.insert(t, n, o)), this.edits.push(r), o !== void 0)
        return o;
    }
    replace(t, n, i) {
      let r, o;
      if (i === void 0 ? r = Me.replace(t, n) : te.is(i) ? (o = i, r = Ie.replace(t, n, i)) : (this.assertChangeAnnotations(this.changeAnnotations), o = this.changeAnnotations.manage(i), r = Ie.replace(t, n, o)), this.edits.push(r), o !== void 0)
        return o;
    }
    delete(t, n) {
      let i, r;
      if (n === void 0 ? i = Me.del(t) : te.is(n) ? (r = n, i = Ie.del(t, n)) : (this.assertChangeAnnotations(this.changeAnnotations), r = this.changeAnnotations.manage(n), i = Ie.del(t, r)), this.edits.push(i), r !== void 0)
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
      return l.objectLiteral(i) && V.is(i.range) && Bn.isSnippet(i.snippet) && (i.annotationId === void 0 || Ye.is(i.annotationId) || te.is(i.annotationId));
    }
    e.is = t;
  })(ro || (ro = {}));
  Wn = class {
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
      if (te.is(t) ? i = t : (i = this.nextId(), n = t), this._annotations[i] !== void 0)
        throw new Error(`Id ${i} is already in use.`);
      if (n === void 0)
        throw new Error(`No annotation provided for id ${i}`);
      return this._annotations[i] = n, this._size++, i;
    }
    nextId() {
      return this._counter++, this._counter.toString();
    }
  }, io = class {
    constructor(t) {
      this._textEditChanges = /* @__PURE__ */ Object.create(null), t !== void 0 ? (this._workspaceEdit = t, t.documentChanges ? (this._changeAnnotations = new Wn(t.changeAnnotations), t.changeAnnotations = this._changeAnnotations.all(), t.documentChanges.forEach((n) => {
        if (rn.is(n)) {
          let i = new Rt(n.edits, this._changeAnnotations);
          this._textEditChanges[n.textDocument.uri] = i;
        }
      })) : t.changes && Object.keys(t.changes).forEach((n) => {
        let i = new Rt(t.changes[n]);
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
      if (on.is(t)) {
        if (this.initDocumentChanges(), this._workspaceEdit.documentChanges === void 0)
          throw new Error("Workspace edit is not configured for document changes.");
        let n = { uri: t.uri, version: t.version }, i = this._textEditChanges[n.uri];
        if (!i) {
          let r = [], o = {
            textDocument: n,
            edits: r
          };
          this._workspaceEdit.documentChanges.push(o), i = new Rt(r, this._changeAnnotations), this._textEditChanges[n.uri] = i;
        }
        return i;
      } else {
        if (this.initChanges(), this._workspaceEdit.changes === void 0)
          throw new Error("Workspace edit is not configured for normal text edit changes.");
        let n = this._textEditChanges[t];
        if (!n) {
          let i = [];
          this._workspaceEdit.changes[t] = i, n = new Rt(i), this._textEditChanges[t] = n;
        }
        return n;
      }
    }
    initDocumentChanges() {
      this._workspaceEdit.documentChanges === void 0 && this._workspaceEdit.changes === void 0 && (this._changeAnnotations = new Wn(), this._workspaceEdit.documentChanges = [], this._workspaceEdit.changeAnnotations = this._changeAnnotations.all());
    }
    initChanges() {
      this._workspaceEdit.documentChanges === void 0 && this._workspaceEdit.changes === void 0 && (this._workspaceEdit.changes = /* @__PURE__ */ Object.create(null));
    }
    createFile(t, n, i) {
      if (this.initDocumentChanges(), this._workspaceEdit.documentChanges === void 0)
        throw new Error("Workspace edit is not configured for document changes.");
      let r;
      Ye.is(n) || te.is(n) ? r = n : i = n;
      let o, c;
      if (r === void 0 ? o = Ct.create(t, i) : (c = te.is(r) ? r : this._changeAnnotations.manage(r), o = Ct.create(t, i, c)), this._workspaceEdit.documentChanges.push(o), c !== void 0)
        return c;
    }
    renameFile(t, n, i, r) {
      if (this.initDocumentChanges(), this._workspaceEdit.documentChanges === void 0)
        throw new Error("Workspace edit is not configured for document changes.");
      let o;
      Ye.is(i) || te.is(i) ? o = i : r = i;
      let c, u;
      if (o === void 0 ? c = St.create(t, n, r) : (u = te.is(o) ? o : this._changeAnnotations.manage(o), c = St.create(t, n, r, u)), this._workspaceEdit.documentChanges.push(c), u !== void 0)
        return u;
    }
    deleteFile(t, n, i) {
      if (this.initDocumentChanges(), this._workspaceEdit.documentChanges === void 0)
        throw new Error("Workspace edit is not configured for document changes.");
      let r;
      Ye.is(n) || te.is(n) ? r = n : i = n;
      let o, c;
      if (r === void 0 ? o = Tt.create(t, i) : (c = te.is(r) ? r : this._changeAnnotations.manage(r), o = Tt.create(t, i, c)), this._workspaceEdit.documentChanges.push(o), c !== void 0)
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
  })(oo || (oo = {}));
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
  })(so || (so = {}));
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
  })(on || (on = {}));
  (function(e) {
    e.ABAP = "abap", e.WindowsBat = "bat", e.BibTeX = "bibtex", e.Clojure = "clojure", e.Coffeescript = "coffeescript", e.C = "c", e.CPP = "cpp", e.CSharp = "csharp", e.CSS = "css", e.D = "d", e.Delphi = "pascal", e.Diff = "diff", e.Dart = "dart", e.Dockerfile = "dockerfile", e.Elixir = "elixir", e.Erlang = "erlang", e.FSharp = "fsharp", e.GitCommit = "git-commit", e.GitRebase = "git-rebase", e.Go =
    "go", e.Groovy = "groovy", e.Handlebars = "handlebars", e.Haskell = "haskell", e.HTML = "html", e.Ini = "ini", e.Java = "java", e.JavaScript = "javascript", e.JavaScriptReact = "javascriptreact", e.JSON = "json", e.LaTeX = "latex", e.Less = "less", e.Lua = "lua", e.Makefile = "makefile", e.Markdown = "markdown", e.ObjectiveC = "objective-c", e.ObjectiveCPP = "objective-cpp", e.Pascal = "pascal",
    e.Perl = "perl", e.Perl6 = "perl6", e.PHP = "php", e.Plaintext = "plaintext", e.Powershell = "powershell", e.Pug = "jade", e.Python = "python", e.R = "r", e.Razor = "razor", e.Ruby = "ruby", e.Rust = "rust", e.SCSS = "scss", e.SASS = "sass", e.Scala = "scala", e.ShaderLab = "shaderlab", e.ShellScript = "shellscript", e.SQL = "sql", e.Swift = "swift", e.TypeScript = "typescript", e.TypeScriptReact =
    "typescriptreact", e.TeX = "tex", e.VisualBasic = "vb", e.XML = "xml", e.XSL = "xsl", e.YAML = "yaml";
  })(co || (co = {}));
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
  })(ao || (ao = {}));
  (function(e) {
    e.PlainText = "plaintext", e.Markdown = "markdown";
    function t(n) {
      let i = n;
      return i === e.PlainText || i === e.Markdown;
    }
    e.is = t;
  })(Hn || (Hn = {}));
  (function(e) {
    function t(n) {
      let i = n;
      return l.objectLiteral(n) && Hn.is(i.kind) && l.string(i.value);
    }
    e.is = t;
  })(Ze || (Ze = {}));
  (function(e) {
    e.Text = 1, e.Method = 2, e.Function = 3, e.Constructor = 4, e.Field = 5, e.Variable = 6, e.Class = 7, e.Interface = 8, e.Module = 9, e.Property = 10, e.Unit = 11, e.Value = 12, e.Enum = 13, e.Keyword = 14, e.Snippet = 15, e.Color = 16, e.File = 17, e.Reference = 18, e.Folder = 19, e.EnumMember = 20, e.Constant = 21, e.Struct = 22, e.Event = 23, e.Operator = 24, e.TypeParameter = 25;
  })(uo || (uo = {}));
  (function(e) {
    e.PlainText = 1, e.Snippet = 2;
  })(lo || (lo = {}));
  (function(e) {
    e.Deprecated = 1;
  })(fo || (fo = {}));
  (function(e) {
    function t(i, r, o) {
      return { newText: i, insert: r, replace: o };
    }
    e.create = t;
    function n(i) {
      let r = i;
      return r && l.string(r.newText) && V.is(r.insert) && V.is(r.replace);
    }
    e.is = n;
  })(ho || (ho = {}));
  (function(e) {
    e.asIs = 1, e.adjustIndentation = 2;
  })(po || (po = {}));
  (function(e) {
    e.Replace = 1, e.Merge = 2;
  })(go || (go = {}));
  (function(e) {
    function t(n) {
      let i = n;
      return i && (l.string(i.detail) || i.detail === void 0) && (l.string(i.description) || i.description === void 0);
    }
    e.is = t;
  })(mo || (mo = {}));
  (function(e) {
    function t(n) {
      return { label: n };
    }
    e.create = t;
  })(yo || (yo = {}));
  (function(e) {
    function t(n, i) {
      return { items: n || [], isIncomplete: !!i };
    }
    e.create = t;
  })(_o || (_o = {}));
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
  })(sn || (sn = {}));
  (function(e) {
    function t(n) {
      let i = n;
      return !!i && l.objectLiteral(i) && (Ze.is(i.contents) || sn.is(i.contents) || l.typedArray(i.contents, sn.is)) && (n.range === void 0 || V.is(n.range));
    }
    e.is = t;
  })(bo || (bo = {}));
  (function(e) {
    function t(n, i) {
      return i ? { label: n, documentation: i } : { label: n };
    }
    e.create = t;
  })(vo || (vo = {}));
  (function(e) {
    function t(n, i, ...r) {
      let o = { label: n };
      return l.defined(i) && (o.documentation = i), l.defined(r) ? o.parameters = r : o.parameters = [], o;
    }
    e.create = t;
  })(Do || (Do = {}));
  (function(e) {
    e.Text = 1, e.Read = 2, e.Write = 3;
  })(wo || (wo = {}));
  (function(e) {
    function t(n, i) {
      let r = { range: n };
      return l.number(i) && (r.kind = i), r;
    }
    e.create = t;
  })(Po || (Po = {}));
  (function(e) {
    e.File = 1, e.Module = 2, e.Namespace = 3, e.Package = 4, e.Class = 5, e.Method = 6, e.Property = 7, e.Field = 8, e.Constructor = 9, e.Enum = 10, e.Interface = 11, e.Function = 12, e.Variable = 13, e.Constant = 14, e.String = 15, e.Number = 16, e.Boolean = 17, e.Array = 18, e.Object = 19, e.Key = 20, e.Null = 21, e.EnumMember = 22, e.Struct = 23, e.Event = 24, e.Operator = 25, e.TypeParameter =
    26;
  })(Ro || (Ro = {}));
  (function(e) {
    e.Deprecated = 1;
  })(Co || (Co = {}));
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
  })(So || (So = {}));
  (function(e) {
    function t(n, i, r, o) {
      return o !== void 0 ? { name: n, kind: i, location: { uri: r, range: o } } : { name: n, kind: i, location: { uri: r } };
    }
    e.create = t;
  })(To || (To = {}));
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
      return r && l.string(r.name) && l.number(r.kind) && V.is(r.range) && V.is(r.selectionRange) && (r.detail === void 0 || l.string(r.detail)) && (r.deprecated === void 0 || l.boolean(r.deprecated)) && (r.children === void 0 || Array.isArray(r.children)) && (r.tags === void 0 || Array.isArray(r.tags));
    }
    e.is = n;
  })(Oo || (Oo = {}));
  (function(e) {
    e.Empty = "", e.QuickFix = "quickfix", e.Refactor = "refactor", e.RefactorExtract = "refactor.extract", e.RefactorInline = "refactor.inline", e.RefactorMove = "refactor.move", e.RefactorRewrite = "refactor.rewrite", e.Source = "source", e.SourceOrganizeImports = "source.organizeImports", e.SourceFixAll = "source.fixAll", e.Notebook = "notebook";
  })(Mo || (Mo = {}));
  (function(e) {
    e.Invoked = 1, e.Automatic = 2;
  })(cn || (cn = {}));
  (function(e) {
    function t(i, r, o) {
      let c = { diagnostics: i };
      return r != null && (c.only = r), o != null && (c.triggerKind = o), c;
    }
    e.create = t;
    function n(i) {
      let r = i;
      return l.defined(r) && l.typedArray(r.diagnostics, nn.is) && (r.only === void 0 || l.typedArray(r.only, l.string)) && (r.triggerKind === void 0 || r.triggerKind === cn.Invoked || r.triggerKind === cn.Automatic);
    }
    e.is = n;
  })(qo || (qo = {}));
  (function(e) {
    e.LLMGenerated = 1;
    function t(n) {
      return l.defined(n) && n === e.LLMGenerated;
    }
    e.is = t;
  })($n || ($n = {}));
  (function(e) {
    function t(i, r, o) {
      let c = { title: i }, u = !0;
      return typeof r == "string" ? (u = !1, c.kind = r) : ut.is(r) ? c.command = r : c.edit = r, u && o !== void 0 && (c.kind = o), c;
    }
    e.create = t;
    function n(i) {
      let r = i;
      return r && l.string(r.title) && (r.diagnostics === void 0 || l.typedArray(r.diagnostics, nn.is)) && (r.kind === void 0 || l.string(r.kind)) && (r.edit !== void 0 || r.command !== void 0) && (r.command === void 0 || ut.is(r.command)) && (r.isPreferred === void 0 || l.boolean(r.isPreferred)) && (r.edit === void 0 || An.is(r.edit)) && (r.tags === void 0 || l.typedArray(r.tags, $n.is));
    }
    e.is = n;
  })(ko || (ko = {}));
  (function(e) {
    function t(i, r) {
      let o = { range: i };
      return l.defined(r) && (o.data = r), o;
    }
    e.create = t;
    function n(i) {
      let r = i;
      return l.defined(r) && V.is(r.range) && (l.undefined(r.command) || ut.is(r.command));
    }
    e.is = n;
  })(xo || (xo = {}));
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
  })(jo || (jo = {}));
  (function(e) {
    function t(i, r, o) {
      return { range: i, target: r, data: o };
    }
    e.create = t;
    function n(i) {
      let r = i;
      return l.defined(r) && V.is(r.range) && (l.undefined(r.target) || l.string(r.target));
    }
    e.is = n;
  })(Eo || (Eo = {}));
  (function(e) {
    function t(i, r) {
      return { range: i, parent: r };
    }
    e.create = t;
    function n(i) {
      let r = i;
      return l.objectLiteral(r) && V.is(r.range) && (r.parent === void 0 || e.is(r.parent));
    }
    e.is = n;
  })(No || (No = {}));
  (function(e) {
    e.namespace = "namespace", e.type = "type", e.class = "class", e.enum = "enum", e.interface = "interface", e.struct = "struct", e.typeParameter = "typeParameter", e.parameter = "parameter", e.variable = "variable", e.property = "property", e.enumMember = "enumMember", e.event = "event", e.function = "function", e.method = "method", e.macro = "macro", e.keyword = "keyword", e.modifier = "modifi\
er", e.comment = "comment", e.string = "string", e.number = "number", e.regexp = "regexp", e.operator = "operator", e.decorator = "decorator", e.label = "label";
  })(Fo || (Fo = {}));
  (function(e) {
    e.declaration = "declaration", e.definition = "definition", e.readonly = "readonly", e.static = "static", e.deprecated = "deprecated", e.abstract = "abstract", e.async = "async", e.modification = "modification", e.documentation = "documentation", e.defaultLibrary = "defaultLibrary";
  })(Io || (Io = {}));
  (function(e) {
    function t(n) {
      let i = n;
      return l.objectLiteral(i) && (i.resultId === void 0 || typeof i.resultId == "string") && Array.isArray(i.data) && (i.data.length === 0 || typeof i.data[0] == "number");
    }
    e.is = t;
  })(Lo || (Lo = {}));
  (function(e) {
    function t(i, r) {
      return { range: i, text: r };
    }
    e.create = t;
    function n(i) {
      let r = i;
      return r != null && V.is(r.range) && l.string(r.text);
    }
    e.is = n;
  })(Ao || (Ao = {}));
  (function(e) {
    function t(i, r, o) {
      return { range: i, variableName: r, caseSensitiveLookup: o };
    }
    e.create = t;
    function n(i) {
      let r = i;
      return r != null && V.is(r.range) && l.boolean(r.caseSensitiveLookup) && (l.string(r.variableName) || r.variableName === void 0);
    }
    e.is = n;
  })(Wo || (Wo = {}));
  (function(e) {
    function t(i, r) {
      return { range: i, expression: r };
    }
    e.create = t;
    function n(i) {
      let r = i;
      return r != null && V.is(r.range) && (l.string(r.expression) || r.expression === void 0);
    }
    e.is = n;
  })(Ho || (Ho = {}));
  (function(e) {
    function t(i, r) {
      return { frameId: i, stoppedLocation: r };
    }
    e.create = t;
    function n(i) {
      let r = i;
      return l.defined(r) && V.is(i.stoppedLocation);
    }
    e.is = n;
  })($o || ($o = {}));
  (function(e) {
    e.Type = 1, e.Parameter = 2;
    function t(n) {
      return n === 1 || n === 2;
    }
    e.is = t;
  })(Un || (Un = {}));
  (function(e) {
    function t(i) {
      return { value: i };
    }
    e.create = t;
    function n(i) {
      let r = i;
      return l.objectLiteral(r) && (r.tooltip === void 0 || l.string(r.tooltip) || Ze.is(r.tooltip)) && (r.location === void 0 || tn.is(r.location)) && (r.command === void 0 || ut.is(r.command));
    }
    e.is = n;
  })(zn || (zn = {}));
  (function(e) {
    function t(i, r, o) {
      let c = { position: i, label: r };
      return o !== void 0 && (c.kind = o), c;
    }
    e.create = t;
    function n(i) {
      let r = i;
      return l.objectLiteral(r) && ve.is(r.position) && (l.string(r.label) || l.typedArray(r.label, zn.is)) && (r.kind === void 0 || Un.is(r.kind)) && r.textEdits === void 0 || l.typedArray(r.textEdits, Me.is) && (r.tooltip === void 0 || l.string(r.tooltip) || Ze.is(r.tooltip)) && (r.paddingLeft === void 0 || l.boolean(r.paddingLeft)) && (r.paddingRight === void 0 || l.boolean(r.paddingRight));
    }
    e.is = n;
  })(Uo || (Uo = {}));
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
  })(Bn || (Bn = {}));
  (function(e) {
    function t(n, i, r, o) {
      return { insertText: n, filterText: i, range: r, command: o };
    }
    e.create = t;
  })(zo || (zo = {}));
  (function(e) {
    function t(n) {
      return { items: n };
    }
    e.create = t;
  })(Bo || (Bo = {}));
  (function(e) {
    e.Invoked = 1, e.Automatic = 2;
  })(Vo || (Vo = {}));
  (function(e) {
    function t(n, i) {
      return { range: n, text: i };
    }
    e.create = t;
  })(Go || (Go = {}));
  (function(e) {
    function t(n, i) {
      return { triggerKind: n, selectedCompletionInfo: i };
    }
    e.create = t;
  })(Jo || (Jo = {}));
  (function(e) {
    function t(n) {
      let i = n;
      return l.objectLiteral(i) && Fn.is(i.uri) && l.string(i.name);
    }
    e.is = t;
  })(Xo || (Xo = {}));
  sh = [`
`, `\r
`, "\r"];
  (function(e) {
    function t(o, c, u, y) {
      return new Yo(o, c, u, y);
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
  })(Qo || (Qo = {}));
  Yo = class {
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
        return ve.create(0, t);
      for (; i < r; ) {
        let c = Math.floor((i + r) / 2);
        n[c] > t ? r = c : i = c + 1;
      }
      let o = i - 1;
      return ve.create(o, t - n[o]);
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
    function u(T, W, F) {
      return t.call(T) === "[object Number]" && W <= T && T <= F;
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
    function C(T, W) {
      return Array.isArray(T) && T.every(W);
    }
    e.typedArray = C;
  })(l || (l = {}));
});

// node_modules/vscode-languageserver-protocol/lib/common/messages.js
var U = P((le) => {
  "use strict";
  Object.defineProperty(le, "__esModule", { value: !0 });
  le.CM = le.ProtocolNotificationType = le.ProtocolNotificationType0 = le.ProtocolRequestType = le.ProtocolRequestType0 = le.RegistrationType = le.MessageDirection = void 0;
  var Ot = Fe(), Jc;
  (function(e) {
    e.clientToServer = "clientToServer", e.serverToClient = "serverToClient", e.both = "both";
  })(Jc || (le.MessageDirection = Jc = {}));
  var Zo = class {
    /**
     * Clients must not use this property. It is here to ensure correct typing.
     */
    ____;
    method;
    constructor(t) {
      this.method = t;
    }
  };
  le.RegistrationType = Zo;
  var Ko = class extends Ot.RequestType0 {
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
  le.ProtocolRequestType0 = Ko;
  var es = class extends Ot.RequestType {
    /**
     * Clients must not use this property. It is here to ensure correct typing.
     */
    __;
    ___;
    ____;
    _pr;
    constructor(t) {
      super(t, Ot.ParameterStructures.byName);
    }
  };
  le.ProtocolRequestType = es;
  var ts = class extends Ot.NotificationType0 {
    /**
     * Clients must not use this property. It is here to ensure correct typing.
     */
    ___;
    ____;
    constructor(t) {
      super(t);
    }
  };
  le.ProtocolNotificationType0 = ts;
  var ns = class extends Ot.NotificationType {
    /**
     * Clients must not use this property. It is here to ensure correct typing.
     */
    ___;
    ____;
    constructor(t) {
      super(t, Ot.ParameterStructures.byName);
    }
  };
  le.ProtocolNotificationType = ns;
  var Xc;
  (function(e) {
    function t(n, i) {
      return { client: n, server: i };
    }
    e.create = t;
  })(Xc || (le.CM = Xc = {}));
});

// node_modules/vscode-languageserver-protocol/lib/common/utils/is.js
var Jn = P((Se) => {
  "use strict";
  Object.defineProperty(Se, "__esModule", { value: !0 });
  Se.boolean = ch;
  Se.string = Qc;
  Se.number = ah;
  Se.error = uh;
  Se.func = lh;
  Se.array = Yc;
  Se.stringArray = dh;
  Se.typedArray = fh;
  Se.objectLiteral = hh;
  function ch(e) {
    return e === !0 || e === !1;
  }
  function Qc(e) {
    return typeof e == "string" || e instanceof String;
  }
  function ah(e) {
    return typeof e == "number" || e instanceof Number;
  }
  function uh(e) {
    return e instanceof Error;
  }
  function lh(e) {
    return typeof e == "function";
  }
  function Yc(e) {
    return Array.isArray(e);
  }
  function dh(e) {
    return Yc(e) && e.every((t) => Qc(t));
  }
  function fh(e, t) {
    return Array.isArray(e) && e.every(t);
  }
  function hh(e) {
    return e !== null && typeof e == "object";
  }
});

// node_modules/vscode-languageserver-protocol/lib/common/protocol.implementation.js
var Kc = P((Xn) => {
  "use strict";
  Object.defineProperty(Xn, "__esModule", { value: !0 });
  Xn.ImplementationRequest = void 0;
  var rs = U(), Zc;
  (function(e) {
    e.method = "textDocument/implementation", e.messageDirection = rs.MessageDirection.clientToServer, e.type = new rs.ProtocolRequestType(e.method), e.capabilities = rs.CM.create("textDocument.implementation", "implementationProvider");
  })(Zc || (Xn.ImplementationRequest = Zc = {}));
});

// node_modules/vscode-languageserver-protocol/lib/common/protocol.typeDefinition.js
var ta = P((Qn) => {
  "use strict";
  Object.defineProperty(Qn, "__esModule", { value: !0 });
  Qn.TypeDefinitionRequest = void 0;
  var is = U(), ea;
  (function(e) {
    e.method = "textDocument/typeDefinition", e.messageDirection = is.MessageDirection.clientToServer, e.type = new is.ProtocolRequestType(e.method), e.capabilities = is.CM.create("textDocument.typeDefinition", "typeDefinitionProvider");
  })(ea || (Qn.TypeDefinitionRequest = ea = {}));
});

// node_modules/vscode-languageserver-protocol/lib/common/protocol.workspaceFolder.js
var ia = P((qt) => {
  "use strict";
  Object.defineProperty(qt, "__esModule", { value: !0 });
  qt.DidChangeWorkspaceFoldersNotification = qt.WorkspaceFoldersRequest = void 0;
  var Mt = U(), na;
  (function(e) {
    e.method = "workspace/workspaceFolders", e.messageDirection = Mt.MessageDirection.serverToClient, e.type = new Mt.ProtocolRequestType0(e.method), e.capabilities = Mt.CM.create("workspace.workspaceFolders", "workspace.workspaceFolders");
  })(na || (qt.WorkspaceFoldersRequest = na = {}));
  var ra;
  (function(e) {
    e.method = "workspace/didChangeWorkspaceFolders", e.messageDirection = Mt.MessageDirection.clientToServer, e.type = new Mt.ProtocolNotificationType(e.method), e.capabilities = Mt.CM.create(void 0, "workspace.workspaceFolders.changeNotifications");
  })(ra || (qt.DidChangeWorkspaceFoldersNotification = ra = {}));
});

// node_modules/vscode-languageserver-protocol/lib/common/protocol.configuration.js
var sa = P((Yn) => {
  "use strict";
  Object.defineProperty(Yn, "__esModule", { value: !0 });
  Yn.ConfigurationRequest = void 0;
  var os = U(), oa;
  (function(e) {
    e.method = "workspace/configuration", e.messageDirection = os.MessageDirection.serverToClient, e.type = new os.ProtocolRequestType(e.method), e.capabilities = os.CM.create("workspace.configuration", void 0);
  })(oa || (Yn.ConfigurationRequest = oa = {}));
});

// node_modules/vscode-languageserver-protocol/lib/common/protocol.colorProvider.js
var ua = P((xt) => {
  "use strict";
  Object.defineProperty(xt, "__esModule", { value: !0 });
  xt.ColorPresentationRequest = xt.DocumentColorRequest = void 0;
  var kt = U(), ca;
  (function(e) {
    e.method = "textDocument/documentColor", e.messageDirection = kt.MessageDirection.clientToServer, e.type = new kt.ProtocolRequestType(e.method), e.capabilities = kt.CM.create("textDocument.colorProvider", "colorProvider");
  })(ca || (xt.DocumentColorRequest = ca = {}));
  var aa;
  (function(e) {
    e.method = "textDocument/colorPresentation", e.messageDirection = kt.MessageDirection.clientToServer, e.type = new kt.ProtocolRequestType(e.method), e.capabilities = kt.CM.create("textDocument.colorProvider", "colorProvider");
  })(aa || (xt.ColorPresentationRequest = aa = {}));
});

// node_modules/vscode-languageserver-protocol/lib/common/protocol.foldingRange.js
var fa = P((Et) => {
  "use strict";
  Object.defineProperty(Et, "__esModule", { value: !0 });
  Et.FoldingRangeRefreshRequest = Et.FoldingRangeRequest = void 0;
  var jt = U(), la;
  (function(e) {
    e.method = "textDocument/foldingRange", e.messageDirection = jt.MessageDirection.clientToServer, e.type = new jt.ProtocolRequestType(e.method), e.capabilities = jt.CM.create("textDocument.foldingRange", "foldingRangeProvider");
  })(la || (Et.FoldingRangeRequest = la = {}));
  var da;
  (function(e) {
    e.method = "workspace/foldingRange/refresh", e.messageDirection = jt.MessageDirection.serverToClient, e.type = new jt.ProtocolRequestType0(e.method), e.capabilities = jt.CM.create("workspace.foldingRange.refreshSupport", void 0);
  })(da || (Et.FoldingRangeRefreshRequest = da = {}));
});

// node_modules/vscode-languageserver-protocol/lib/common/protocol.declaration.js
var pa = P((Zn) => {
  "use strict";
  Object.defineProperty(Zn, "__esModule", { value: !0 });
  Zn.DeclarationRequest = void 0;
  var ss = U(), ha;
  (function(e) {
    e.method = "textDocument/declaration", e.messageDirection = ss.MessageDirection.clientToServer, e.type = new ss.ProtocolRequestType(e.method), e.capabilities = ss.CM.create("textDocument.declaration", "declarationProvider");
  })(ha || (Zn.DeclarationRequest = ha = {}));
});

// node_modules/vscode-languageserver-protocol/lib/common/protocol.selectionRange.js
var ma = P((Kn) => {
  "use strict";
  Object.defineProperty(Kn, "__esModule", { value: !0 });
  Kn.SelectionRangeRequest = void 0;
  var cs = U(), ga;
  (function(e) {
    e.method = "textDocument/selectionRange", e.messageDirection = cs.MessageDirection.clientToServer, e.type = new cs.ProtocolRequestType(e.method), e.capabilities = cs.CM.create("textDocument.selectionRange", "selectionRangeProvider");
  })(ga || (Kn.SelectionRangeRequest = ga = {}));
});

// node_modules/vscode-languageserver-protocol/lib/common/protocol.progress.js
var va = P((Ke) => {
  "use strict";
  Object.defineProperty(Ke, "__esModule", { value: !0 });
  Ke.WorkDoneProgressCancelNotification = Ke.WorkDoneProgressCreateRequest = Ke.WorkDoneProgress = void 0;
  var ph = Fe(), an = U(), ya;
  (function(e) {
    e.type = new ph.ProgressType();
    function t(n) {
      return n === e.type;
    }
    e.is = t;
  })(ya || (Ke.WorkDoneProgress = ya = {}));
  var _a;
  (function(e) {
    e.method = "window/workDoneProgress/create", e.messageDirection = an.MessageDirection.serverToClient, e.type = new an.ProtocolRequestType(e.method), e.capabilities = an.CM.create("window.workDoneProgress", void 0);
  })(_a || (Ke.WorkDoneProgressCreateRequest = _a = {}));
  var ba;
  (function(e) {
    e.method = "window/workDoneProgress/cancel", e.messageDirection = an.MessageDirection.clientToServer, e.type = new an.ProtocolNotificationType(e.method);
  })(ba || (Ke.WorkDoneProgressCancelNotification = ba = {}));
});

// node_modules/vscode-languageserver-protocol/lib/common/protocol.callHierarchy.js
var Ra = P((et) => {
  "use strict";
  Object.defineProperty(et, "__esModule", { value: !0 });
  et.CallHierarchyOutgoingCallsRequest = et.CallHierarchyIncomingCallsRequest = et.CallHierarchyPrepareRequest = void 0;
  var Le = U(), Da;
  (function(e) {
    e.method = "textDocument/prepareCallHierarchy", e.messageDirection = Le.MessageDirection.clientToServer, e.type = new Le.ProtocolRequestType(e.method), e.capabilities = Le.CM.create("textDocument.callHierarchy", "callHierarchyProvider");
  })(Da || (et.CallHierarchyPrepareRequest = Da = {}));
  var wa;
  (function(e) {
    e.method = "callHierarchy/incomingCalls", e.messageDirection = Le.MessageDirection.clientToServer, e.type = new Le.ProtocolRequestType(e.method), e.capabilities = Le.CM.create("textDocument.callHierarchy", "callHierarchyProvider");
  })(wa || (et.CallHierarchyIncomingCallsRequest = wa = {}));
  var Pa;
  (function(e) {
    e.method = "callHierarchy/outgoingCalls", e.messageDirection = Le.MessageDirection.clientToServer, e.type = new Le.ProtocolRequestType(e.method), e.capabilities = Le.CM.create("textDocument.callHierarchy", "callHierarchyProvider");
  })(Pa || (et.CallHierarchyOutgoingCallsRequest = Pa = {}));
});

// node_modules/vscode-languageserver-protocol/lib/common/protocol.semanticTokens.js
var qa = P((ge) => {
  "use strict";
  Object.defineProperty(ge, "__esModule", { value: !0 });
  ge.SemanticTokensRefreshRequest = ge.SemanticTokensRangeRequest = ge.SemanticTokensDeltaRequest = ge.SemanticTokensRequest = ge.SemanticTokensRegistrationType = ge.TokenFormat = void 0;
  var _e = U(), Ca;
  (function(e) {
    e.Relative = "relative";
  })(Ca || (ge.TokenFormat = Ca = {}));
  var un;
  (function(e) {
    e.method = "textDocument/semanticTokens", e.type = new _e.RegistrationType(e.method);
  })(un || (ge.SemanticTokensRegistrationType = un = {}));
  var Sa;
  (function(e) {
    e.method = "textDocument/semanticTokens/full", e.messageDirection = _e.MessageDirection.clientToServer, e.type = new _e.ProtocolRequestType(e.method), e.registrationMethod = un.method, e.capabilities = _e.CM.create("textDocument.semanticTokens", "semanticTokensProvider");
  })(Sa || (ge.SemanticTokensRequest = Sa = {}));
  var Ta;
  (function(e) {
    e.method = "textDocument/semanticTokens/full/delta", e.messageDirection = _e.MessageDirection.clientToServer, e.type = new _e.ProtocolRequestType(e.method), e.registrationMethod = un.method, e.capabilities = _e.CM.create("textDocument.semanticTokens.requests.full.delta", "semanticTokensProvider.full.delta");
  })(Ta || (ge.SemanticTokensDeltaRequest = Ta = {}));
  var Oa;
  (function(e) {
    e.method = "textDocument/semanticTokens/range", e.messageDirection = _e.MessageDirection.clientToServer, e.type = new _e.ProtocolRequestType(e.method), e.registrationMethod = un.method, e.capabilities = _e.CM.create("textDocument.semanticTokens.requests.range", "semanticTokensProvider.range");
  })(Oa || (ge.SemanticTokensRangeRequest = Oa = {}));
  var Ma;
  (function(e) {
    e.method = "workspace/semanticTokens/refresh", e.messageDirection = _e.MessageDirection.serverToClient, e.type = new _e.ProtocolRequestType0(e.method), e.capabilities = _e.CM.create("workspace.semanticTokens.refreshSupport", void 0);
  })(Ma || (ge.SemanticTokensRefreshRequest = Ma = {}));
});

// node_modules/vscode-languageserver-protocol/lib/common/protocol.showDocument.js
var xa = P((er) => {
  "use strict";
  Object.defineProperty(er, "__esModule", { value: !0 });
  er.ShowDocumentRequest = void 0;
  var as = U(), ka;
  (function(e) {
    e.method = "window/showDocument", e.messageDirection = as.MessageDirection.serverToClient, e.type = new as.ProtocolRequestType(e.method), e.capabilities = as.CM.create("window.showDocument.support", void 0);
  })(ka || (er.ShowDocumentRequest = ka = {}));
});

// node_modules/vscode-languageserver-protocol/lib/common/protocol.linkedEditingRange.js
var Ea = P((tr) => {
  "use strict";
  Object.defineProperty(tr, "__esModule", { value: !0 });
  tr.LinkedEditingRangeRequest = void 0;
  var us = U(), ja;
  (function(e) {
    e.method = "textDocument/linkedEditingRange", e.messageDirection = us.MessageDirection.clientToServer, e.type = new us.ProtocolRequestType(e.method), e.capabilities = us.CM.create("textDocument.linkedEditingRange", "linkedEditingRangeProvider");
  })(ja || (tr.LinkedEditingRangeRequest = ja = {}));
});

// node_modules/vscode-languageserver-protocol/lib/common/protocol.fileOperations.js
var $a = P((de) => {
  "use strict";
  Object.defineProperty(de, "__esModule", { value: !0 });
  de.WillDeleteFilesRequest = de.DidDeleteFilesNotification = de.DidRenameFilesNotification = de.WillRenameFilesRequest = de.DidCreateFilesNotification = de.WillCreateFilesRequest = de.FileOperationPatternKind = void 0;
  var ne = U(), Na;
  (function(e) {
    e.file = "file", e.folder = "folder";
  })(Na || (de.FileOperationPatternKind = Na = {}));
  var Fa;
  (function(e) {
    e.method = "workspace/willCreateFiles", e.messageDirection = ne.MessageDirection.clientToServer, e.type = new ne.ProtocolRequestType(e.method), e.capabilities = ne.CM.create("workspace.fileOperations.willCreate", "workspace.fileOperations.willCreate");
  })(Fa || (de.WillCreateFilesRequest = Fa = {}));
  var Ia;
  (function(e) {
    e.method = "workspace/didCreateFiles", e.messageDirection = ne.MessageDirection.clientToServer, e.type = new ne.ProtocolNotificationType(e.method), e.capabilities = ne.CM.create("workspace.fileOperations.didCreate", "workspace.fileOperations.didCreate");
  })(Ia || (de.DidCreateFilesNotification = Ia = {}));
  var La;
  (function(e) {
    e.method = "workspace/willRenameFiles", e.messageDirection = ne.MessageDirection.clientToServer, e.type = new ne.ProtocolRequestType(e.method), e.capabilities = ne.CM.create("workspace.fileOperations.willRename", "workspace.fileOperations.willRename");
  })(La || (de.WillRenameFilesRequest = La = {}));
  var Aa;
  (function(e) {
    e.method = "workspace/didRenameFiles", e.messageDirection = ne.MessageDirection.clientToServer, e.type = new ne.ProtocolNotificationType(e.method), e.capabilities = ne.CM.create("workspace.fileOperations.didRename", "workspace.fileOperations.didRename");
  })(Aa || (de.DidRenameFilesNotification = Aa = {}));
  var Wa;
  (function(e) {
    e.method = "workspace/didDeleteFiles", e.messageDirection = ne.MessageDirection.clientToServer, e.type = new ne.ProtocolNotificationType(e.method), e.capabilities = ne.CM.create("workspace.fileOperations.didDelete", "workspace.fileOperations.didDelete");
  })(Wa || (de.DidDeleteFilesNotification = Wa = {}));
  var Ha;
  (function(e) {
    e.method = "workspace/willDeleteFiles", e.messageDirection = ne.MessageDirection.clientToServer, e.type = new ne.ProtocolRequestType(e.method), e.capabilities = ne.CM.create("workspace.fileOperations.willDelete", "workspace.fileOperations.willDelete");
  })(Ha || (de.WillDeleteFilesRequest = Ha = {}));
});

// node_modules/vscode-languageserver-protocol/lib/common/protocol.moniker.js
var Va = P((tt) => {
  "use strict";
  Object.defineProperty(tt, "__esModule", { value: !0 });
  tt.MonikerRequest = tt.MonikerKind = tt.UniquenessLevel = void 0;
  var ls = U(), Ua;
  (function(e) {
    e.document = "document", e.project = "project", e.group = "group", e.scheme = "scheme", e.global = "global";
  })(Ua || (tt.UniquenessLevel = Ua = {}));
  var za;
  (function(e) {
    e.$import = "import", e.$export = "export", e.local = "local";
  })(za || (tt.MonikerKind = za = {}));
  var Ba;
  (function(e) {
    e.method = "textDocument/moniker", e.messageDirection = ls.MessageDirection.clientToServer, e.type = new ls.ProtocolRequestType(e.method), e.capabilities = ls.CM.create("textDocument.moniker", "monikerProvider");
  })(Ba || (tt.MonikerRequest = Ba = {}));
});

// node_modules/vscode-languageserver-protocol/lib/common/protocol.typeHierarchy.js
var Qa = P((nt) => {
  "use strict";
  Object.defineProperty(nt, "__esModule", { value: !0 });
  nt.TypeHierarchySubtypesRequest = nt.TypeHierarchySupertypesRequest = nt.TypeHierarchyPrepareRequest = void 0;
  var lt = U(), Ga;
  (function(e) {
    e.method = "textDocument/prepareTypeHierarchy", e.messageDirection = lt.MessageDirection.clientToServer, e.type = new lt.ProtocolRequestType(e.method), e.capabilities = lt.CM.create("textDocument.typeHierarchy", "typeHierarchyProvider");
  })(Ga || (nt.TypeHierarchyPrepareRequest = Ga = {}));
  var Ja;
  (function(e) {
    e.method = "typeHierarchy/supertypes", e.messageDirection = lt.MessageDirection.clientToServer, e.type = new lt.ProtocolRequestType(e.method);
  })(Ja || (nt.TypeHierarchySupertypesRequest = Ja = {}));
  var Xa;
  (function(e) {
    e.method = "typeHierarchy/subtypes", e.messageDirection = lt.MessageDirection.clientToServer, e.type = new lt.ProtocolRequestType(e.method);
  })(Xa || (nt.TypeHierarchySubtypesRequest = Xa = {}));
});

// node_modules/vscode-languageserver-protocol/lib/common/protocol.inlineValue.js
var Ka = P((Ft) => {
  "use strict";
  Object.defineProperty(Ft, "__esModule", { value: !0 });
  Ft.InlineValueRefreshRequest = Ft.InlineValueRequest = void 0;
  var Nt = U(), Ya;
  (function(e) {
    e.method = "textDocument/inlineValue", e.messageDirection = Nt.MessageDirection.clientToServer, e.type = new Nt.ProtocolRequestType(e.method), e.capabilities = Nt.CM.create("textDocument.inlineValue", "inlineValueProvider");
  })(Ya || (Ft.InlineValueRequest = Ya = {}));
  var Za;
  (function(e) {
    e.method = "workspace/inlineValue/refresh", e.messageDirection = Nt.MessageDirection.serverToClient, e.type = new Nt.ProtocolRequestType0(e.method), e.capabilities = Nt.CM.create("workspace.inlineValue.refreshSupport", void 0);
  })(Za || (Ft.InlineValueRefreshRequest = Za = {}));
});

// node_modules/vscode-languageserver-protocol/lib/common/protocol.inlayHint.js
var ru = P((rt) => {
  "use strict";
  Object.defineProperty(rt, "__esModule", { value: !0 });
  rt.InlayHintRefreshRequest = rt.InlayHintResolveRequest = rt.InlayHintRequest = void 0;
  var Ae = U(), eu;
  (function(e) {
    e.method = "textDocument/inlayHint", e.messageDirection = Ae.MessageDirection.clientToServer, e.type = new Ae.ProtocolRequestType(e.method), e.capabilities = Ae.CM.create("textDocument.inlayHint", "inlayHintProvider");
  })(eu || (rt.InlayHintRequest = eu = {}));
  var tu;
  (function(e) {
    e.method = "inlayHint/resolve", e.messageDirection = Ae.MessageDirection.clientToServer, e.type = new Ae.ProtocolRequestType(e.method), e.capabilities = Ae.CM.create("textDocument.inlayHint.resolveSupport", "inlayHintProvider.resolveProvider");
  })(tu || (rt.InlayHintResolveRequest = tu = {}));
  var nu;
  (function(e) {
    e.method = "workspace/inlayHint/refresh", e.messageDirection = Ae.MessageDirection.serverToClient, e.type = new Ae.ProtocolRequestType0(e.method), e.capabilities = Ae.CM.create("workspace.inlayHint.refreshSupport", void 0);
  })(nu || (rt.InlayHintRefreshRequest = nu = {}));
});

// node_modules/vscode-languageserver-protocol/lib/common/protocol.diagnostic.js
var lu = P((re) => {
  "use strict";
  var gh = re && re.__createBinding || (Object.create ? (function(e, t, n, i) {
    i === void 0 && (i = n);
    var r = Object.getOwnPropertyDescriptor(t, n);
    (!r || ("get" in r ? !t.__esModule : r.writable || r.configurable)) && (r = { enumerable: !0, get: function() {
      return t[n];
    } }), Object.defineProperty(e, i, r);
  }) : (function(e, t, n, i) {
    i === void 0 && (i = n), e[i] = t[n];
  })), mh = re && re.__setModuleDefault || (Object.create ? (function(e, t) {
    Object.defineProperty(e, "default", { enumerable: !0, value: t });
  }) : function(e, t) {
    e.default = t;
  }), yh = re && re.__importStar || /* @__PURE__ */ (function() {
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
      if (t != null) for (var i = e(t), r = 0; r < i.length; r++) i[r] !== "default" && gh(n, t, i[r]);
      return mh(n, t), n;
    };
  })();
  Object.defineProperty(re, "__esModule", { value: !0 });
  re.DiagnosticRefreshRequest = re.WorkspaceDiagnosticRequest = re.DocumentDiagnosticRequest = re.DocumentDiagnosticReportKind = re.DiagnosticServerCancellationData = void 0;
  var uu = Fe(), _h = yh(Jn()), We = U(), iu;
  (function(e) {
    function t(n) {
      let i = n;
      return i && _h.boolean(i.retriggerRequest);
    }
    e.is = t;
  })(iu || (re.DiagnosticServerCancellationData = iu = {}));
  var ou;
  (function(e) {
    e.Full = "full", e.Unchanged = "unchanged";
  })(ou || (re.DocumentDiagnosticReportKind = ou = {}));
  var su;
  (function(e) {
    e.method = "textDocument/diagnostic", e.messageDirection = We.MessageDirection.clientToServer, e.type = new We.ProtocolRequestType(e.method), e.partialResult = new uu.ProgressType(), e.capabilities = We.CM.create("textDocument.diagnostic", "diagnosticProvider");
  })(su || (re.DocumentDiagnosticRequest = su = {}));
  var cu;
  (function(e) {
    e.method = "workspace/diagnostic", e.messageDirection = We.MessageDirection.clientToServer, e.type = new We.ProtocolRequestType(e.method), e.partialResult = new uu.ProgressType(), e.capabilities = We.CM.create("workspace.diagnostics", "diagnosticProvider.workspaceDiagnostics");
  })(cu || (re.WorkspaceDiagnosticRequest = cu = {}));
  var au;
  (function(e) {
    e.method = "workspace/diagnostic/refresh", e.messageDirection = We.MessageDirection.serverToClient, e.type = new We.ProtocolRequestType0(e.method), e.capabilities = We.CM.create("workspace.diagnostics.refreshSupport", void 0);
  })(au || (re.DiagnosticRefreshRequest = au = {}));
});

// node_modules/vscode-languageserver-protocol/lib/common/protocol.notebook.js
var yu = P((L) => {
  "use strict";
  var bh = L && L.__createBinding || (Object.create ? (function(e, t, n, i) {
    i === void 0 && (i = n);
    var r = Object.getOwnPropertyDescriptor(t, n);
    (!r || ("get" in r ? !t.__esModule : r.writable || r.configurable)) && (r = { enumerable: !0, get: function() {
      return t[n];
    } }), Object.defineProperty(e, i, r);
  }) : (function(e, t, n, i) {
    i === void 0 && (i = n), e[i] = t[n];
  })), vh = L && L.__setModuleDefault || (Object.create ? (function(e, t) {
    Object.defineProperty(e, "default", { enumerable: !0, value: t });
  }) : function(e, t) {
    e.default = t;
  }), Dh = L && L.__importStar || /* @__PURE__ */ (function() {
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
      if (t != null) for (var i = e(t), r = 0; r < i.length; r++) i[r] !== "default" && bh(n, t, i[r]);
      return vh(n, t), n;
    };
  })();
  Object.defineProperty(L, "__esModule", { value: !0 });
  L.DidCloseNotebookDocumentNotification = L.DidSaveNotebookDocumentNotification = L.DidChangeNotebookDocumentNotification = L.NotebookCellArrayChange = L.DidOpenNotebookDocumentNotification = L.NotebookDocumentSyncRegistrationType = L.NotebookDocument = L.NotebookCell = L.ExecutionSummary = L.NotebookCellKind = void 0;
  var ln = (Gn(), vn(Vn)), Te = Dh(Jn()), qe = U(), ds;
  (function(e) {
    e.Markup = 1, e.Code = 2;
    function t(n) {
      return n === 1 || n === 2;
    }
    e.is = t;
  })(ds || (L.NotebookCellKind = ds = {}));
  var fs;
  (function(e) {
    function t(r, o) {
      let c = { executionOrder: r };
      return (o === !0 || o === !1) && (c.success = o), c;
    }
    e.create = t;
    function n(r) {
      let o = r;
      return Te.objectLiteral(o) && ln.uinteger.is(o.executionOrder) && (o.success === void 0 || Te.boolean(o.success));
    }
    e.is = n;
    function i(r, o) {
      return r === o ? !0 : r == null || o === null || o === void 0 ? !1 : r.executionOrder === o.executionOrder && r.success === o.success;
    }
    e.equals = i;
  })(fs || (L.ExecutionSummary = fs = {}));
  var nr;
  (function(e) {
    function t(o, c) {
      return { kind: o, document: c };
    }
    e.create = t;
    function n(o) {
      let c = o;
      return Te.objectLiteral(c) && ds.is(c.kind) && ln.DocumentUri.is(c.document) && (c.metadata === void 0 || Te.objectLiteral(c.metadata));
    }
    e.is = n;
    function i(o, c) {
      let u = /* @__PURE__ */ new Set();
      return o.document !== c.document && u.add("document"), o.kind !== c.kind && u.add("kind"), o.executionSummary !== c.executionSummary && u.add("executionSummary"), (o.metadata !== void 0 || c.metadata !== void 0) && !r(o.metadata, c.metadata) && u.add("metadata"), (o.executionSummary !== void 0 || c.executionSummary !== void 0) && !fs.equals(o.executionSummary, c.executionSummary) && u.add("e\
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
      if (Te.objectLiteral(o) && Te.objectLiteral(c)) {
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
  })(nr || (L.NotebookCell = nr = {}));
  var du;
  (function(e) {
    function t(i, r, o, c) {
      return { uri: i, notebookType: r, version: o, cells: c };
    }
    e.create = t;
    function n(i) {
      let r = i;
      return Te.objectLiteral(r) && Te.string(r.uri) && ln.integer.is(r.version) && Te.typedArray(r.cells, nr.is);
    }
    e.is = n;
  })(du || (L.NotebookDocument = du = {}));
  var It;
  (function(e) {
    e.method = "notebookDocument/sync", e.messageDirection = qe.MessageDirection.clientToServer, e.type = new qe.RegistrationType(e.method);
  })(It || (L.NotebookDocumentSyncRegistrationType = It = {}));
  var fu;
  (function(e) {
    e.method = "notebookDocument/didOpen", e.messageDirection = qe.MessageDirection.clientToServer, e.type = new qe.ProtocolNotificationType(e.method), e.registrationMethod = It.method;
  })(fu || (L.DidOpenNotebookDocumentNotification = fu = {}));
  var hu;
  (function(e) {
    function t(i) {
      let r = i;
      return Te.objectLiteral(r) && ln.uinteger.is(r.start) && ln.uinteger.is(r.deleteCount) && (r.cells === void 0 || Te.typedArray(r.cells, nr.is));
    }
    e.is = t;
    function n(i, r, o) {
      let c = { start: i, deleteCount: r };
      return o !== void 0 && (c.cells = o), c;
    }
    e.create = n;
  })(hu || (L.NotebookCellArrayChange = hu = {}));
  var pu;
  (function(e) {
    e.method = "notebookDocument/didChange", e.messageDirection = qe.MessageDirection.clientToServer, e.type = new qe.ProtocolNotificationType(e.method), e.registrationMethod = It.method;
  })(pu || (L.DidChangeNotebookDocumentNotification = pu = {}));
  var gu;
  (function(e) {
    e.method = "notebookDocument/didSave", e.messageDirection = qe.MessageDirection.clientToServer, e.type = new qe.ProtocolNotificationType(e.method), e.registrationMethod = It.method;
  })(gu || (L.DidSaveNotebookDocumentNotification = gu = {}));
  var mu;
  (function(e) {
    e.method = "notebookDocument/didClose", e.messageDirection = qe.MessageDirection.clientToServer, e.type = new qe.ProtocolNotificationType(e.method), e.registrationMethod = It.method;
  })(mu || (L.DidCloseNotebookDocumentNotification = mu = {}));
});

// node_modules/vscode-languageserver-protocol/lib/common/protocol.inlineCompletion.js
var bu = P((rr) => {
  "use strict";
  Object.defineProperty(rr, "__esModule", { value: !0 });
  rr.InlineCompletionRequest = void 0;
  var hs = U(), _u;
  (function(e) {
    e.method = "textDocument/inlineCompletion", e.messageDirection = hs.MessageDirection.clientToServer, e.type = new hs.ProtocolRequestType(e.method), e.capabilities = hs.CM.create("textDocument.inlineCompletion", "inlineCompletionProvider");
  })(_u || (rr.InlineCompletionRequest = _u = {}));
});

// node_modules/vscode-languageserver-protocol/lib/common/protocol.textDocumentContent.js
var wu = P((Lt) => {
  "use strict";
  Object.defineProperty(Lt, "__esModule", { value: !0 });
  Lt.TextDocumentContentRefreshRequest = Lt.TextDocumentContentRequest = void 0;
  var dn = U(), vu;
  (function(e) {
    e.method = "workspace/textDocumentContent", e.messageDirection = dn.MessageDirection.clientToServer, e.type = new dn.ProtocolRequestType(e.method), e.capabilities = dn.CM.create("workspace.textDocumentContent", "workspace.textDocumentContent");
  })(vu || (Lt.TextDocumentContentRequest = vu = {}));
  var Du;
  (function(e) {
    e.method = "workspace/textDocumentContent/refresh", e.messageDirection = dn.MessageDirection.serverToClient, e.type = new dn.ProtocolRequestType(e.method);
  })(Du || (Lt.TextDocumentContentRefreshRequest = Du = {}));
});

// node_modules/vscode-languageserver-protocol/lib/common/protocol.js
var Fl = P((s) => {
  "use strict";
  var wh = s && s.__createBinding || (Object.create ? (function(e, t, n, i) {
    i === void 0 && (i = n);
    var r = Object.getOwnPropertyDescriptor(t, n);
    (!r || ("get" in r ? !t.__esModule : r.writable || r.configurable)) && (r = { enumerable: !0, get: function() {
      return t[n];
    } }), Object.defineProperty(e, i, r);
  }) : (function(e, t, n, i) {
    i === void 0 && (i = n), e[i] = t[n];
  })), Ph = s && s.__setModuleDefault || (Object.create ? (function(e, t) {
    Object.defineProperty(e, "default", { enumerable: !0, value: t });
  }) : function(e, t) {
    e.default = t;
  }), Rh = s && s.__importStar || /* @__PURE__ */ (function() {
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
      if (t != null) for (var i = e(t), r = 0; r < i.length; r++) i[r] !== "default" && wh(n, t, i[r]);
      return Ph(n, t), n;
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
  var p = U(), Pu = (Gn(), vn(Vn)), ie = Rh(Jn()), Ch = Kc();
  Object.defineProperty(s, "ImplementationRequest", { enumerable: !0, get: function() {
    return Ch.ImplementationRequest;
  } });
  var Sh = ta();
  Object.defineProperty(s, "TypeDefinitionRequest", { enumerable: !0, get: function() {
    return Sh.TypeDefinitionRequest;
  } });
  var kl = ia();
  Object.defineProperty(s, "WorkspaceFoldersRequest", { enumerable: !0, get: function() {
    return kl.WorkspaceFoldersRequest;
  } });
  Object.defineProperty(s, "DidChangeWorkspaceFoldersNotification", { enumerable: !0, get: function() {
    return kl.DidChangeWorkspaceFoldersNotification;
  } });
  var Th = sa();
  Object.defineProperty(s, "ConfigurationRequest", { enumerable: !0, get: function() {
    return Th.ConfigurationRequest;
  } });
  var xl = ua();
  Object.defineProperty(s, "DocumentColorRequest", { enumerable: !0, get: function() {
    return xl.DocumentColorRequest;
  } });
  Object.defineProperty(s, "ColorPresentationRequest", { enumerable: !0, get: function() {
    return xl.ColorPresentationRequest;
  } });
  var jl = fa();
  Object.defineProperty(s, "FoldingRangeRequest", { enumerable: !0, get: function() {
    return jl.FoldingRangeRequest;
  } });
  Object.defineProperty(s, "FoldingRangeRefreshRequest", { enumerable: !0, get: function() {
    return jl.FoldingRangeRefreshRequest;
  } });
  var Oh = pa();
  Object.defineProperty(s, "DeclarationRequest", { enumerable: !0, get: function() {
    return Oh.DeclarationRequest;
  } });
  var Mh = ma();
  Object.defineProperty(s, "SelectionRangeRequest", { enumerable: !0, get: function() {
    return Mh.SelectionRangeRequest;
  } });
  var vs = va();
  Object.defineProperty(s, "WorkDoneProgress", { enumerable: !0, get: function() {
    return vs.WorkDoneProgress;
  } });
  Object.defineProperty(s, "WorkDoneProgressCreateRequest", { enumerable: !0, get: function() {
    return vs.WorkDoneProgressCreateRequest;
  } });
  Object.defineProperty(s, "WorkDoneProgressCancelNotification", { enumerable: !0, get: function() {
    return vs.WorkDoneProgressCancelNotification;
  } });
  var Ds = Ra();
  Object.defineProperty(s, "CallHierarchyIncomingCallsRequest", { enumerable: !0, get: function() {
    return Ds.CallHierarchyIncomingCallsRequest;
  } });
  Object.defineProperty(s, "CallHierarchyOutgoingCallsRequest", { enumerable: !0, get: function() {
    return Ds.CallHierarchyOutgoingCallsRequest;
  } });
  Object.defineProperty(s, "CallHierarchyPrepareRequest", { enumerable: !0, get: function() {
    return Ds.CallHierarchyPrepareRequest;
  } });
  var At = qa();
  Object.defineProperty(s, "TokenFormat", { enumerable: !0, get: function() {
    return At.TokenFormat;
  } });
  Object.defineProperty(s, "SemanticTokensRequest", { enumerable: !0, get: function() {
    return At.SemanticTokensRequest;
  } });
  Object.defineProperty(s, "SemanticTokensDeltaRequest", { enumerable: !0, get: function() {
    return At.SemanticTokensDeltaRequest;
  } });
  Object.defineProperty(s, "SemanticTokensRangeRequest", { enumerable: !0, get: function() {
    return At.SemanticTokensRangeRequest;
  } });
  Object.defineProperty(s, "SemanticTokensRefreshRequest", { enumerable: !0, get: function() {
    return At.SemanticTokensRefreshRequest;
  } });
  Object.defineProperty(s, "SemanticTokensRegistrationType", { enumerable: !0, get: function() {
    return At.SemanticTokensRegistrationType;
  } });
  var qh = xa();
  Object.defineProperty(s, "ShowDocumentRequest", { enumerable: !0, get: function() {
    return qh.ShowDocumentRequest;
  } });
  var kh = Ea();
  Object.defineProperty(s, "LinkedEditingRangeRequest", { enumerable: !0, get: function() {
    return kh.LinkedEditingRangeRequest;
  } });
  var dt = $a();
  Object.defineProperty(s, "FileOperationPatternKind", { enumerable: !0, get: function() {
    return dt.FileOperationPatternKind;
  } });
  Object.defineProperty(s, "DidCreateFilesNotification", { enumerable: !0, get: function() {
    return dt.DidCreateFilesNotification;
  } });
  Object.defineProperty(s, "WillCreateFilesRequest", { enumerable: !0, get: function() {
    return dt.WillCreateFilesRequest;
  } });
  Object.defineProperty(s, "DidRenameFilesNotification", { enumerable: !0, get: function() {
    return dt.DidRenameFilesNotification;
  } });
  Object.defineProperty(s, "WillRenameFilesRequest", { enumerable: !0, get: function() {
    return dt.WillRenameFilesRequest;
  } });
  Object.defineProperty(s, "DidDeleteFilesNotification", { enumerable: !0, get: function() {
    return dt.DidDeleteFilesNotification;
  } });
  Object.defineProperty(s, "WillDeleteFilesRequest", { enumerable: !0, get: function() {
    return dt.WillDeleteFilesRequest;
  } });
  var ws = Va();
  Object.defineProperty(s, "UniquenessLevel", { enumerable: !0, get: function() {
    return ws.UniquenessLevel;
  } });
  Object.defineProperty(s, "MonikerKind", { enumerable: !0, get: function() {
    return ws.MonikerKind;
  } });
  Object.defineProperty(s, "MonikerRequest", { enumerable: !0, get: function() {
    return ws.MonikerRequest;
  } });
  var Ps = Qa();
  Object.defineProperty(s, "TypeHierarchyPrepareRequest", { enumerable: !0, get: function() {
    return Ps.TypeHierarchyPrepareRequest;
  } });
  Object.defineProperty(s, "TypeHierarchySubtypesRequest", { enumerable: !0, get: function() {
    return Ps.TypeHierarchySubtypesRequest;
  } });
  Object.defineProperty(s, "TypeHierarchySupertypesRequest", { enumerable: !0, get: function() {
    return Ps.TypeHierarchySupertypesRequest;
  } });
  var El = Ka();
  Object.defineProperty(s, "InlineValueRequest", { enumerable: !0, get: function() {
    return El.InlineValueRequest;
  } });
  Object.defineProperty(s, "InlineValueRefreshRequest", { enumerable: !0, get: function() {
    return El.InlineValueRefreshRequest;
  } });
  var Rs = ru();
  Object.defineProperty(s, "InlayHintRequest", { enumerable: !0, get: function() {
    return Rs.InlayHintRequest;
  } });
  Object.defineProperty(s, "InlayHintResolveRequest", { enumerable: !0, get: function() {
    return Rs.InlayHintResolveRequest;
  } });
  Object.defineProperty(s, "InlayHintRefreshRequest", { enumerable: !0, get: function() {
    return Rs.InlayHintRefreshRequest;
  } });
  var fn = lu();
  Object.defineProperty(s, "DiagnosticServerCancellationData", { enumerable: !0, get: function() {
    return fn.DiagnosticServerCancellationData;
  } });
  Object.defineProperty(s, "DocumentDiagnosticReportKind", { enumerable: !0, get: function() {
    return fn.DocumentDiagnosticReportKind;
  } });
  Object.defineProperty(s, "DocumentDiagnosticRequest", { enumerable: !0, get: function() {
    return fn.DocumentDiagnosticRequest;
  } });
  Object.defineProperty(s, "WorkspaceDiagnosticRequest", { enumerable: !0, get: function() {
    return fn.WorkspaceDiagnosticRequest;
  } });
  Object.defineProperty(s, "DiagnosticRefreshRequest", { enumerable: !0, get: function() {
    return fn.DiagnosticRefreshRequest;
  } });
  var ke = yu();
  Object.defineProperty(s, "NotebookCellKind", { enumerable: !0, get: function() {
    return ke.NotebookCellKind;
  } });
  Object.defineProperty(s, "ExecutionSummary", { enumerable: !0, get: function() {
    return ke.ExecutionSummary;
  } });
  Object.defineProperty(s, "NotebookCell", { enumerable: !0, get: function() {
    return ke.NotebookCell;
  } });
  Object.defineProperty(s, "NotebookDocument", { enumerable: !0, get: function() {
    return ke.NotebookDocument;
  } });
  Object.defineProperty(s, "NotebookDocumentSyncRegistrationType", { enumerable: !0, get: function() {
    return ke.NotebookDocumentSyncRegistrationType;
  } });
  Object.defineProperty(s, "DidOpenNotebookDocumentNotification", { enumerable: !0, get: function() {
    return ke.DidOpenNotebookDocumentNotification;
  } });
  Object.defineProperty(s, "NotebookCellArrayChange", { enumerable: !0, get: function() {
    return ke.NotebookCellArrayChange;
  } });
  Object.defineProperty(s, "DidChangeNotebookDocumentNotification", { enumerable: !0, get: function() {
    return ke.DidChangeNotebookDocumentNotification;
  } });
  Object.defineProperty(s, "DidSaveNotebookDocumentNotification", { enumerable: !0, get: function() {
    return ke.DidSaveNotebookDocumentNotification;
  } });
  Object.defineProperty(s, "DidCloseNotebookDocumentNotification", { enumerable: !0, get: function() {
    return ke.DidCloseNotebookDocumentNotification;
  } });
  var xh = bu();
  Object.defineProperty(s, "InlineCompletionRequest", { enumerable: !0, get: function() {
    return xh.InlineCompletionRequest;
  } });
  var Nl = wu();
  Object.defineProperty(s, "TextDocumentContentRequest", { enumerable: !0, get: function() {
    return Nl.TextDocumentContentRequest;
  } });
  Object.defineProperty(s, "TextDocumentContentRefreshRequest", { enumerable: !0, get: function() {
    return Nl.TextDocumentContentRefreshRequest;
  } });
  var ps;
  (function(e) {
    function t(n) {
      let i = n;
      return ie.string(i) || ie.string(i.language) || ie.string(i.scheme) || bs.is(i.pattern);
    }
    e.is = t;
  })(ps || (s.TextDocumentFilter = ps = {}));
  var gs;
  (function(e) {
    function t(n) {
      let i = n;
      return ie.objectLiteral(i) && (ie.string(i.notebookType) || ie.string(i.scheme) || ie.string(i.pattern));
    }
    e.is = t;
  })(gs || (s.NotebookDocumentFilter = gs = {}));
  var ms;
  (function(e) {
    function t(n) {
      let i = n;
      return ie.objectLiteral(i) && (ie.string(i.notebook) || gs.is(i.notebook)) && (i.language === void 0 || ie.string(i.language));
    }
    e.is = t;
  })(ms || (s.NotebookCellTextDocumentFilter = ms = {}));
  var ys;
  (function(e) {
    function t(n) {
      if (!Array.isArray(n))
        return !1;
      for (let i of n)
        if (!ie.string(i) && !ps.is(i) && !ms.is(i))
          return !1;
      return !0;
    }
    e.is = t;
  })(ys || (s.DocumentSelector = ys = {}));
  var Ru;
  (function(e) {
    e.method = "client/registerCapability", e.messageDirection = p.MessageDirection.serverToClient, e.type = new p.ProtocolRequestType(e.method);
  })(Ru || (s.RegistrationRequest = Ru = {}));
  var Cu;
  (function(e) {
    e.method = "client/unregisterCapability", e.messageDirection = p.MessageDirection.serverToClient, e.type = new p.ProtocolRequestType(e.method);
  })(Cu || (s.UnregistrationRequest = Cu = {}));
  var Su;
  (function(e) {
    e.Create = "create", e.Rename = "rename", e.Delete = "delete";
  })(Su || (s.ResourceOperationKind = Su = {}));
  var Tu;
  (function(e) {
    e.Abort = "abort", e.Transactional = "transactional", e.TextOnlyTransactional = "textOnlyTransactional", e.Undo = "undo";
  })(Tu || (s.FailureHandlingKind = Tu = {}));
  var Ou;
  (function(e) {
    e.ES2020 = "ES2020";
  })(Ou || (s.RegularExpressionEngineKind = Ou = {}));
  var Mu;
  (function(e) {
    e.UTF8 = "utf-8", e.UTF16 = "utf-16", e.UTF32 = "utf-32";
  })(Mu || (s.PositionEncodingKind = Mu = {}));
  var qu;
  (function(e) {
    function t(n) {
      let i = n;
      return i && ie.string(i.id) && i.id.length > 0;
    }
    e.hasId = t;
  })(qu || (s.StaticRegistrationOptions = qu = {}));
  var ku;
  (function(e) {
    function t(n) {
      let i = n;
      return i && (i.documentSelector === null || ys.is(i.documentSelector));
    }
    e.is = t;
  })(ku || (s.TextDocumentRegistrationOptions = ku = {}));
  var xu;
  (function(e) {
    function t(i) {
      let r = i;
      return ie.objectLiteral(r) && (r.workDoneProgress === void 0 || ie.boolean(r.workDoneProgress));
    }
    e.is = t;
    function n(i) {
      let r = i;
      return r && ie.boolean(r.workDoneProgress);
    }
    e.hasWorkDoneProgress = n;
  })(xu || (s.WorkDoneProgressOptions = xu = {}));
  var ju;
  (function(e) {
    e.method = "initialize", e.messageDirection = p.MessageDirection.clientToServer, e.type = new p.ProtocolRequestType(e.method);
  })(ju || (s.InitializeRequest = ju = {}));
  var Eu;
  (function(e) {
    e.unknownProtocolVersion = 1;
  })(Eu || (s.InitializeErrorCodes = Eu = {}));
  var Nu;
  (function(e) {
    e.method = "initialized", e.messageDirection = p.MessageDirection.clientToServer, e.type = new p.ProtocolNotificationType(e.method);
  })(Nu || (s.InitializedNotification = Nu = {}));
  var Fu;
  (function(e) {
    e.method = "shutdown", e.messageDirection = p.MessageDirection.clientToServer, e.type = new p.ProtocolRequestType0(e.method);
  })(Fu || (s.ShutdownRequest = Fu = {}));
  var Iu;
  (function(e) {
    e.method = "exit", e.messageDirection = p.MessageDirection.clientToServer, e.type = new p.ProtocolNotificationType0(e.method);
  })(Iu || (s.ExitNotification = Iu = {}));
  var Lu;
  (function(e) {
    e.method = "workspace/didChangeConfiguration", e.messageDirection = p.MessageDirection.clientToServer, e.type = new p.ProtocolNotificationType(e.method), e.capabilities = p.CM.create("workspace.didChangeConfiguration", void 0);
  })(Lu || (s.DidChangeConfigurationNotification = Lu = {}));
  var Au;
  (function(e) {
    e.Error = 1, e.Warning = 2, e.Info = 3, e.Log = 4, e.Debug = 5;
  })(Au || (s.MessageType = Au = {}));
  var Wu;
  (function(e) {
    e.method = "window/showMessage", e.messageDirection = p.MessageDirection.serverToClient, e.type = new p.ProtocolNotificationType(e.method), e.capabilities = p.CM.create("window.showMessage", void 0);
  })(Wu || (s.ShowMessageNotification = Wu = {}));
  var Hu;
  (function(e) {
    e.method = "window/showMessageRequest", e.messageDirection = p.MessageDirection.serverToClient, e.type = new p.ProtocolRequestType(e.method), e.capabilities = p.CM.create("window.showMessage", void 0);
  })(Hu || (s.ShowMessageRequest = Hu = {}));
  var $u;
  (function(e) {
    e.method = "window/logMessage", e.messageDirection = p.MessageDirection.serverToClient, e.type = new p.ProtocolNotificationType(e.method);
  })($u || (s.LogMessageNotification = $u = {}));
  var Uu;
  (function(e) {
    e.method = "telemetry/event", e.messageDirection = p.MessageDirection.serverToClient, e.type = new p.ProtocolNotificationType(e.method);
  })(Uu || (s.TelemetryEventNotification = Uu = {}));
  var zu;
  (function(e) {
    e.None = 0, e.Full = 1, e.Incremental = 2;
  })(zu || (s.TextDocumentSyncKind = zu = {}));
  var Bu;
  (function(e) {
    e.method = "textDocument/didOpen", e.messageDirection = p.MessageDirection.clientToServer, e.type = new p.ProtocolNotificationType(e.method), e.capabilities = p.CM.create("textDocument.synchronization", "textDocumentSync.openClose");
  })(Bu || (s.DidOpenTextDocumentNotification = Bu = {}));
  var Vu;
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
  })(Vu || (s.TextDocumentContentChangeEvent = Vu = {}));
  var Gu;
  (function(e) {
    e.method = "textDocument/didChange", e.messageDirection = p.MessageDirection.clientToServer, e.type = new p.ProtocolNotificationType(e.method), e.capabilities = p.CM.create("textDocument.synchronization", "textDocumentSync");
  })(Gu || (s.DidChangeTextDocumentNotification = Gu = {}));
  var Ju;
  (function(e) {
    e.method = "textDocument/didClose", e.messageDirection = p.MessageDirection.clientToServer, e.type = new p.ProtocolNotificationType(e.method), e.capabilities = p.CM.create("textDocument.synchronization", "textDocumentSync.openClose");
  })(Ju || (s.DidCloseTextDocumentNotification = Ju = {}));
  var Xu;
  (function(e) {
    e.method = "textDocument/didSave", e.messageDirection = p.MessageDirection.clientToServer, e.type = new p.ProtocolNotificationType(e.method), e.capabilities = p.CM.create("textDocument.synchronization.didSave", "textDocumentSync.save");
  })(Xu || (s.DidSaveTextDocumentNotification = Xu = {}));
  var Qu;
  (function(e) {
    e.Manual = 1, e.AfterDelay = 2, e.FocusOut = 3;
  })(Qu || (s.TextDocumentSaveReason = Qu = {}));
  var Yu;
  (function(e) {
    e.method = "textDocument/willSave", e.messageDirection = p.MessageDirection.clientToServer, e.type = new p.ProtocolNotificationType(e.method), e.capabilities = p.CM.create("textDocument.synchronization.willSave", "textDocumentSync.willSave");
  })(Yu || (s.WillSaveTextDocumentNotification = Yu = {}));
  var Zu;
  (function(e) {
    e.method = "textDocument/willSaveWaitUntil", e.messageDirection = p.MessageDirection.clientToServer, e.type = new p.ProtocolRequestType(e.method), e.capabilities = p.CM.create("textDocument.synchronization.willSaveWaitUntil", "textDocumentSync.willSaveWaitUntil");
  })(Zu || (s.WillSaveTextDocumentWaitUntilRequest = Zu = {}));
  var Ku;
  (function(e) {
    e.method = "workspace/didChangeWatchedFiles", e.messageDirection = p.MessageDirection.clientToServer, e.type = new p.ProtocolNotificationType(e.method), e.capabilities = p.CM.create("workspace.didChangeWatchedFiles", void 0);
  })(Ku || (s.DidChangeWatchedFilesNotification = Ku = {}));
  var el;
  (function(e) {
    e.Created = 1, e.Changed = 2, e.Deleted = 3;
  })(el || (s.FileChangeType = el = {}));
  var _s;
  (function(e) {
    function t(n) {
      let i = n;
      return ie.objectLiteral(i) && (Pu.URI.is(i.baseUri) || Pu.WorkspaceFolder.is(i.baseUri)) && ie.string(i.pattern);
    }
    e.is = t;
  })(_s || (s.RelativePattern = _s = {}));
  var bs;
  (function(e) {
    function t(n) {
      let i = n;
      return ie.string(i) || _s.is(i);
    }
    e.is = t;
  })(bs || (s.GlobPattern = bs = {}));
  var tl;
  (function(e) {
    e.Create = 1, e.Change = 2, e.Delete = 4;
  })(tl || (s.WatchKind = tl = {}));
  var nl;
  (function(e) {
    e.method = "textDocument/publishDiagnostics", e.messageDirection = p.MessageDirection.serverToClient, e.type = new p.ProtocolNotificationType(e.method), e.capabilities = p.CM.create("textDocument.publishDiagnostics", void 0);
  })(nl || (s.PublishDiagnosticsNotification = nl = {}));
  var rl;
  (function(e) {
    e.Invoked = 1, e.TriggerCharacter = 2, e.TriggerForIncompleteCompletions = 3;
  })(rl || (s.CompletionTriggerKind = rl = {}));
  var il;
  (function(e) {
    e.method = "textDocument/completion", e.messageDirection = p.MessageDirection.clientToServer, e.type = new p.ProtocolRequestType(e.method), e.capabilities = p.CM.create("textDocument.completion", "completionProvider");
  })(il || (s.CompletionRequest = il = {}));
  var ol;
  (function(e) {
    e.method = "completionItem/resolve", e.messageDirection = p.MessageDirection.clientToServer, e.type = new p.ProtocolRequestType(e.method), e.capabilities = p.CM.create("textDocument.completion.completionItem.resolveSupport", "completionProvider.resolveProvider");
  })(ol || (s.CompletionResolveRequest = ol = {}));
  var sl;
  (function(e) {
    e.method = "textDocument/hover", e.messageDirection = p.MessageDirection.clientToServer, e.type = new p.ProtocolRequestType(e.method), e.capabilities = p.CM.create("textDocument.hover", "hoverProvider");
  })(sl || (s.HoverRequest = sl = {}));
  var cl;
  (function(e) {
    e.Invoked = 1, e.TriggerCharacter = 2, e.ContentChange = 3;
  })(cl || (s.SignatureHelpTriggerKind = cl = {}));
  var al;
  (function(e) {
    e.method = "textDocument/signatureHelp", e.messageDirection = p.MessageDirection.clientToServer, e.type = new p.ProtocolRequestType(e.method), e.capabilities = p.CM.create("textDocument.signatureHelp", "signatureHelpProvider");
  })(al || (s.SignatureHelpRequest = al = {}));
  var ul;
  (function(e) {
    e.method = "textDocument/definition", e.messageDirection = p.MessageDirection.clientToServer, e.type = new p.ProtocolRequestType(e.method), e.capabilities = p.CM.create("textDocument.definition", "definitionProvider");
  })(ul || (s.DefinitionRequest = ul = {}));
  var ll;
  (function(e) {
    e.method = "textDocument/references", e.messageDirection = p.MessageDirection.clientToServer, e.type = new p.ProtocolRequestType(e.method), e.capabilities = p.CM.create("textDocument.references", "referencesProvider");
  })(ll || (s.ReferencesRequest = ll = {}));
  var dl;
  (function(e) {
    e.method = "textDocument/documentHighlight", e.messageDirection = p.MessageDirection.clientToServer, e.type = new p.ProtocolRequestType(e.method), e.capabilities = p.CM.create("textDocument.documentHighlight", "documentHighlightProvider");
  })(dl || (s.DocumentHighlightRequest = dl = {}));
  var fl;
  (function(e) {
    e.method = "textDocument/documentSymbol", e.messageDirection = p.MessageDirection.clientToServer, e.type = new p.ProtocolRequestType(e.method), e.capabilities = p.CM.create("textDocument.documentSymbol", "documentSymbolProvider");
  })(fl || (s.DocumentSymbolRequest = fl = {}));
  var hl;
  (function(e) {
    e.method = "textDocument/codeAction", e.messageDirection = p.MessageDirection.clientToServer, e.type = new p.ProtocolRequestType(e.method), e.capabilities = p.CM.create("textDocument.codeAction", "codeActionProvider");
  })(hl || (s.CodeActionRequest = hl = {}));
  var pl;
  (function(e) {
    e.method = "codeAction/resolve", e.messageDirection = p.MessageDirection.clientToServer, e.type = new p.ProtocolRequestType(e.method), e.capabilities = p.CM.create("textDocument.codeAction.resolveSupport", "codeActionProvider.resolveProvider");
  })(pl || (s.CodeActionResolveRequest = pl = {}));
  var gl;
  (function(e) {
    e.method = "workspace/symbol", e.messageDirection = p.MessageDirection.clientToServer, e.type = new p.ProtocolRequestType(e.method), e.capabilities = p.CM.create("workspace.symbol", "workspaceSymbolProvider");
  })(gl || (s.WorkspaceSymbolRequest = gl = {}));
  var ml;
  (function(e) {
    e.method = "workspaceSymbol/resolve", e.messageDirection = p.MessageDirection.clientToServer, e.type = new p.ProtocolRequestType(e.method), e.capabilities = p.CM.create("workspace.symbol.resolveSupport", "workspaceSymbolProvider.resolveProvider");
  })(ml || (s.WorkspaceSymbolResolveRequest = ml = {}));
  var yl;
  (function(e) {
    e.method = "textDocument/codeLens", e.messageDirection = p.MessageDirection.clientToServer, e.type = new p.ProtocolRequestType(e.method), e.capabilities = p.CM.create("textDocument.codeLens", "codeLensProvider");
  })(yl || (s.CodeLensRequest = yl = {}));
  var _l;
  (function(e) {
    e.method = "codeLens/resolve", e.messageDirection = p.MessageDirection.clientToServer, e.type = new p.ProtocolRequestType(e.method), e.capabilities = p.CM.create("textDocument.codeLens.resolveSupport", "codeLensProvider.resolveProvider");
  })(_l || (s.CodeLensResolveRequest = _l = {}));
  var bl;
  (function(e) {
    e.method = "workspace/codeLens/refresh", e.messageDirection = p.MessageDirection.serverToClient, e.type = new p.ProtocolRequestType0(e.method), e.capabilities = p.CM.create("workspace.codeLens", void 0);
  })(bl || (s.CodeLensRefreshRequest = bl = {}));
  var vl;
  (function(e) {
    e.method = "textDocument/documentLink", e.messageDirection = p.MessageDirection.clientToServer, e.type = new p.ProtocolRequestType(e.method), e.capabilities = p.CM.create("textDocument.documentLink", "documentLinkProvider");
  })(vl || (s.DocumentLinkRequest = vl = {}));
  var Dl;
  (function(e) {
    e.method = "documentLink/resolve", e.messageDirection = p.MessageDirection.clientToServer, e.type = new p.ProtocolRequestType(e.method), e.capabilities = p.CM.create("textDocument.documentLink", "documentLinkProvider.resolveProvider");
  })(Dl || (s.DocumentLinkResolveRequest = Dl = {}));
  var wl;
  (function(e) {
    e.method = "textDocument/formatting", e.messageDirection = p.MessageDirection.clientToServer, e.type = new p.ProtocolRequestType(e.method), e.capabilities = p.CM.create("textDocument.formatting", "documentFormattingProvider");
  })(wl || (s.DocumentFormattingRequest = wl = {}));
  var Pl;
  (function(e) {
    e.method = "textDocument/rangeFormatting", e.messageDirection = p.MessageDirection.clientToServer, e.type = new p.ProtocolRequestType(e.method), e.capabilities = p.CM.create("textDocument.rangeFormatting", "documentRangeFormattingProvider");
  })(Pl || (s.DocumentRangeFormattingRequest = Pl = {}));
  var Rl;
  (function(e) {
    e.method = "textDocument/rangesFormatting", e.messageDirection = p.MessageDirection.clientToServer, e.type = new p.ProtocolRequestType(e.method), e.capabilities = p.CM.create("textDocument.rangeFormatting.rangesSupport", "documentRangeFormattingProvider.rangesSupport");
  })(Rl || (s.DocumentRangesFormattingRequest = Rl = {}));
  var Cl;
  (function(e) {
    e.method = "textDocument/onTypeFormatting", e.messageDirection = p.MessageDirection.clientToServer, e.type = new p.ProtocolRequestType(e.method), e.capabilities = p.CM.create("textDocument.onTypeFormatting", "documentOnTypeFormattingProvider");
  })(Cl || (s.DocumentOnTypeFormattingRequest = Cl = {}));
  var Sl;
  (function(e) {
    e.Identifier = 1;
  })(Sl || (s.PrepareSupportDefaultBehavior = Sl = {}));
  var Tl;
  (function(e) {
    e.method = "textDocument/rename", e.messageDirection = p.MessageDirection.clientToServer, e.type = new p.ProtocolRequestType(e.method), e.capabilities = p.CM.create("textDocument.rename", "renameProvider");
  })(Tl || (s.RenameRequest = Tl = {}));
  var Ol;
  (function(e) {
    e.method = "textDocument/prepareRename", e.messageDirection = p.MessageDirection.clientToServer, e.type = new p.ProtocolRequestType(e.method), e.capabilities = p.CM.create("textDocument.rename.prepareSupport", "renameProvider.prepareProvider");
  })(Ol || (s.PrepareRenameRequest = Ol = {}));
  var Ml;
  (function(e) {
    e.method = "workspace/executeCommand", e.messageDirection = p.MessageDirection.clientToServer, e.type = new p.ProtocolRequestType(e.method), e.capabilities = p.CM.create("workspace.executeCommand", "executeCommandProvider");
  })(Ml || (s.ExecuteCommandRequest = Ml = {}));
  var ql;
  (function(e) {
    e.method = "workspace/applyEdit", e.messageDirection = p.MessageDirection.serverToClient, e.type = new p.ProtocolRequestType("workspace/applyEdit"), e.capabilities = p.CM.create("workspace.applyEdit", void 0);
  })(ql || (s.ApplyWorkspaceEditRequest = ql = {}));
});

// node_modules/vscode-languageserver-protocol/lib/common/connection.js
var Ll = P((Cs) => {
  "use strict";
  Object.defineProperty(Cs, "__esModule", { value: !0 });
  Cs.createProtocolConnection = jh;
  var Il = Fe();
  function jh(e, t, n, i) {
    return Il.ConnectionStrategy.is(i) && (i = { connectionStrategy: i }), (0, Il.createMessageConnection)(e, t, n, i);
  }
});

// node_modules/vscode-languageserver-protocol/lib/common/api.js
var Q = P((me) => {
  "use strict";
  var Eh = me && me.__createBinding || (Object.create ? (function(e, t, n, i) {
    i === void 0 && (i = n);
    var r = Object.getOwnPropertyDescriptor(t, n);
    (!r || ("get" in r ? !t.__esModule : r.writable || r.configurable)) && (r = { enumerable: !0, get: function() {
      return t[n];
    } }), Object.defineProperty(e, i, r);
  }) : (function(e, t, n, i) {
    i === void 0 && (i = n), e[i] = t[n];
  })), ir = me && me.__exportStar || function(e, t) {
    for (var n in e) n !== "default" && !Object.prototype.hasOwnProperty.call(t, n) && Eh(t, e, n);
  };
  Object.defineProperty(me, "__esModule", { value: !0 });
  me.LSPErrorCodes = me.createProtocolConnection = void 0;
  ir(Fe(), me);
  ir((Gn(), vn(Vn)), me);
  ir(U(), me);
  ir(Fl(), me);
  var Nh = Ll();
  Object.defineProperty(me, "createProtocolConnection", { enumerable: !0, get: function() {
    return Nh.createProtocolConnection;
  } });
  var Al;
  (function(e) {
    e.lspReservedErrorRangeStart = -32899, e.RequestFailed = -32803, e.ServerCancelled = -32802, e.ContentModified = -32801, e.RequestCancelled = -32800, e.lspReservedErrorRangeEnd = -32800;
  })(Al || (me.LSPErrorCodes = Al = {}));
});

// node_modules/vscode-languageserver/lib/common/progress.js
var Os = P((it) => {
  "use strict";
  Object.defineProperty(it, "__esModule", { value: !0 });
  it.ProgressFeature = it.WorkDoneProgressReporter = void 0;
  it.attachWorkDone = Fh;
  it.attachPartialResult = Lh;
  var He = Q(), Wl;
  (function(e) {
    function t(n) {
      return n instanceof Ht;
    }
    e.isNullInstance = t;
  })(Wl || (it.WorkDoneProgressReporter = Wl = {}));
  var Wt = class e {
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
      typeof n == "number" && (o.percentage = Math.round(n)), this._connection.sendProgress(He.WorkDoneProgress.type, this._token, o);
    }
    report(t, n) {
      let i = {
        kind: "report"
      };
      typeof t == "number" ? (i.percentage = Math.round(t), n !== void 0 && (i.message = n)) : i.message = t, this._connection.sendProgress(He.WorkDoneProgress.type, this._token, i);
    }
    done() {
      e.Instances.delete(this._token), this._connection.sendProgress(He.WorkDoneProgress.type, this._token, { kind: "end" });
    }
  }, or = class extends Wt {
    _source;
    constructor(t, n) {
      super(t, n), this._source = new He.CancellationTokenSource();
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
  }, Ht = class {
    constructor() {
    }
    begin() {
    }
    report() {
    }
    done() {
    }
  }, sr = class extends Ht {
    _source;
    constructor() {
      super(), this._source = new He.CancellationTokenSource();
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
  function Fh(e, t) {
    if (t === void 0 || t.workDoneToken === void 0)
      return new Ht();
    let n = t.workDoneToken;
    return delete t.workDoneToken, new Wt(e, n);
  }
  var Ih = (e) => class extends e {
    _progressSupported;
    constructor() {
      super(), this._progressSupported = !1;
    }
    initialize(t) {
      super.initialize(t), t?.window?.workDoneProgress === !0 && (this._progressSupported = !0, this.connection.onNotification(He.WorkDoneProgressCancelNotification.type, (n) => {
        let i = Wt.Instances.get(n.token);
        (i instanceof or || i instanceof sr) && i.cancel();
      }));
    }
    attachWorkDoneProgress(t) {
      return t === void 0 ? new Ht() : new Wt(this.connection, t);
    }
    createWorkDoneProgress() {
      if (this._progressSupported) {
        let t = (0, He.RAL)().crypto.randomUUID();
        return this.connection.sendRequest(He.WorkDoneProgressCreateRequest.type, { token: t }).then(() => new or(this.connection, t));
      } else
        return Promise.resolve(new sr());
    }
  };
  it.ProgressFeature = Ih;
  var Ss;
  (function(e) {
    e.type = new He.ProgressType();
  })(Ss || (Ss = {}));
  var Ts = class {
    _connection;
    _token;
    constructor(t, n) {
      this._connection = t, this._token = n;
    }
    report(t) {
      this._connection.sendProgress(Ss.type, this._token, t);
    }
  };
  function Lh(e, t) {
    if (t === void 0 || t.partialResultToken === void 0)
      return;
    let n = t.partialResultToken;
    return delete t.partialResultToken, new Ts(e, n);
  }
});

// node_modules/vscode-languageserver/lib/common/configuration.js
var Hl = P((xe) => {
  "use strict";
  var Ah = xe && xe.__createBinding || (Object.create ? (function(e, t, n, i) {
    i === void 0 && (i = n);
    var r = Object.getOwnPropertyDescriptor(t, n);
    (!r || ("get" in r ? !t.__esModule : r.writable || r.configurable)) && (r = { enumerable: !0, get: function() {
      return t[n];
    } }), Object.defineProperty(e, i, r);
  }) : (function(e, t, n, i) {
    i === void 0 && (i = n), e[i] = t[n];
  })), Wh = xe && xe.__setModuleDefault || (Object.create ? (function(e, t) {
    Object.defineProperty(e, "default", { enumerable: !0, value: t });
  }) : function(e, t) {
    e.default = t;
  }), Hh = xe && xe.__importStar || /* @__PURE__ */ (function() {
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
      if (t != null) for (var i = e(t), r = 0; r < i.length; r++) i[r] !== "default" && Ah(n, t, i[r]);
      return Wh(n, t), n;
    };
  })();
  Object.defineProperty(xe, "__esModule", { value: !0 });
  xe.ConfigurationFeature = void 0;
  var $h = Q(), Uh = Hh(Dn()), zh = (e) => class extends e {
    getConfiguration(t) {
      return t ? Uh.string(t) ? this._getConfiguration({ section: t }) : this._getConfiguration(t) : this._getConfiguration({});
    }
    _getConfiguration(t) {
      let n = {
        items: Array.isArray(t) ? t : [t]
      };
      return this.connection.sendRequest($h.ConfigurationRequest.type, n).then((i) => Array.isArray(i) ? Array.isArray(t) ? i : i[0] : Array.isArray(t) ? [] : null);
    }
  };
  xe.ConfigurationFeature = zh;
});

// node_modules/vscode-languageserver/lib/common/workspaceFolder.js
var $l = P((ar) => {
  "use strict";
  Object.defineProperty(ar, "__esModule", { value: !0 });
  ar.WorkspaceFoldersFeature = void 0;
  var cr = Q(), Bh = (e) => class extends e {
    _onDidChangeWorkspaceFolders;
    _unregistration;
    _notificationIsAutoRegistered;
    constructor() {
      super(), this._notificationIsAutoRegistered = !1;
    }
    initialize(t) {
      super.initialize(t);
      let n = t.workspace;
      n && n.workspaceFolders && (this._onDidChangeWorkspaceFolders = new cr.Emitter(), this.connection.onNotification(cr.DidChangeWorkspaceFoldersNotification.type, (i) => {
        this._onDidChangeWorkspaceFolders.fire(i.event);
      }));
    }
    fillServerCapabilities(t) {
      super.fillServerCapabilities(t);
      let n = t.workspace?.workspaceFolders?.changeNotifications;
      this._notificationIsAutoRegistered = n === !0 || typeof n == "string";
    }
    getWorkspaceFolders() {
      return this.connection.sendRequest(cr.WorkspaceFoldersRequest.type);
    }
    get onDidChangeWorkspaceFolders() {
      if (!this._onDidChangeWorkspaceFolders)
        throw new Error("Client doesn't support sending workspace folder change events.");
      return !this._notificationIsAutoRegistered && !this._unregistration && (this._unregistration = this.connection.client.register(cr.DidChangeWorkspaceFoldersNotification.type)), this._onDidChangeWorkspaceFolders.event;
    }
  };
  ar.WorkspaceFoldersFeature = Bh;
});

// node_modules/vscode-languageserver/lib/common/callHierarchy.js
var Ul = P((ur) => {
  "use strict";
  Object.defineProperty(ur, "__esModule", { value: !0 });
  ur.CallHierarchyFeature = void 0;
  var Ms = Q(), Vh = (e) => class extends e {
    get callHierarchy() {
      return {
        onPrepare: (t) => this.connection.onRequest(Ms.CallHierarchyPrepareRequest.type, (n, i) => t(n, i, this.attachWorkDoneProgress(n), void 0)),
        onIncomingCalls: (t) => {
          let n = Ms.CallHierarchyIncomingCallsRequest.type;
          return this.connection.onRequest(n, (i, r) => t(i, r, this.attachWorkDoneProgress(i), this.attachPartialResultProgress(n, i)));
        },
        onOutgoingCalls: (t) => {
          let n = Ms.CallHierarchyOutgoingCallsRequest.type;
          return this.connection.onRequest(n, (i, r) => t(i, r, this.attachWorkDoneProgress(i), this.attachPartialResultProgress(n, i)));
        }
      };
    }
  };
  ur.CallHierarchyFeature = Vh;
});

// node_modules/vscode-languageserver/lib/common/semanticTokens.js
var ks = P((ot) => {
  "use strict";
  Object.defineProperty(ot, "__esModule", { value: !0 });
  ot.SemanticTokensBuilder = ot.SemanticTokensDiff = ot.SemanticTokensFeature = void 0;
  var lr = Q(), Gh = (e) => class extends e {
    get semanticTokens() {
      return {
        refresh: () => this.connection.sendRequest(lr.SemanticTokensRefreshRequest.type),
        on: (t) => {
          let n = lr.SemanticTokensRequest.type;
          return this.connection.onRequest(n, (i, r) => t(i, r, this.attachWorkDoneProgress(i), this.attachPartialResultProgress(n, i)));
        },
        onDelta: (t) => {
          let n = lr.SemanticTokensDeltaRequest.type;
          return this.connection.onRequest(n, (i, r) => t(i, r, this.attachWorkDoneProgress(i), this.attachPartialResultProgress(n, i)));
        },
        onRange: (t) => {
          let n = lr.SemanticTokensRangeRequest.type;
          return this.connection.onRequest(n, (i, r) => t(i, r, this.attachWorkDoneProgress(i), this.attachPartialResultProgress(n, i)));
        }
      };
    }
  };
  ot.SemanticTokensFeature = Gh;
  var dr = class {
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
  ot.SemanticTokensDiff = dr;
  var qs = class e {
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
        let y = 5 * n[u], m = t[y + 0], _ = t[y + 1], w = t[y + 2], C = t[y + 3], T = t[y + 4], W = m - o, F = W === 0 ? _ - c : _, G = 5 * u;
        r[G + 0] = W, r[G + 1] = F, r[G + 2] = w, r[G + 3] = C, r[G + 4] = T, o = m, c = _;
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
        edits: new dr(this._prevData, this.getFinalDataDelta()).computeDiff()
      } : this.build();
    }
  };
  ot.SemanticTokensBuilder = qs;
});

// node_modules/vscode-languageserver/lib/common/showDocument.js
var zl = P((fr) => {
  "use strict";
  Object.defineProperty(fr, "__esModule", { value: !0 });
  fr.ShowDocumentFeature = void 0;
  var Jh = Q(), Xh = (e) => class extends e {
    showDocument(t) {
      return this.connection.sendRequest(Jh.ShowDocumentRequest.type, t);
    }
  };
  fr.ShowDocumentFeature = Xh;
});

// node_modules/vscode-languageserver/lib/common/fileOperations.js
var Bl = P((hr) => {
  "use strict";
  Object.defineProperty(hr, "__esModule", { value: !0 });
  hr.FileOperationsFeature = void 0;
  var $t = Q(), Qh = (e) => class extends e {
    onDidCreateFiles(t) {
      return this.connection.onNotification($t.DidCreateFilesNotification.type, (n) => t(n));
    }
    onDidRenameFiles(t) {
      return this.connection.onNotification($t.DidRenameFilesNotification.type, (n) => t(n));
    }
    onDidDeleteFiles(t) {
      return this.connection.onNotification($t.DidDeleteFilesNotification.type, (n) => t(n));
    }
    onWillCreateFiles(t) {
      return this.connection.onRequest($t.WillCreateFilesRequest.type, (n, i) => t(n, i));
    }
    onWillRenameFiles(t) {
      return this.connection.onRequest($t.WillRenameFilesRequest.type, (n, i) => t(n, i));
    }
    onWillDeleteFiles(t) {
      return this.connection.onRequest($t.WillDeleteFilesRequest.type, (n, i) => t(n, i));
    }
  };
  hr.FileOperationsFeature = Qh;
});

// node_modules/vscode-languageserver/lib/common/linkedEditingRange.js
var Vl = P((pr) => {
  "use strict";
  Object.defineProperty(pr, "__esModule", { value: !0 });
  pr.LinkedEditingRangeFeature = void 0;
  var Yh = Q(), Zh = (e) => class extends e {
    onLinkedEditingRange(t) {
      return this.connection.onRequest(Yh.LinkedEditingRangeRequest.type, (n, i) => t(n, i, this.attachWorkDoneProgress(n), void 0));
    }
  };
  pr.LinkedEditingRangeFeature = Zh;
});

// node_modules/vscode-languageserver/lib/common/typeHierarchy.js
var Gl = P((gr) => {
  "use strict";
  Object.defineProperty(gr, "__esModule", { value: !0 });
  gr.TypeHierarchyFeature = void 0;
  var xs = Q(), Kh = (e) => class extends e {
    get typeHierarchy() {
      return {
        onPrepare: (t) => this.connection.onRequest(xs.TypeHierarchyPrepareRequest.type, (n, i) => t(n, i, this.attachWorkDoneProgress(n), void 0)),
        onSupertypes: (t) => {
          let n = xs.TypeHierarchySupertypesRequest.type;
          return this.connection.onRequest(n, (i, r) => t(i, r, this.attachWorkDoneProgress(i), this.attachPartialResultProgress(n, i)));
        },
        onSubtypes: (t) => {
          let n = xs.TypeHierarchySubtypesRequest.type;
          return this.connection.onRequest(n, (i, r) => t(i, r, this.attachWorkDoneProgress(i), this.attachPartialResultProgress(n, i)));
        }
      };
    }
  };
  gr.TypeHierarchyFeature = Kh;
});

// node_modules/vscode-languageserver/lib/common/inlineValue.js
var Xl = P((mr) => {
  "use strict";
  Object.defineProperty(mr, "__esModule", { value: !0 });
  mr.InlineValueFeature = void 0;
  var Jl = Q(), ep = (e) => class extends e {
    get inlineValue() {
      return {
        refresh: () => this.connection.sendRequest(Jl.InlineValueRefreshRequest.type),
        on: (t) => this.connection.onRequest(Jl.InlineValueRequest.type, (n, i) => t(n, i, this.attachWorkDoneProgress(n)))
      };
    }
  };
  mr.InlineValueFeature = ep;
});

// node_modules/vscode-languageserver/lib/common/foldingRange.js
var Yl = P((yr) => {
  "use strict";
  Object.defineProperty(yr, "__esModule", { value: !0 });
  yr.FoldingRangeFeature = void 0;
  var Ql = Q(), tp = (e) => class extends e {
    get foldingRange() {
      return {
        refresh: () => this.connection.sendRequest(Ql.FoldingRangeRefreshRequest.type),
        on: (t) => {
          let n = Ql.FoldingRangeRequest.type;
          return this.connection.onRequest(n, (i, r) => t(i, r, this.attachWorkDoneProgress(i), this.attachPartialResultProgress(n, i)));
        }
      };
    }
  };
  yr.FoldingRangeFeature = tp;
});

// node_modules/vscode-languageserver/lib/common/inlayHint.js
var Zl = P((_r) => {
  "use strict";
  Object.defineProperty(_r, "__esModule", { value: !0 });
  _r.InlayHintFeature = void 0;
  var js = Q(), np = (e) => class extends e {
    get inlayHint() {
      return {
        refresh: () => this.connection.sendRequest(js.InlayHintRefreshRequest.type),
        on: (t) => this.connection.onRequest(js.InlayHintRequest.type, (n, i) => t(n, i, this.attachWorkDoneProgress(n))),
        resolve: (t) => this.connection.onRequest(js.InlayHintResolveRequest.type, (n, i) => t(n, i))
      };
    }
  };
  _r.InlayHintFeature = np;
});

// node_modules/vscode-languageserver/lib/common/diagnostic.js
var Kl = P((br) => {
  "use strict";
  Object.defineProperty(br, "__esModule", { value: !0 });
  br.DiagnosticFeature = void 0;
  var hn = Q(), rp = (e) => class extends e {
    get diagnostics() {
      return {
        refresh: () => this.connection.sendRequest(hn.DiagnosticRefreshRequest.type),
        on: (t) => this.connection.onRequest(hn.DocumentDiagnosticRequest.type, (n, i) => t(n, i, this.attachWorkDoneProgress(n), this.attachPartialResultProgress(hn.DocumentDiagnosticRequest.partialResult, n))),
        onWorkspace: (t) => this.connection.onRequest(hn.WorkspaceDiagnosticRequest.type, (n, i) => t(n, i, this.attachWorkDoneProgress(n), this.attachPartialResultProgress(hn.WorkspaceDiagnosticRequest.partialResult, n)))
      };
    }
  };
  br.DiagnosticFeature = rp;
});

// node_modules/vscode-languageserver/lib/common/textDocuments.js
var Ns = P((vr) => {
  "use strict";
  Object.defineProperty(vr, "__esModule", { value: !0 });
  vr.TextDocuments = void 0;
  var ft = Q(), Es = class {
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
      this._configuration = t, this._syncedDocuments = /* @__PURE__ */ new Map(), this._onDidChangeContent = new ft.Emitter(), this._onDidOpen = new ft.Emitter(), this._onDidClose = new ft.Emitter(), this._onDidSave = new ft.Emitter(), this._onWillSave = new ft.Emitter();
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
      t.__textDocumentSync = ft.TextDocumentSyncKind.Incremental;
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
      })), ft.Disposable.create(() => {
        n.forEach((i) => i.dispose());
      });
    }
  };
  vr.TextDocuments = Es;
});

// node_modules/vscode-languageserver/lib/common/notebook.js
var Ls = P((Ut) => {
  "use strict";
  Object.defineProperty(Ut, "__esModule", { value: !0 });
  Ut.NotebookDocuments = Ut.NotebookSyncFeature = void 0;
  var De = Q(), ed = Ns(), ip = (e) => class extends e {
    get synchronization() {
      return {
        onDidOpenNotebookDocument: (t) => this.connection.onNotification(De.DidOpenNotebookDocumentNotification.type, (n) => t(n)),
        onDidChangeNotebookDocument: (t) => this.connection.onNotification(De.DidChangeNotebookDocumentNotification.type, (n) => t(n)),
        onDidSaveNotebookDocument: (t) => this.connection.onNotification(De.DidSaveNotebookDocumentNotification.type, (n) => t(n)),
        onDidCloseNotebookDocument: (t) => this.connection.onNotification(De.DidCloseNotebookDocumentNotification.type, (n) => t(n))
      };
    }
  };
  Ut.NotebookSyncFeature = ip;
  var Fs = class e {
    static NULL_DISPOSE = Object.freeze({ dispose: () => {
    } });
    openHandler;
    changeHandler;
    closeHandler;
    onDidOpenTextDocument(t) {
      return this.openHandler = t, De.Disposable.create(() => {
        this.openHandler = void 0;
      });
    }
    openTextDocument(t) {
      return this.openHandler && this.openHandler(t);
    }
    onDidChangeTextDocument(t) {
      return this.changeHandler = t, De.Disposable.create(() => {
        this.changeHandler = t;
      });
    }
    changeTextDocument(t) {
      return this.changeHandler && this.changeHandler(t);
    }
    onDidCloseTextDocument(t) {
      return this.closeHandler = t, De.Disposable.create(() => {
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
  }, Is = class {
    notebookDocuments;
    notebookCellMap;
    _onDidOpen;
    _onDidSave;
    _onDidChange;
    _onDidClose;
    _cellTextDocuments;
    constructor(t) {
      t instanceof ed.TextDocuments ? this._cellTextDocuments = t : this._cellTextDocuments = new ed.TextDocuments(t), this.notebookDocuments = /* @__PURE__ */ new Map(), this.notebookCellMap = /* @__PURE__ */ new Map(), this._onDidOpen = new De.Emitter(), this._onDidChange = new De.Emitter(), this._onDidSave = new De.Emitter(), this._onDidClose = new De.Emitter();
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
      let n = new Fs(), i = [];
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
          let E = y.cells;
          if (E.structure !== void 0) {
            let d = E.structure.array;
            if (o.cells.splice(d.start, d.deleteCount, ...d.cells !== void 0 ? d.cells : []), E.structure.didOpen !== void 0)
              for (let h of E.structure.didOpen)
                await n.openTextDocument({ textDocument: h }), m.push(h.uri);
            if (E.structure.didClose)
              for (let h of E.structure.didClose)
                await n.closeTextDocument({ textDocument: h }), _.push(h.uri);
          }
          if (E.data !== void 0) {
            let d = new Map(E.data.map((h) => [h.document, h]));
            for (let h = 0; h <= o.cells.length; h++) {
              let D = d.get(o.cells[h].document);
              if (D !== void 0) {
                let k = o.cells.splice(h, 1, D);
                if (w.push({ old: k[0], new: D }), d.delete(D.document), d.size === 0)
                  break;
              }
            }
          }
          if (E.textContent !== void 0)
            for (let d of E.textContent)
              await n.changeTextDocument({ textDocument: d.document, contentChanges: d.changes }), C.push(d.document.uri);
        }
        let T = [];
        for (let E of _)
          T.push(this.getNotebookCell(E)), this.notebookCellMap.delete(E);
        this.updateCellMap(o);
        let W = { notebookDocument: o };
        u && (W.metadata = { old: c, new: o.metadata });
        let F = [];
        for (let E of m)
          F.push(this.getNotebookCell(E));
        let G = [];
        for (let E of C)
          G.push(this.getNotebookCell(E));
        (F.length > 0 || T.length > 0 || w.length > 0 || G.length > 0) && (W.cells = { added: F, removed: T, changed: { data: w, textContent: G } }), (W.metadata !== void 0 || W.cells !== void 0) && this._onDidChange.fire(W);
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
      })), De.Disposable.create(() => {
        i.forEach((r) => r.dispose());
      });
    }
    updateCellMap(t) {
      for (let n of t.cells)
        this.notebookCellMap.set(n.document, [n, t]);
    }
  };
  Ut.NotebookDocuments = Is;
});

// node_modules/vscode-languageserver/lib/common/moniker.js
var td = P((Dr) => {
  "use strict";
  Object.defineProperty(Dr, "__esModule", { value: !0 });
  Dr.MonikerFeature = void 0;
  var op = Q(), sp = (e) => class extends e {
    get moniker() {
      return {
        on: (t) => {
          let n = op.MonikerRequest.type;
          return this.connection.onRequest(n, (i, r) => t(i, r, this.attachWorkDoneProgress(i), this.attachPartialResultProgress(n, i)));
        }
      };
    }
  };
  Dr.MonikerFeature = sp;
});

// node_modules/vscode-languageserver/lib/common/inlineCompletion.js
var nd = P((wr) => {
  "use strict";
  Object.defineProperty(wr, "__esModule", { value: !0 });
  wr.InlineCompletionFeature = void 0;
  var cp = Q(), ap = (e) => class extends e {
    get inlineCompletion() {
      return {
        on: (t) => this.connection.onRequest(cp.InlineCompletionRequest.type, (n, i) => t(n, i, this.attachWorkDoneProgress(n)))
      };
    }
  };
  wr.InlineCompletionFeature = ap;
});

// node_modules/vscode-languageserver/lib/common/textDocumentContent.js
var id = P((Pr) => {
  "use strict";
  Object.defineProperty(Pr, "__esModule", { value: !0 });
  Pr.TextDocumentContentFeature = void 0;
  var rd = Q(), up = (e) => class extends e {
    get textDocumentContent() {
      return {
        refresh: (t) => this.connection.sendRequest(rd.TextDocumentContentRefreshRequest.type, { uri: t }),
        on: (t) => this.connection.onRequest(rd.TextDocumentContentRequest.type, (n, i) => t(n, i))
      };
    }
  };
  Pr.TextDocumentContentFeature = up;
});

// node_modules/vscode-languageserver/lib/common/server.js
var Us = P((A) => {
  "use strict";
  var lp = A && A.__createBinding || (Object.create ? (function(e, t, n, i) {
    i === void 0 && (i = n);
    var r = Object.getOwnPropertyDescriptor(t, n);
    (!r || ("get" in r ? !t.__esModule : r.writable || r.configurable)) && (r = { enumerable: !0, get: function() {
      return t[n];
    } }), Object.defineProperty(e, i, r);
  }) : (function(e, t, n, i) {
    i === void 0 && (i = n), e[i] = t[n];
  })), dp = A && A.__setModuleDefault || (Object.create ? (function(e, t) {
    Object.defineProperty(e, "default", { enumerable: !0, value: t });
  }) : function(e, t) {
    e.default = t;
  }), fp = A && A.__importStar || /* @__PURE__ */ (function() {
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
      if (t != null) for (var i = e(t), r = 0; r < i.length; r++) i[r] !== "default" && lp(n, t, i[r]);
      return dp(n, t), n;
    };
  })();
  Object.defineProperty(A, "__esModule", { value: !0 });
  A._NotebooksImpl = A._LanguagesImpl = A.BulkUnregistration = A.BulkRegistration = A.ErrorMessageTracker = void 0;
  A.combineConsoleFeatures = dd;
  A.combineTelemetryFeatures = fd;
  A.combineTracerFeatures = hd;
  A.combineClientFeatures = pd;
  A.combineWindowFeatures = gd;
  A.combineWorkspaceFeatures = md;
  A.combineLanguagesFeatures = yd;
  A.combineNotebooksFeatures = _d;
  A.combineFeatures = Mp;
  A.createConnection = qp;
  var v = Q(), we = fp(Dn()), M = Os(), hp = Hl(), pp = $l(), gp = Ul(), mp = ks(), yp = zl(), _p = Bl(), bp = Vl(), vp = Gl(), Dp = Xl(), wp = Yl(), Pp = Zl(), Rp = Kl(), Cp = Ls(), Sp = td(), Tp = nd(), Op = id();
  function As(e) {
    if (e !== null)
      return e;
  }
  var Ws = class {
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
  A.ErrorMessageTracker = Ws;
  var Rr = class {
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
  }, Hs = class {
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
      return this.connection.sendRequest(v.ShowMessageRequest.type, i).then(As);
    }
    showWarningMessage(t, ...n) {
      let i = { type: v.MessageType.Warning, message: t, actions: n };
      return this.connection.sendRequest(v.ShowMessageRequest.type, i).then(As);
    }
    showInformationMessage(t, ...n) {
      let i = { type: v.MessageType.Info, message: t, actions: n };
      return this.connection.sendRequest(v.ShowMessageRequest.type, i).then(As);
    }
  }, od = (0, yp.ShowDocumentFeature)((0, M.ProgressFeature)(Hs)), sd;
  (function(e) {
    function t() {
      return new Cr();
    }
    e.create = t;
  })(sd || (A.BulkRegistration = sd = {}));
  var Cr = class {
    _registrations = [];
    _registered = /* @__PURE__ */ new Set();
    add(t, n) {
      let i = we.string(t) ? t : t.method;
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
  }, cd;
  (function(e) {
    function t() {
      return new pn(void 0, []);
    }
    e.create = t;
  })(cd || (A.BulkUnregistration = cd = {}));
  var pn = class {
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
      let n = we.string(t) ? t : t.method, i = this._unregistrations.get(n);
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
  }, Sr = class {
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
      return t instanceof Cr ? this.registerMany(t) : t instanceof pn ? this.registerSingle1(t, n, i) : this.registerSingle2(t, n);
    }
    registerSingle1(t, n, i) {
      let r = we.string(n) ? n : n.method, o = (0, v.RAL)().crypto.randomUUID(), c = {
        registrations: [{ id: o, method: r, registerOptions: i || {} }]
      };
      return t.isAttached || t.attach(this.connection), this.connection.sendRequest(v.RegistrationRequest.type, c).then((u) => (t.add({ id: o, method: r }), t), (u) => (this.connection.console.info(`Registering request handler for ${r} failed.`), Promise.reject(u)));
    }
    registerSingle2(t, n) {
      let i = we.string(t) ? t : t.method, r = (0, v.RAL)().crypto.randomUUID(), o = {
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
      return this.connection.sendRequest(v.RegistrationRequest.type, n).then(() => new pn(this._connection, n.registrations.map((i) => ({ id: i.id, method: i.method }))), (i) => (this.connection.console.info("Bulk registration failed."), Promise.reject(i)));
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
    applyEdit(t) {
      function n(r) {
        return r && !!r.edit;
      }
      let i = n(t) ? t : { edit: t };
      return this.connection.sendRequest(v.ApplyWorkspaceEditRequest.type, i);
    }
  }, ad = (0, Op.TextDocumentContentFeature)((0, _p.FileOperationsFeature)((0, pp.WorkspaceFoldersFeature)((0, hp.ConfigurationFeature)($s)))), Tr = class {
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
  }, Or = class {
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
    attachWorkDoneProgress(t) {
      return (0, M.attachWorkDone)(this.connection, t);
    }
    attachPartialResultProgress(t, n) {
      return (0, M.attachPartialResult)(this.connection, n);
    }
  };
  A._LanguagesImpl = Mr;
  var ud = (0, Tp.InlineCompletionFeature)((0, wp.FoldingRangeFeature)((0, Sp.MonikerFeature)((0, Rp.DiagnosticFeature)((0, Pp.InlayHintFeature)((0, Dp.InlineValueFeature)((0, vp.TypeHierarchyFeature)((0, bp.LinkedEditingRangeFeature)((0, mp.SemanticTokensFeature)((0, gp.CallHierarchyFeature)(Mr)))))))))), qr = class {
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
  A._NotebooksImpl = qr;
  var ld = (0, Cp.NotebookSyncFeature)(qr);
  function dd(e, t) {
    return function(n) {
      return t(e(n));
    };
  }
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
  function Mp(e, t) {
    function n(r, o, c) {
      return r && o ? c(r, o) : r || o;
    }
    return {
      __brand: "features",
      console: n(e.console, t.console, dd),
      tracer: n(e.tracer, t.tracer, hd),
      telemetry: n(e.telemetry, t.telemetry, fd),
      client: n(e.client, t.client, pd),
      window: n(e.window, t.window, gd),
      workspace: n(e.workspace, t.workspace, md),
      languages: n(e.languages, t.languages, yd),
      notebooks: n(e.notebooks, t.notebooks, _d)
    };
  }
  function qp(e, t, n) {
    let i = n && n.console ? new (n.console(Rr))() : new Rr(), r = e(i);
    i.rawAttach(r);
    let o = n && n.tracer ? new (n.tracer(Tr))() : new Tr(), c = n && n.telemetry ? new (n.telemetry(Or))() : new Or(), u = n && n.client ? new (n.client(Sr))() : new Sr(), y = n && n.window ? new (n.window(od))() : new od(), m = n && n.workspace ? new (n.workspace(ad))() : new ad(), _ = n && n.languages ? new (n.languages(ud))() : new ud(), w = n && n.notebooks ? new (n.notebooks(ld))() : new ld(),
    C = [i, o, c, u, y, m, _, w];
    function T(d) {
      return d instanceof Promise ? d : we.thenable(d) ? new Promise((h, D) => {
        d.then((k) => h(k), (k) => D(k));
      }) : Promise.resolve(d);
    }
    let W, F, G, E = {
      listen: () => r.listen(),
      sendRequest: (d, ...h) => r.sendRequest(we.string(d) ? d : d.method, ...h),
      onRequest: (d, h) => r.onRequest(d, h),
      sendNotification: (d, h) => {
        let D = we.string(d) ? d : d.method;
        return r.sendNotification(D, h);
      },
      onNotification: (d, h) => r.onNotification(d, h),
      onProgress: r.onProgress,
      sendProgress: r.sendProgress,
      onInitialize: (d) => (F = d, {
        dispose: () => {
          F = void 0;
        }
      }),
      onInitialized: (d) => r.onNotification(v.InitializedNotification.type, d),
      onShutdown: (d) => (W = d, {
        dispose: () => {
          W = void 0;
        }
      }),
      onExit: (d) => (G = d, {
        dispose: () => {
          G = void 0;
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
      d.attach(E);
    return r.onRequest(v.InitializeRequest.type, (d) => {
      t.initialize(d), we.string(d.trace) && (o.trace = v.Trace.fromString(d.trace));
      for (let h of C)
        h.initialize(d.capabilities);
      if (F) {
        let h = F(d, new v.CancellationTokenSource().token, (0, M.attachWorkDone)(r, d), void 0);
        return T(h).then((D) => {
          if (D instanceof v.ResponseError)
            return D;
          let k = D;
          k || (k = { capabilities: {} });
          let K = k.capabilities;
          K || (K = {}, k.capabilities = K), K.textDocumentSync === void 0 || K.textDocumentSync === null ? K.textDocumentSync = we.number(E.__textDocumentSync) ? E.__textDocumentSync : v.TextDocumentSyncKind.None : !we.number(K.textDocumentSync) && !we.number(K.textDocumentSync.change) && (K.textDocumentSync.change = we.number(E.__textDocumentSync) ? E.__textDocumentSync : v.TextDocumentSyncKind.
          None);
          for (let Y of C)
            Y.fillServerCapabilities(K);
          return k;
        });
      } else {
        let h = { capabilities: { textDocumentSync: v.TextDocumentSyncKind.None } };
        for (let D of C)
          D.fillServerCapabilities(h.capabilities);
        return h;
      }
    }), r.onRequest(v.ShutdownRequest.type, () => {
      if (t.shutdownReceived = !0, W)
        return W(new v.CancellationTokenSource().token);
    }), r.onNotification(v.ExitNotification.type, () => {
      try {
        if (G)
          return G();
      } finally {
        t.shutdownReceived ? t.exit(0) : t.exit(1);
      }
    }), r.onNotification(v.SetTraceNotification.type, (d) => {
      o.trace = v.Trace.fromString(d.value);
    }), E;
  }
});

// node_modules/vscode-languageserver/lib/node/files.js
var bd = P((fe) => {
  "use strict";
  var kp = fe && fe.__createBinding || (Object.create ? (function(e, t, n, i) {
    i === void 0 && (i = n);
    var r = Object.getOwnPropertyDescriptor(t, n);
    (!r || ("get" in r ? !t.__esModule : r.writable || r.configurable)) && (r = { enumerable: !0, get: function() {
      return t[n];
    } }), Object.defineProperty(e, i, r);
  }) : (function(e, t, n, i) {
    i === void 0 && (i = n), e[i] = t[n];
  })), xp = fe && fe.__setModuleDefault || (Object.create ? (function(e, t) {
    Object.defineProperty(e, "default", { enumerable: !0, value: t });
  }) : function(e, t) {
    e.default = t;
  }), Gs = fe && fe.__importStar || /* @__PURE__ */ (function() {
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
      if (t != null) for (var i = e(t), r = 0; r < i.length; r++) i[r] !== "default" && kp(n, t, i[r]);
      return xp(n, t), n;
    };
  })();
  Object.defineProperty(fe, "__esModule", { value: !0 });
  fe.FileSystem = void 0;
  fe.uriToFilePath = Ep;
  fe.resolve = kr;
  fe.resolveGlobalNodePath = Bs;
  fe.resolveGlobalYarnPath = Np;
  fe.resolveModulePath = Fp;
  var jp = Gs(require("url")), Oe = Gs(require("path")), zs = Gs(require("fs")), mn = require("child_process");
  function Ep(e) {
    let t = jp.parse(e);
    if (t.protocol !== "file:" || !t.path)
      return;
    let n = t.path.split("/");
    for (let i = 0, r = n.length; i < r; i++)
      n[i] = decodeURIComponent(n[i]);
    if (process.platform === "win32" && n.length > 1) {
      let i = n[0], r = n[1];
      i.length === 0 && r.length > 1 && r[1] === ":" && n.shift();
    }
    return Oe.normalize(n.join("/"));
  }
  function gn() {
    return process.platform === "win32";
  }
  function kr(e, t, n, i) {
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
      Object.keys(y).forEach((_) => m[_] = y[_]), t && zs.existsSync(t) && (m[r] ? m[r] = t + Oe.delimiter + m[r] : m[r] = t, i && i(`NODE_PATH value is: ${m[r]}`)), m.ELECTRON_RUN_AS_NODE = "1";
      try {
        let _ = (0, mn.fork)("", [], {
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
  function Bs(e) {
    let t = /* @__PURE__ */ Object.create(null);
    Object.keys(process.env).forEach((r) => t[r] = process.env[r]), t.NO_UPDATE_NOTIFIER = "true";
    let n = {
      encoding: "utf8",
      env: t
    };
    gn() && (n.shell = !0);
    let i = () => {
    };
    try {
      process.on("SIGPIPE", i);
      let r = (gn() ? (0, mn.spawnSync)("npm.cmd config get prefix", n) : (0, mn.spawnSync)("npm", ["config", "get", "prefix"], n)).stdout;
      if (!r) {
        e && e("'npm config get prefix' didn't return a value.");
        return;
      }
      let o = r.trim();
      return e && e(`'npm config get prefix' value is: ${o}`), o.length > 0 ? gn() ? Oe.join(o, "node_modules") : Oe.join(o, "lib", "node_modules") : void 0;
    } catch {
      return;
    } finally {
      process.removeListener("SIGPIPE", i);
    }
  }
  function Np(e) {
    let t = {
      encoding: "utf8"
    };
    gn() && (t.shell = !0);
    let n = () => {
    };
    try {
      process.on("SIGPIPE", n);
      let i = gn() ? (0, mn.spawnSync)("yarn.cmd global dir --json", t) : (0, mn.spawnSync)("yarn", ["global", "dir", "--json"], t), r = i.stdout;
      if (!r) {
        e && (e("'yarn global dir' didn't return a value."), i.stderr && e(i.stderr));
        return;
      }
      let o = r.trim().split(/\r?\n/);
      for (let c of o)
        try {
          let u = JSON.parse(c);
          if (u.type === "log")
            return Oe.join(u.data, "node_modules");
        } catch {
        }
      return;
    } catch {
      return;
    } finally {
      process.removeListener("SIGPIPE", n);
    }
  }
  var Vs;
  (function(e) {
    let t;
    function n() {
      return t !== void 0 || (process.platform === "win32" ? t = !1 : t = !zs.existsSync(__filename.toUpperCase()) || !zs.existsSync(__filename.toLowerCase())), t;
    }
    e.isCaseSensitive = n;
    function i(r, o) {
      return n() ? Oe.normalize(o).indexOf(Oe.normalize(r)) === 0 : Oe.normalize(o).toLowerCase().indexOf(Oe.normalize(r).toLowerCase()) === 0;
    }
    e.isParent = i;
  })(Vs || (fe.FileSystem = Vs = {}));
  function Fp(e, t, n, i) {
    return n ? (Oe.isAbsolute(n) || (n = Oe.join(e, n)), kr(t, n, n, i).then((r) => Vs.isParent(n, r) ? r : Promise.reject(new Error(`Failed to load ${t} from node path location.`))).then(void 0, (r) => kr(t, Bs(i), e, i))) : kr(t, Bs(i), e, i);
  }
});

// node_modules/vscode-jsonrpc/lib/node/ril.js
var wd = P((Zs) => {
  "use strict";
  Object.defineProperty(Zs, "__esModule", { value: !0 });
  var vd = require("util"), Ip = require("crypto"), $e = Fe(), Js = class e extends $e.AbstractMessageBuffer {
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
      return t instanceof Buffer ? t.toString(n) : new vd.TextDecoder(n).decode(t);
    }
    asNative(t, n) {
      return n === void 0 ? t instanceof Buffer ? t : Buffer.from(t) : t instanceof Buffer ? t.slice(0, n) : Buffer.from(t.subarray(0, n));
    }
    allocNative(t) {
      return Buffer.allocUnsafe(t);
    }
  }, Xs = class {
    stream;
    constructor(t) {
      this.stream = t;
    }
    onClose(t) {
      return this.stream.on("close", t), $e.Disposable.create(() => this.stream.off("close", t));
    }
    onError(t) {
      return this.stream.on("error", t), $e.Disposable.create(() => this.stream.off("error", t));
    }
    onEnd(t) {
      return this.stream.on("end", t), $e.Disposable.create(() => this.stream.off("end", t));
    }
    onData(t) {
      return this.stream.on("data", t), $e.Disposable.create(() => this.stream.off("data", t));
    }
  }, Qs = class {
    stream;
    constructor(t) {
      this.stream = t;
    }
    onClose(t) {
      return this.stream.on("close", t), $e.Disposable.create(() => this.stream.off("close", t));
    }
    onError(t) {
      return this.stream.on("error", t), $e.Disposable.create(() => this.stream.off("error", t));
    }
    onEnd(t) {
      return this.stream.on("end", t), $e.Disposable.create(() => this.stream.off("end", t));
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
  }, Dd = Object.freeze({
    crypto: Object.freeze({
      randomUUID: () => (0, Ip.randomUUID)()
    }),
    messageBuffer: Object.freeze({
      create: (e) => new Js(e)
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
            return e instanceof Buffer ? Promise.resolve(JSON.parse(e.toString(t.charset))) : Promise.resolve(JSON.parse(new vd.TextDecoder(t.charset).decode(e)));
          } catch (n) {
            return Promise.reject(n);
          }
        }
      })
    }),
    stream: Object.freeze({
      asReadableStream: (e) => new Xs(e),
      asWritableStream: (e) => new Qs(e)
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
  function Ys() {
    return Dd;
  }
  (function(e) {
    function t() {
      $e.RAL.install(Dd);
    }
    e.install = t;
  })(Ys || (Ys = {}));
  Zs.default = Ys;
});

// node_modules/vscode-jsonrpc/lib/node/main.js
var ic = P((x) => {
  "use strict";
  var Rd = x && x.__createBinding || (Object.create ? (function(e, t, n, i) {
    i === void 0 && (i = n);
    var r = Object.getOwnPropertyDescriptor(t, n);
    (!r || ("get" in r ? !t.__esModule : r.writable || r.configurable)) && (r = { enumerable: !0, get: function() {
      return t[n];
    } }), Object.defineProperty(e, i, r);
  }) : (function(e, t, n, i) {
    i === void 0 && (i = n), e[i] = t[n];
  })), Lp = x && x.__setModuleDefault || (Object.create ? (function(e, t) {
    Object.defineProperty(e, "default", { enumerable: !0, value: t });
  }) : function(e, t) {
    e.default = t;
  }), rc = x && x.__importStar || /* @__PURE__ */ (function() {
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
      if (t != null) for (var i = e(t), r = 0; r < i.length; r++) i[r] !== "default" && Rd(n, t, i[r]);
      return Lp(n, t), n;
    };
  })(), Ap = x && x.__exportStar || function(e, t) {
    for (var n in e) n !== "default" && !Object.prototype.hasOwnProperty.call(t, n) && Rd(t, e, n);
  }, Wp = x && x.__importDefault || function(e) {
    return e && e.__esModule ? e : { default: e };
  };
  Object.defineProperty(x, "__esModule", { value: !0 });
  x.StreamMessageWriter = x.StreamMessageReader = x.SocketMessageWriter = x.SocketMessageReader = x.PortMessageWriter = x.PortMessageReader = x.IPCMessageWriter = x.IPCMessageReader = void 0;
  x.generateRandomPipeName = Vp;
  x.createClientPipeTransport = Gp;
  x.createServerPipeTransport = Jp;
  x.createClientSocketTransport = Xp;
  x.createServerSocketTransport = Qp;
  x.createMessageConnection = Kp;
  var yn = Wp(wd());
  yn.default.install();
  var Hp = rc(require("path")), $p = rc(require("os")), Up = rc(require("fs")), Pd = require("crypto"), Er = require("net"), be = Fe();
  Ap(Fe(), x);
  var Ks = class extends be.AbstractMessageReader {
    process;
    constructor(t) {
      super(), this.process = t;
      let n = this.process;
      n.on("error", (i) => this.fireError(i)), n.on("close", () => this.fireClose());
    }
    listen(t) {
      return this.process.on("message", t), be.Disposable.create(() => this.process.off("message", t));
    }
  };
  x.IPCMessageReader = Ks;
  var ec = class extends be.AbstractMessageWriter {
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
  x.IPCMessageWriter = ec;
  var tc = class extends be.AbstractMessageReader {
    onData;
    constructor(t) {
      super(), this.onData = new be.Emitter(), t.on("close", () => this.fireClose()), t.on("error", (n) => this.fireError(n)), t.on("message", (n) => {
        this.onData.fire(n);
      });
    }
    listen(t) {
      return this.onData.event(t);
    }
  };
  x.PortMessageReader = tc;
  var nc = class extends be.AbstractMessageWriter {
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
  x.PortMessageWriter = nc;
  var ht = class extends be.ReadableStreamMessageReader {
    constructor(t, n = "utf-8") {
      super((0, yn.default)().stream.asReadableStream(t), n);
    }
  };
  x.SocketMessageReader = ht;
  var pt = class extends be.WriteableStreamMessageWriter {
    socket;
    constructor(t, n) {
      super((0, yn.default)().stream.asWritableStream(t), n), this.socket = t;
    }
    dispose() {
      super.dispose(), this.socket.destroy();
    }
  };
  x.SocketMessageWriter = pt;
  var xr = class extends be.ReadableStreamMessageReader {
    constructor(t, n) {
      super((0, yn.default)().stream.asReadableStream(t), n);
    }
  };
  x.StreamMessageReader = xr;
  var jr = class extends be.WriteableStreamMessageWriter {
    constructor(t, n) {
      super((0, yn.default)().stream.asWritableStream(t), n);
    }
  };
  x.StreamMessageWriter = jr;
  var zp = process.env.XDG_RUNTIME_DIR, Bp = /* @__PURE__ */ new Map([
    ["linux", 107],
    ["darwin", 102]
  ]);
  function Vp() {
    if (process.platform === "win32")
      return `\\\\.\\pipe\\lsp-${(0, Pd.randomBytes)(16).toString("hex")}-sock`;
    let e = 32, t = 10, n = Up.realpathSync(zp ?? $p.tmpdir()), i = Bp.get(process.platform);
    if (i !== void 0 && (e = Math.min(i - n.length - t, e)), e < 16)
      throw new Error(`Unable to generate a random pipe name with ${e} characters.`);
    let r = (0, Pd.randomBytes)(Math.floor(e / 2)).toString("hex");
    return Hp.join(n, `lsp-${r}.sock`);
  }
  function Gp(e, t = "utf-8") {
    let n, i = new Promise((r, o) => {
      n = r;
    });
    return new Promise((r, o) => {
      let c = (0, Er.createServer)((u) => {
        c.close(), n([
          new ht(u, t),
          new pt(u, t)
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
  function Jp(e, t = "utf-8") {
    let n = (0, Er.createConnection)(e);
    return [
      new ht(n, t),
      new pt(n, t)
    ];
  }
  function Xp(e, t = "utf-8") {
    let n, i = new Promise((r, o) => {
      n = r;
    });
    return new Promise((r, o) => {
      let c = (0, Er.createServer)((u) => {
        c.close(), n([
          new ht(u, t),
          new pt(u, t)
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
  function Qp(e, t = "utf-8") {
    let n = (0, Er.createConnection)(e, "127.0.0.1");
    return [
      new ht(n, t),
      new pt(n, t)
    ];
  }
  function Yp(e) {
    let t = e;
    return t.read !== void 0 && t.addListener !== void 0;
  }
  function Zp(e) {
    let t = e;
    return t.write !== void 0 && t.addListener !== void 0;
  }
  function Kp(e, t, n, i) {
    n || (n = be.NullLogger);
    let r = Yp(e) ? new xr(e) : e, o = Zp(t) ? new jr(t) : t;
    return be.ConnectionStrategy.is(i) && (i = { connectionStrategy: i }), (0, be.createMessageConnection)(r, o, n, i);
  }
});

// node_modules/vscode-languageserver-protocol/lib/node/main.js
var oc = P((Ue) => {
  "use strict";
  var eg = Ue && Ue.__createBinding || (Object.create ? (function(e, t, n, i) {
    i === void 0 && (i = n);
    var r = Object.getOwnPropertyDescriptor(t, n);
    (!r || ("get" in r ? !t.__esModule : r.writable || r.configurable)) && (r = { enumerable: !0, get: function() {
      return t[n];
    } }), Object.defineProperty(e, i, r);
  }) : (function(e, t, n, i) {
    i === void 0 && (i = n), e[i] = t[n];
  })), Cd = Ue && Ue.__exportStar || function(e, t) {
    for (var n in e) n !== "default" && !Object.prototype.hasOwnProperty.call(t, n) && eg(t, e, n);
  };
  Object.defineProperty(Ue, "__esModule", { value: !0 });
  Ue.createProtocolConnection = ng;
  var tg = ic();
  Cd(ic(), Ue);
  Cd(Q(), Ue);
  function ng(e, t, n, i) {
    return (0, tg.createMessageConnection)(e, t, n, i);
  }
});

// node_modules/vscode-languageserver/lib/common/api.js
var Od = P((oe) => {
  "use strict";
  var rg = oe && oe.__createBinding || (Object.create ? (function(e, t, n, i) {
    i === void 0 && (i = n);
    var r = Object.getOwnPropertyDescriptor(t, n);
    (!r || ("get" in r ? !t.__esModule : r.writable || r.configurable)) && (r = { enumerable: !0, get: function() {
      return t[n];
    } }), Object.defineProperty(e, i, r);
  }) : (function(e, t, n, i) {
    i === void 0 && (i = n), e[i] = t[n];
  })), Td = oe && oe.__exportStar || function(e, t) {
    for (var n in e) n !== "default" && !Object.prototype.hasOwnProperty.call(t, n) && rg(t, e, n);
  };
  Object.defineProperty(oe, "__esModule", { value: !0 });
  oe.ProposedFeatures = oe.NotebookDocuments = oe.TextDocuments = oe.SemanticTokensBuilder = oe.WorkDoneProgressReporter = void 0;
  var ig = ks();
  Object.defineProperty(oe, "SemanticTokensBuilder", { enumerable: !0, get: function() {
    return ig.SemanticTokensBuilder;
  } });
  var og = Os();
  Object.defineProperty(oe, "WorkDoneProgressReporter", { enumerable: !0, get: function() {
    return og.WorkDoneProgressReporter;
  } });
  Td(Q(), oe);
  var sg = Ns();
  Object.defineProperty(oe, "TextDocuments", { enumerable: !0, get: function() {
    return sg.TextDocuments;
  } });
  var cg = Ls();
  Object.defineProperty(oe, "NotebookDocuments", { enumerable: !0, get: function() {
    return cg.NotebookDocuments;
  } });
  Td(Us(), oe);
  var Sd;
  (function(e) {
    e.all = {
      __brand: "features"
    };
  })(Sd || (oe.ProposedFeatures = Sd = {}));
});

// node_modules/vscode-languageserver/lib/node/main.js
var Fd = P((he) => {
  "use strict";
  var xd = he && he.__createBinding || (Object.create ? (function(e, t, n, i) {
    i === void 0 && (i = n);
    var r = Object.getOwnPropertyDescriptor(t, n);
    (!r || ("get" in r ? !t.__esModule : r.writable || r.configurable)) && (r = { enumerable: !0, get: function() {
      return t[n];
    } }), Object.defineProperty(e, i, r);
  }) : (function(e, t, n, i) {
    i === void 0 && (i = n), e[i] = t[n];
  })), ag = he && he.__setModuleDefault || (Object.create ? (function(e, t) {
    Object.defineProperty(e, "default", { enumerable: !0, value: t });
  }) : function(e, t) {
    e.default = t;
  }), jd = he && he.__importStar || /* @__PURE__ */ (function() {
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
      if (t != null) for (var i = e(t), r = 0; r < i.length; r++) i[r] !== "default" && xd(n, t, i[r]);
      return ag(n, t), n;
    };
  })(), Ed = he && he.__exportStar || function(e, t) {
    for (var n in e) n !== "default" && !Object.prototype.hasOwnProperty.call(t, n) && xd(t, e, n);
  };
  Object.defineProperty(he, "__esModule", { value: !0 });
  he.Files = void 0;
  he.createConnection = fg;
  var Md = require("node:util"), sc = jd(Dn()), ug = Us(), _n = jd(bd()), gt = oc();
  Ed(oc(), he);
  Ed(Od(), he);
  var qd;
  (function(e) {
    e.uriToFilePath = _n.uriToFilePath, e.resolveGlobalNodePath = _n.resolveGlobalNodePath, e.resolveGlobalYarnPath = _n.resolveGlobalYarnPath, e.resolve = _n.resolve, e.resolveModulePath = _n.resolveModulePath;
  })(qd || (he.Files = qd = {}));
  var kd;
  function Nr() {
    if (kd !== void 0)
      try {
        kd.end();
      } catch {
      }
  }
  var zt = !1, Nd;
  function lg() {
    let e = "--clientProcessId";
    function t(n) {
      try {
        let i = parseInt(n);
        isNaN(i) || (Nd = setInterval(() => {
          try {
            process.kill(i, 0);
          } catch {
            Nr(), process.exit(zt ? 0 : 1);
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
  lg();
  var dg = {
    initialize: (e) => {
      let t = e.processId;
      sc.number(t) && Nd === void 0 && setInterval(() => {
        try {
          process.kill(t, 0);
        } catch {
          process.exit(zt ? 0 : 1);
        }
      }, 3e3);
    },
    get shutdownReceived() {
      return zt;
    },
    set shutdownReceived(e) {
      zt = e;
    },
    exit: (e) => {
      Nr(), process.exit(e);
    }
  };
  function fg(e, t, n, i) {
    let r, o, c, u;
    return e !== void 0 && e.__brand === "features" && (r = e, e = t, t = n, n = i), gt.ConnectionStrategy.is(e) || gt.ConnectionOptions.is(e) ? u = e : (o = e, c = t, u = n), hg(o, c, u, r);
  }
  function hg(e, t, n, i) {
    let r = !1;
    if (!e && !t && process.argv.length > 2) {
      let u, y, m = process.argv.slice(2);
      for (let _ = 0; _ < m.length; _++) {
        let w = m[_];
        if (w === "--node-ipc") {
          e = new gt.IPCMessageReader(process), t = new gt.IPCMessageWriter(process);
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
        let _ = (0, gt.createServerSocketTransport)(u);
        e = _[0], t = _[1];
      } else if (y) {
        let _ = (0, gt.createServerPipeTransport)(y);
        e = _[0], t = _[1];
      }
    }
    let o = "Use arguments of createConnection or set command line parameters: '--node-ipc', '--stdio' or '--socket={number}'";
    if (!e)
      throw new Error("Connection input stream is not set. " + o);
    if (!t)
      throw new Error("Connection output stream is not set. " + o);
    if (sc.func(e.read) && sc.func(e.on)) {
      let u = e;
      u.on("end", () => {
        Nr(), process.exit(zt ? 0 : 1);
      }), u.on("close", () => {
        Nr(), process.exit(zt ? 0 : 1);
      });
    }
    let c = (u) => {
      let y = (0, gt.createProtocolConnection)(e, t, u, n);
      return r && pg(u), y;
    };
    return (0, ug.createConnection)(c, dg, i);
  }
  function pg(e) {
    function t(i) {
      return i.map((r) => typeof r == "string" ? r : (0, Md.inspect)(r)).join(" ");
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
      e.log((0, Md.inspect)(r, o));
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
Dc(yg, {
  TextDocument: () => Ir,
  lsp: () => mg
});
module.exports = vn(yg);

// src/lsp/library.ts
var mg = lf(Fd(), 1);

// node_modules/vscode-languageserver-textdocument/lib/esm/main.js
var Fr = class e {
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
        let r = Ad(i.range), o = this.offsetAt(r.start), c = this.offsetAt(r.end);
        this._content = this._content.substring(0, o) + i.text + this._content.substring(c, this._content.length);
        let u = o + i.text.length, y = this._content.charCodeAt(o - 1) === 13 && this._content.charCodeAt(o) === 10, m = this._content.charCodeAt(u - 1) === 13 && this._content.charCodeAt(u) === 10;
        if (y || m) {
          this._lineOffsets = void 0;
          continue;
        }
        let _ = Math.max(r.start.line, 0), w = Math.max(r.end.line, 0), C = this._lineOffsets, T = Id(i.text, !1, o);
        if (w - _ === T.length)
          for (let F = 0, G = T.length; F < G; F++)
            C[F + _ + 1] = T[F];
        else
          T.length < 1e4 ? C.splice(_ + 1, w - _, ...T) : this._lineOffsets = C = C.slice(0, _ + 1).concat(T, C.slice(w + 1));
        let W = i.text.length - (c - o);
        if (W !== 0)
          for (let F = _ + 1 + T.length, G = C.length; F < G; F++)
            C[F] = C[F] + W;
      } else if (e.isFull(i))
        this._content = i.text, this._lineOffsets = void 0;
      else
        throw new Error("Unknown change event received");
    this._version = n;
  }
  getLineOffsets() {
    return this._lineOffsets === void 0 && (this._lineOffsets = Id(this._content, !0)), this._lineOffsets;
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
    for (; t > n && Ld(this._content.charCodeAt(t - 1)); )
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
}, Ir;
(function(e) {
  function t(r, o, c, u) {
    return new Fr(r, o, c, u);
  }
  e.create = t;
  function n(r, o, c) {
    if (r instanceof Fr)
      return r.update(o, c), r;
    throw new Error("TextDocument.update: document must be created by TextDocument.create");
  }
  e.update = n;
  function i(r, o) {
    let c = r.getText(), u = cc(o.map(gg), (_, w) => {
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
})(Ir || (Ir = {}));
function cc(e, t) {
  if (e.length <= 1)
    return e;
  let n = e.length / 2 | 0, i = e.slice(0, n), r = e.slice(n);
  cc(i, t), cc(r, t);
  let o = 0, c = 0, u = 0;
  for (; o < i.length && c < r.length; )
    t(i[o], r[c]) <= 0 ? e[u++] = i[o++] : e[u++] = r[c++];
  for (; o < i.length; )
    e[u++] = i[o++];
  for (; c < r.length; )
    e[u++] = r[c++];
  return e;
}
function Id(e, t, n = 0) {
  let i = t ? [n] : [];
  for (let r = 0; r < e.length; r++) {
    let o = e.charCodeAt(r);
    Ld(o) && (o === 13 && r + 1 < e.length && e.charCodeAt(r + 1) === 10 && r++, i.push(n + r + 1));
  }
  return i;
}
function Ld(e) {
  return e === 13 || e === 10;
}
function Ad(e) {
  let t = e.start, n = e.end;
  return t.line > n.line || t.line === n.line && t.character > n.character ? { start: n, end: t } : e;
}
function gg(e) {
  let t = Ad(e.range);
  return t !== e.range ? { newText: e.newText, range: t } : e;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  TextDocument,
  lsp
});
