"use strict";
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

// programs/index.ts
var index_exports = {};
__export(index_exports, {
  programs: () => programs53
});
module.exports = __toCommonJS(index_exports);

// programs/agents.ts
var programs = [
  {
    id: "beyla",
    title: "Grafana Beyla",
    sources: ["grafana/beyla:pkg/beyla/config.go"],
    executables: ["beyla"],
    images: ["beyla"],
    listeners: [
      { name: "metrics", settings: ["prometheus_export.port"], variables: ["BEYLA_PROMETHEUS_PORT"] },
      { name: "internal-metrics", settings: ["internal_metrics.prometheus.port"] },
      { name: "profiles", settings: ["profile_port"], variables: ["BEYLA_PROFILE_PORT"] }
    ],
    // The ports of the processes that it watches.
    notListening: ["BEYLA_OPEN_PORT", "OTEL_EXPORTER_OTLP_ENDPOINT", "OTEL_EXPORTER_OTLP_METRICS_ENDPOINT"],
    configurations: [{ format: "yaml", options: ["config"] }]
  },
  {
    id: "datadog-agent",
    title: "Datadog Agent",
    sources: [
      "https://docs.datadoghq.com/agent/configuration/network/",
      "https://github.com/DataDog/datadog-agent/issues/13495",
      "DataDog/datadog-agent:Dockerfiles/agent/README.md"
    ],
    executables: [],
    images: ["datadog/agent", "datadoghq/agent"],
    listeners: [
      { name: "dogstatsd", protocol: "UDP", variables: ["DD_DOGSTATSD_PORT"] },
      { name: "traces", variables: ["DD_APM_RECEIVER_PORT", "DD_RECEIVER_PORT"], disabledBy: ["DD_APM_ENABLED=false"] },
      {
        name: "otlp",
        variables: ["DD_OTLP_CONFIG_RECEIVER_PROTOCOLS_GRPC_ENDPOINT", "DD_OTLP_CONFIG_RECEIVER_PROTOCOLS_HTTP_ENDPOINT"]
      },
      { name: "health", variables: ["DD_HEALTH_PORT"] },
      { name: "command", variables: ["DD_CMD_PORT"], default: { host: "localhost" } },
      { name: "expvar", variables: ["DD_EXPVAR_PORT"], default: { host: "localhost" } }
    ],
    notListening: ["DD_KUBERNETES_KUBELET_HOST", "DD_URL", "DD_DD_URL", "DD_SITE", "DD_CLUSTER_AGENT_URL", "DD_AGENT_HOST"]
  },
  {
    id: "elastic-beats",
    title: "Elastic Beats",
    sources: ["elastic/beats:libbeat/docs/http-endpoint.asciidoc"],
    executables: ["filebeat", "metricbeat", "packetbeat", "heartbeat", "auditbeat"],
    images: ["filebeat", "metricbeat", "packetbeat", "heartbeat", "auditbeat", "filebeat-oss", "metricbeat-oss"],
    listeners: [
      {
        name: "http",
        settings: ["http.port"],
        hostSettings: ["http.host"],
        default: { host: "localhost", port: 5066 },
        enabledBy: ["http.enabled"]
      }
    ],
    notListening: ["ELASTICSEARCH_HOST", "ELASTICSEARCH_PORT", "ELASTICSEARCH_HOSTS", "KIBANA_HOST"],
    switches: ["e", "environment", "strict.perms"],
    configurations: [
      {
        format: "yaml",
        options: ["c", "config"],
        paths: ["/usr/share/filebeat/filebeat.yml", "/usr/share/metricbeat/metricbeat.yml", "/etc/filebeat.yml", "/etc/metricbeat.yml"]
      }
    ]
  },
  {
    id: "fluent-bit",
    title: "Fluent Bit",
    sources: [
      "fluent/fluent-bit:include/fluent-bit/flb_config.h",
      "fluent/fluent-bit-docs:administration/monitoring.md",
      "https://docs.fluentbit.io/manual/pipeline/inputs/forward"
    ],
    executables: ["fluent-bit"],
    images: ["fluent-bit"],
    listeners: [
      {
        name: "http",
        options: ["P", "http_port"],
        hostOptions: ["http_listen"],
        settings: ["service.http_port"],
        hostSettings: ["service.http_listen"],
        default: { host: "0.0.0.0", port: 2020 },
        enabledBy: ["H", "http", "service.http_server"]
      },
      {
        name: "input",
        settings: ["input.port"],
        hostSettings: ["input.listen"],
        enabledBy: ["forward", "tcp", "http", "opentelemetry", "elasticsearch", "splunk"].map((plugin) => `input.name=${plugin}`)
      }
    ],
    notListening: ["i", "input", "o", "output", "f", "flush", "p", "prop", "m", "match"],
    switches: ["H", "http", "q", "quiet", "v", "verbose", "Y", "enable-hot-reload"],
    configurations: [
      { format: "yaml", options: ["c", "config"], paths: ["/fluent-bit/etc/fluent-bit.yaml"] },
      { format: "fluent-bit", options: ["c", "config"], paths: ["/fluent-bit/etc/fluent-bit.conf", "/fluent-bit/etc/conf/*.conf"] }
    ]
  },
  {
    id: "fluentd",
    title: "Fluentd",
    sources: ["https://docs.fluentd.org/input/forward", "fluent/fluent-plugin-prometheus:lib/fluent/plugin/in_prometheus.rb"],
    executables: ["fluentd", "td-agent", "google-fluentd"],
    images: ["fluentd", "fluentd-kubernetes-daemonset"],
    listeners: [],
    configurations: [
      {
        format: "fluentd",
        options: ["c", "config"],
        paths: ["/fluentd/etc/*", "/etc/fluent/*", "/etc/td-agent/*", "/etc/google-fluentd/*"]
      }
    ]
  },
  {
    id: "grafana-agent",
    title: "Grafana Agent",
    sources: ["grafana/agent:docs/sources/static/configuration/flags.md"],
    executables: ["grafana-agent"],
    images: ["grafana/agent"],
    listeners: [
      {
        name: "http",
        options: ["server.http.address", "server.http.listen-addr"],
        default: { host: "127.0.0.1", port: 12345 }
      },
      {
        name: "grpc",
        options: ["server.grpc.address"],
        default: { host: "127.0.0.1", port: 12346 },
        disabledBy: ["AGENT_MODE=flow"]
      }
    ],
    // The addresses in memory open no port.
    notListening: ["server.http.in-memory-addr", "server.grpc.in-memory-addr", "metrics.wal-directory", "config.file.type"],
    switches: [
      "config.expand-env",
      "config.enable-read-api",
      "disable-reporting",
      "disable-support-bundle",
      "server.http.enable-tls",
      "server.grpc.enable-tls",
      "server.register-instrumentation"
    ]
  },
  {
    id: "netdata",
    title: "Netdata",
    sources: [
      "netdata/netdata:src/web/server/README.md",
      "netdata/netdata:src/collectors/statsd.plugin/README.md",
      "netdata/netdata:packaging/docker/run.sh"
    ],
    executables: ["netdata"],
    images: ["netdata"],
    listeners: [
      {
        name: "web",
        options: ["p"],
        hostOptions: ["i"],
        variables: ["NETDATA_LISTENER_PORT"],
        settings: ["web.default port"],
        hostSettings: ["web.bind to"],
        default: { port: 19999 },
        disabledBy: ["web.mode=none"]
      },
      { name: "statsd", settings: ["statsd.default port"], default: { host: "localhost", port: 8125 }, disabledBy: ["statsd.enabled=no"] },
      {
        name: "statsd-udp",
        protocol: "UDP",
        settings: ["statsd.default port"],
        default: { host: "localhost", port: 8125 },
        disabledBy: ["statsd.enabled=no"]
      }
    ],
    switches: ["D"],
    configurations: [{ format: "ini", options: ["c"], paths: ["/etc/netdata/netdata.conf"] }]
  },
  {
    id: "opentelemetry-collector",
    title: "OpenTelemetry Collector",
    sources: [
      "https://opentelemetry.io/docs/collector/internal-telemetry/",
      "open-telemetry/opentelemetry-collector:receiver/otlpreceiver/README.md",
      "open-telemetry/opentelemetry-collector-contrib:extension/healthcheckextension/README.md"
    ],
    executables: ["otelcol", "otelcol-contrib", "otelcol-k8s", "otelcorecol"],
    images: ["opentelemetry-collector", "opentelemetry-collector-contrib", "opentelemetry-collector-k8s"],
    listeners: [
      { name: "otlp", settings: ["receivers.otlp.protocols.*.endpoint", "receivers.otlp/*.protocols.*.endpoint"] },
      { name: "jaeger", settings: ["receivers.jaeger.protocols.grpc.endpoint", "receivers.jaeger.protocols.thrift_http.endpoint"] },
      {
        name: "jaeger-udp",
        protocol: "UDP",
        settings: ["receivers.jaeger.protocols.thrift_compact.endpoint", "receivers.jaeger.protocols.thrift_binary.endpoint"]
      },
      { name: "zipkin", settings: ["receivers.zipkin.endpoint"] },
      { name: "statsd", protocol: "UDP", settings: ["receivers.statsd.endpoint"] },
      { name: "prometheus", settings: ["exporters.prometheus.endpoint", "exporters.prometheus/*.endpoint"] },
      { name: "health", settings: ["extensions.health_check.endpoint", "extensions.health_check/*.endpoint"] },
      { name: "profiles", settings: ["extensions.pprof.endpoint"] },
      { name: "zpages", settings: ["extensions.zpages.endpoint"] },
      {
        name: "telemetry",
        settings: ["service.telemetry.metrics.address", "service.telemetry.metrics.readers.*.pull.exporter.prometheus.port"],
        hostSettings: ["service.telemetry.metrics.readers.*.pull.exporter.prometheus.host"],
        default: { host: "localhost", port: 8888 },
        disabledBy: ["service.telemetry.metrics.level=none"]
      }
    ],
    notListening: ["OTEL_EXPORTER_OTLP_ENDPOINT", "feature-gates", "set"],
    configurations: [{ format: "yaml", options: ["config"], paths: ["/etc/otelcol/config.yaml", "/etc/otelcol-contrib/config.yaml"] }]
  },
  {
    id: "telegraf",
    title: "Telegraf",
    sources: [
      "influxdata/telegraf:plugins/outputs/prometheus_client/README.md",
      "influxdata/telegraf:plugins/outputs/health/README.md",
      "influxdata/telegraf:plugins/inputs/http_listener_v2/README.md",
      "influxdata/telegraf:plugins/inputs/socket_listener/README.md",
      "influxdata/telegraf:plugins/inputs/statsd/README.md",
      "influxdata/telegraf:plugins/inputs/syslog/README.md"
    ],
    executables: ["telegraf"],
    images: ["telegraf"],
    listeners: [
      { name: "prometheus", settings: ["outputs.prometheus_client.*.listen"] },
      { name: "health", settings: ["outputs.health.*.service_address"] },
      { name: "http", settings: ["inputs.http_listener_v2.*.service_address", "inputs.influxdb_listener.*.service_address"] },
      // An address with a scheme tells the protocol.
      { name: "sockets", settings: ["inputs.socket_listener.*.service_address", "inputs.syslog.*.server"] },
      {
        name: "statsd",
        protocol: "UDP",
        settings: ["inputs.statsd.*.service_address"],
        disabledBy: ["inputs.statsd.*.protocol=tcp"]
      },
      { name: "statsd-tcp", settings: ["inputs.statsd.*.service_address"], enabledBy: ["inputs.statsd.*.protocol=tcp"] }
    ],
    configurations: [{ format: "toml", options: ["config"], paths: ["/etc/telegraf/telegraf.conf", "/etc/telegraf/telegraf.d/*.conf"] }]
  },
  {
    id: "vector",
    title: "Vector",
    sources: [
      "https://vector.dev/docs/reference/configuration/api/",
      "https://www.vector.dev/docs/reference/configuration/sinks/prometheus_exporter",
      "https://vector.dev/docs/reference/configuration/sources/vector/"
    ],
    executables: ["vector"],
    images: ["vector"],
    listeners: [
      { name: "api", settings: ["api.address"], default: { host: "127.0.0.1", port: 8686 }, enabledBy: ["api.enabled"] },
      { name: "sources", settings: ["sources.*.address"] },
      { name: "metrics", settings: ["sinks.prom*.address"], enabledBy: ["sinks.*.type=prometheus_exporter"] }
    ],
    switches: ["require-healthy", "watch-config", "quiet", "verbose"],
    configurations: [
      { format: "yaml", options: ["config", "c"], paths: ["/etc/vector/vector.yaml", "/etc/vector/*.yaml"] },
      { format: "toml", options: ["config", "c"], paths: ["/etc/vector/vector.toml", "/etc/vector/*.toml"] }
    ]
  }
];

// programs/aws.ts
var programs2 = [
  {
    id: "aws-iam-authenticator",
    title: "AWS IAM Authenticator server",
    sources: [
      "kubernetes-sigs/aws-iam-authenticator:cmd/aws-iam-authenticator/server.go",
      "kubernetes-sigs/aws-iam-authenticator:pkg/server/server.go"
    ],
    executables: ["aws-iam-authenticator"],
    images: ["aws-iam-authenticator"],
    subcommand: "server",
    listeners: [
      {
        name: "webhook",
        options: ["port"],
        hostOptions: ["address"],
        settings: ["server.port"],
        hostSettings: ["server.address"],
        default: { host: "127.0.0.1", port: 21362 }
      },
      { name: "health", default: { port: 21363 } }
    ],
    notListening: ["master", "kubeconfig", "backend-mode", "ec2-describeInstances-qps", "ec2-describeInstances-burst", "cluster-id", "i"],
    switches: ["kubeconfig-pregenerated"],
    configurations: [{ format: "yaml", options: ["config", "c"] }]
  },
  {
    id: "aws-load-balancer-controller",
    title: "AWS Load Balancer Controller",
    sources: ["kubernetes-sigs/aws-load-balancer-controller:pkg/config/runtime_config.go"],
    executables: ["aws-load-balancer-controller"],
    images: ["aws-load-balancer-controller"],
    listeners: [
      { name: "metrics", options: ["metrics-bind-addr"], default: { port: 8080 }, off: ["0"] },
      { name: "health", options: ["health-probe-bind-addr"], default: { port: 61779 }, off: ["0"] },
      { name: "webhook", options: ["webhook-bind-port"], default: { port: 9443 } }
    ],
    notListening: ["aws-api-endpoints", "aws-vpc-id", "cluster-name", "kubeconfig"],
    switches: ["enable-leader-election", "enable-shield", "enable-waf", "enable-wafv2", "enable-backend-security-group"]
  },
  {
    id: "aws-network-policy-agent",
    title: "AWS network policy agent",
    sources: [
      "aws/aws-network-policy-agent:pkg/config/runtime_config.go",
      "aws/aws-network-policy-agent:pkg/rpc/rpc_handler.go",
      "aws/aws-network-policy-agent:main.go"
    ],
    executables: [],
    images: ["aws-network-policy-agent"],
    listeners: [
      { name: "metrics", options: ["metrics-bind-addr"], default: { port: 8162 }, off: ["0"] },
      { name: "health", options: ["health-probe-bind-addr"], default: { port: 8163 }, off: ["0"] },
      { name: "rpc", default: { host: "127.0.0.1", port: 50052 } }
    ],
    notListening: ["apiserver", "kubeconfig", "conntrack-cache-cleanup-period", "conntrack-cache-table-size"],
    switches: ["enable-network-policy", "enable-cloudwatch-logs", "enable-ipv6", "enable-policy-event-logs", "leader-elect"]
  },
  {
    id: "aws-node-termination-handler",
    title: "AWS Node Termination Handler",
    sources: [
      "aws/aws-node-termination-handler:config/helm/aws-node-termination-handler/README.md",
      "aws/aws-node-termination-handler:config/helm/aws-node-termination-handler/templates/daemonset.linux.yaml",
      "aws/aws-node-termination-handler:pkg/config/config.go"
    ],
    executables: ["node-termination-handler"],
    images: ["aws-node-termination-handler"],
    listeners: [
      {
        name: "metrics",
        options: ["prometheus-server-port"],
        variables: ["PROMETHEUS_SERVER_PORT"],
        default: { port: 9092 },
        enabledBy: ["enable-prometheus-server", "ENABLE_PROMETHEUS_SERVER"]
      },
      {
        name: "probes",
        options: ["probes-server-port"],
        variables: ["PROBES_SERVER_PORT"],
        default: { port: 8080 },
        enabledBy: ["enable-probes-server", "ENABLE_PROBES_SERVER"]
      }
    ],
    notListening: [
      "metadata-url",
      "INSTANCE_METADATA_URL",
      "webhook-url",
      "WEBHOOK_URL",
      "webhook-proxy",
      "kubernetes-service-port",
      "KUBERNETES_SERVICE_PORT"
    ],
    switches: ["enable-prometheus-server", "enable-probes-server", "dry-run", "json-logging", "cordon-only"]
  },
  {
    id: "aws-vpc-cni",
    title: "Amazon VPC CNI",
    sources: ["aws/amazon-vpc-cni-k8s:cmd/aws-k8s-agent/main.go", "aws/amazon-vpc-cni-k8s:pkg/ipamd/introspect.go"],
    executables: ["aws-k8s-agent"],
    images: ["amazon-k8s-cni"],
    listeners: [
      {
        name: "introspection",
        variables: ["INTROSPECTION_BIND_ADDRESS"],
        default: { host: "127.0.0.1", port: 61679 },
        disabledBy: ["DISABLE_INTROSPECTION"]
      },
      { name: "metrics", default: { port: 61678 }, disabledBy: ["DISABLE_METRICS"] },
      { name: "ipam", default: { host: "127.0.0.1", port: 50051 } }
    ],
    notListening: ["CLUSTER_ENDPOINT", "AWS_EC2_ENDPOINT", "AWS_VPC_ENI_MTU", "WARM_IP_TARGET", "MINIMUM_IP_TARGET"]
  },
  {
    id: "aws-xray-daemon",
    title: "AWS X-Ray daemon",
    sources: ["aws/aws-xray-daemon:README.md"],
    executables: ["xray"],
    images: [],
    listeners: [
      { name: "segments", protocol: "UDP", options: ["bind", "b"], default: { host: "127.0.0.1", port: 2e3 } },
      { name: "proxy", options: ["bind-tcp", "t"], default: { host: "127.0.0.1", port: 2e3 } }
    ],
    notListening: ["proxy-address", "p", "region", "n", "buffer-memory", "m", "resource-arn", "a", "role-arn", "r", "log-level", "l"],
    switches: ["local-mode", "o", "version", "v"]
  },
  {
    id: "eks-node-monitoring-agent",
    title: "Node monitoring agent of EKS",
    sources: ["aws/eks-node-monitoring-agent:cmd/eks-node-monitoring-agent/main.go"],
    executables: ["eks-node-monitoring-agent"],
    images: ["eks-node-monitoring-agent"],
    listeners: [
      { name: "health", options: ["probe-address"], default: { port: 8081 }, off: ["", "0"] },
      { name: "metrics", options: ["metrics-address"], default: { port: 8080 }, off: ["0"] },
      { name: "profiles", options: ["pprof-address"], off: ["", "0"] }
    ],
    notListening: ["hostname-override"],
    switches: ["console-diagnostics", "d", "legacy-node-rbac"]
  },
  {
    id: "eks-pod-identity-agent",
    title: "Amazon EKS Pod Identity Agent",
    sources: ["aws/eks-pod-identity-agent:cmd/server.go", "aws/eks-pod-identity-agent:configuration/config.go"],
    executables: ["eks-pod-identity-agent"],
    images: ["eks-pod-identity-agent"],
    subcommand: "server",
    listeners: [
      {
        name: "credentials",
        options: ["port", "p"],
        hostOptions: ["bind-hosts", "b"],
        default: { host: "169.254.170.23", port: 80 }
      },
      { name: "probe", options: ["probe-port"], default: { host: "localhost", port: 2703 } },
      { name: "metrics", options: ["metrics-port"], hostOptions: ["metrics-address"], default: { host: "0.0.0.0", port: 2705 } }
    ],
    notListening: ["endpoint", "cluster-name", "c", "max-service-qps", "max-cache-size"]
  },
  {
    id: "kube2iam",
    title: "kube2iam",
    sources: ["jtblin/kube2iam:cmd/main.go"],
    executables: ["kube2iam"],
    images: ["kube2iam"],
    listeners: [
      { name: "http", options: ["app-port"], default: { port: 8181 } },
      { name: "metrics", options: ["metrics-port"] }
    ],
    notListening: ["host-ip", "metadata-addr", "api-server", "base-role-arn", "node"],
    switches: [
      "auto-discover-base-arn",
      "auto-discover-default-role",
      "iptables",
      "insecure",
      "debug",
      "verbose",
      "use-regional-sts-endpoint"
    ]
  }
];

// programs/azure.ts
var programs3 = [
  {
    id: "azure-node-managed-identity",
    title: "Node managed identity of AAD Pod Identity",
    sources: ["Azure/aad-pod-identity:cmd/nmi/main.go", "Azure/aad-pod-identity:pkg/nmi/server/server.go"],
    executables: ["nmi"],
    images: ["aad-pod-identity/nmi"],
    listeners: [
      { name: "metadata", options: ["nmi-port"] },
      { name: "probes", options: ["http-probe-port"] },
      { name: "metrics", options: ["prometheus-port"], default: { port: 9090 } },
      { name: "profiles", default: { host: "localhost", port: 6060 }, enabledBy: ["enableProfile"] }
    ],
    notListening: ["host-ip", "metadata-ip", "metadata-port", "node", "ipt-update-interval-sec", "operation-mode"],
    switches: ["block-instance-metadata", "debug", "enableProfile", "enableScaleFeatures", "forceNamespaced", "metadata-header-required"]
  },
  {
    id: "azure-npm",
    title: "Network policy manager of Azure",
    sources: [
      "Azure/azure-container-networking:npm/cmd/start.go",
      "Azure/azure-container-networking:npm/config/config.go",
      "Azure/azure-container-networking:npm/azure-npm.yaml"
    ],
    executables: ["azure-npm"],
    images: ["azure-npm"],
    listeners: [
      {
        name: "http",
        settings: ["ListeningPort"],
        hostSettings: ["ListeningAddress"],
        default: { host: "0.0.0.0", port: 10091 },
        settledByFile: true
      }
    ],
    notListening: ["kubeconfig"],
    configurations: [{ format: "json", variables: ["NPM_CONFIG"], paths: ["/etc/azure-npm/azure-npm.json"] }]
  }
];

// programs/calico.ts
var typhaListeners = [
  { name: "server", variables: ["TYPHA_SERVERPORT"], hostVariables: ["TYPHA_SERVERHOST"], default: { port: 5473 } },
  {
    name: "health",
    variables: ["TYPHA_HEALTHPORT"],
    hostVariables: ["TYPHA_HEALTHHOST"],
    default: { host: "localhost", port: 9098 },
    enabledBy: ["TYPHA_HEALTHENABLED"]
  },
  {
    name: "metrics",
    variables: ["TYPHA_PROMETHEUSMETRICSPORT"],
    hostVariables: ["TYPHA_PROMETHEUSMETRICSHOST"],
    default: { port: 9093 },
    enabledBy: ["TYPHA_PROMETHEUSMETRICSENABLED"]
  },
  { name: "debug", variables: ["TYPHA_DEBUGPORT"], hostVariables: ["TYPHA_DEBUGHOST"], default: { host: "localhost" } }
];
var felixListeners = [
  {
    name: "felix-health",
    variables: ["FELIX_HEALTHPORT"],
    hostVariables: ["FELIX_HEALTHHOST"],
    default: { host: "localhost", port: 9099 },
    enabledBy: ["FELIX_HEALTHENABLED"]
  },
  {
    name: "felix-metrics",
    variables: ["FELIX_PROMETHEUSMETRICSPORT"],
    hostVariables: ["FELIX_PROMETHEUSMETRICSHOST"],
    default: { port: 9091 },
    enabledBy: ["FELIX_PROMETHEUSMETRICSENABLED"]
  },
  { name: "felix-debug", variables: ["FELIX_DEBUGPORT"], hostVariables: ["FELIX_DEBUGHOST"], default: { host: "localhost" } },
  {
    name: "kube-proxy-health",
    variables: ["FELIX_BPFKUBEPROXYHEALTHZPORT"],
    default: { port: 10256 },
    enabledBy: ["FELIX_BPFENABLED"]
  }
];
var typhaSources = ["projectcalico/calico:typha/pkg/config/config_params.go"];
var felixSources = ["projectcalico/calico:felix/config/config_params.go"];
var notListening = ["FELIX_TYPHAADDR", "FELIX_TYPHAK8SSERVICENAME", "FELIX_ETCDENDPOINTS", "ETCD_ENDPOINTS", "KUBERNETES_SERVICE_PORT"];
var programs4 = [
  {
    id: "calico-component-typha",
    title: "Calico Typha, started from the image that holds all of Calico",
    sources: [...typhaSources, "projectcalico/calico:manifests/calico-typha.yaml"],
    executables: ["calico"],
    images: ["calico/calico"],
    subcommand: "typha",
    listeners: typhaListeners,
    notListening
  },
  {
    id: "calico-felix",
    title: "Calico Felix",
    sources: felixSources,
    executables: ["calico-felix"],
    images: [],
    listeners: felixListeners,
    notListening
  },
  {
    id: "calico-node",
    title: "Calico node (Felix and BIRD)",
    sources: [...felixSources, "projectcalico/calico:node/filesystem/etc/rc.local"],
    executables: ["start_runit"],
    images: ["calico/node", "calico-node"],
    listeners: [
      {
        name: "bgp",
        default: { port: 179 },
        disabledBy: ["CALICO_NETWORKING_BACKEND=none", "CALICO_NETWORKING_BACKEND=vxlan"]
      },
      ...felixListeners
    ],
    notListening
  },
  {
    id: "calico-typha",
    title: "Calico Typha",
    sources: typhaSources,
    executables: ["calico-typha"],
    images: ["calico/typha", "calico-typha"],
    listeners: typhaListeners,
    notListening
  },
  {
    id: "tigera-operator",
    title: "Operator of Calico",
    sources: ["tigera/operator:main.go"],
    executables: [],
    images: ["tigera/operator"],
    listeners: [{ name: "metrics", variables: ["METRICS_PORT"], hostVariables: ["METRICS_HOST"], off: ["", "0"] }],
    notListening: ["url-only-kubeconfig", "KUBERNETES_SERVICE_HOST", "KUBERNETES_SERVICE_PORT"],
    switches: ["enable-leader-election", "manage-crds", "aws-sg-setup", "pre-delete", "version"]
  }
];

// programs/cilium.ts
var configurations = [{ format: "folder", options: ["config-dir"] }];
var programs5 = [
  {
    id: "cilium-agent",
    title: "Cilium agent",
    sources: [
      "cilium/cilium:Documentation/cmdref/cilium-agent.md",
      "cilium/cilium:Documentation/cmdref/cilium-agent_hive.md",
      "cilium/cilium:Documentation/operations/system_requirements.rst"
    ],
    executables: ["cilium-agent"],
    images: [],
    listeners: [
      {
        name: "agent-health",
        options: ["agent-health-port"],
        settings: ["agent-health-port"],
        variables: ["CILIUM_AGENT_HEALTH_PORT"],
        default: { host: "localhost", port: 9879 }
      },
      {
        name: "cluster-health",
        options: ["cluster-health-port"],
        settings: ["cluster-health-port"],
        variables: ["CILIUM_CLUSTER_HEALTH_PORT"],
        default: { port: 4240 },
        disabledBy: ["enable-health-checking=false", "CILIUM_ENABLE_HEALTH_CHECKING=false"]
      },
      {
        name: "gops",
        options: ["gops-port"],
        settings: ["gops-port"],
        variables: ["CILIUM_GOPS_PORT"],
        default: { host: "localhost", port: 9890 },
        disabledBy: ["enable-gops=false", "CILIUM_ENABLE_GOPS=false"]
      },
      {
        name: "metrics",
        options: ["prometheus-serve-addr"],
        settings: ["prometheus-serve-addr"],
        variables: ["CILIUM_PROMETHEUS_SERVE_ADDR"],
        off: [""]
      },
      {
        name: "hubble",
        options: ["hubble-listen-address"],
        settings: ["hubble-listen-address"],
        variables: ["CILIUM_HUBBLE_LISTEN_ADDRESS"],
        off: [""],
        disabledBy: ["enable-hubble=false"]
      },
      {
        name: "hubble-metrics",
        options: ["hubble-metrics-server"],
        settings: ["hubble-metrics-server"],
        variables: ["CILIUM_HUBBLE_METRICS_SERVER"],
        off: [""],
        disabledBy: ["enable-hubble=false"]
      },
      {
        name: "envoy-metrics",
        options: ["proxy-prometheus-port"],
        settings: ["proxy-prometheus-port"],
        variables: ["CILIUM_PROXY_PROMETHEUS_PORT"]
      },
      {
        name: "envoy-admin",
        options: ["proxy-admin-port"],
        settings: ["proxy-admin-port"],
        variables: ["CILIUM_PROXY_ADMIN_PORT"],
        default: { host: "127.0.0.1" }
      },
      {
        name: "kube-proxy-health",
        options: ["kube-proxy-replacement-healthz-bind-address"],
        settings: ["kube-proxy-replacement-healthz-bind-address"],
        variables: ["CILIUM_KUBE_PROXY_REPLACEMENT_HEALTHZ_BIND_ADDRESS"],
        off: [""]
      },
      {
        name: "mutual-authentication",
        options: ["mesh-auth-mutual-listener-port"],
        settings: ["mesh-auth-mutual-listener-port"],
        variables: ["CILIUM_MESH_AUTH_MUTUAL_LISTENER_PORT"],
        disabledBy: ["mesh-auth-enabled=false", "CILIUM_MESH_AUTH_ENABLED=false"]
      },
      {
        name: "profiles",
        options: ["pprof-port"],
        settings: ["pprof-port"],
        hostOptions: ["pprof-address"],
        hostSettings: ["pprof-address"],
        variables: ["CILIUM_PPROF_PORT"],
        hostVariables: ["CILIUM_PPROF_ADDRESS"],
        default: { host: "localhost", port: 6060 },
        enabledBy: ["pprof", "CILIUM_PPROF"]
      }
    ],
    notListening: [
      "kvstore",
      "kvstore-opt",
      "k8s-api-server",
      "k8s-api-server-urls",
      "tunnel-port",
      "node-port-range",
      "node-port-acceleration",
      "tofqdns-proxy-port"
    ],
    switches: ["debug", "enable-ipv4", "enable-ipv6", "enable-hubble", "enable-gops", "enable-health-checking", "pprof"],
    configurations
  },
  {
    id: "cilium-envoy",
    title: "Envoy of Cilium",
    sources: [
      "cilium/cilium:install/kubernetes/cilium/templates/cilium-envoy/daemonset.yaml",
      "cilium/cilium:install/kubernetes/cilium/files/cilium-envoy/configmap/bootstrap-config.yaml"
    ],
    executables: ["cilium-envoy", "cilium-envoy-starter"],
    images: ["cilium-envoy"],
    listeners: [],
    notListening: ["base-id", "concurrency"],
    configurations: [{ format: "envoy", options: ["c", "config-path"], paths: ["/var/run/cilium/envoy/bootstrap-config.json"] }]
  },
  {
    id: "cilium-operator",
    title: "Cilium operator",
    sources: ["cilium/cilium:Documentation/cmdref/cilium-operator-generic_hive.md"],
    executables: [
      "cilium-operator",
      "cilium-operator-generic",
      "cilium-operator-aws",
      "cilium-operator-azure",
      "cilium-operator-alibabacloud"
    ],
    images: [],
    listeners: [
      {
        name: "api",
        options: ["operator-api-serve-addr"],
        settings: ["operator-api-serve-addr"],
        variables: ["CILIUM_OPERATOR_API_SERVE_ADDR"],
        default: { host: "localhost", port: 9234 }
      },
      {
        name: "metrics",
        options: ["operator-prometheus-serve-addr"],
        settings: ["operator-prometheus-serve-addr"],
        variables: ["CILIUM_OPERATOR_PROMETHEUS_SERVE_ADDR"],
        default: { port: 9963 },
        enabledBy: ["enable-metrics", "CILIUM_ENABLE_METRICS"]
      },
      {
        name: "gops",
        options: ["gops-port"],
        settings: ["gops-port"],
        default: { host: "localhost", port: 9891 },
        disabledBy: ["enable-gops=false"]
      },
      {
        name: "profiles",
        options: ["operator-pprof-port"],
        settings: ["operator-pprof-port"],
        hostOptions: ["operator-pprof-address"],
        hostSettings: ["operator-pprof-address"],
        default: { host: "localhost", port: 6061 },
        enabledBy: ["operator-pprof"]
      }
    ],
    notListening: ["kvstore", "kvstore-opt", "k8s-api-server"],
    switches: ["debug", "enable-metrics", "enable-ipv4", "enable-ipv6", "enable-gops", "operator-pprof"],
    configurations
  },
  {
    id: "hubble-relay",
    title: "Hubble Relay",
    sources: [
      "cilium/cilium:hubble-relay/cmd/serve/serve.go",
      "cilium/cilium:pkg/hubble/relay/defaults/defaults.go",
      "cilium/cilium:install/kubernetes/cilium/templates/hubble-relay/configmap.yaml"
    ],
    executables: ["hubble-relay"],
    images: ["hubble-relay"],
    listeners: [
      { name: "server", options: ["listen-address"], settings: ["listen-address"], default: { port: 4245 } },
      { name: "health", options: ["health-listen-address"], settings: ["health-listen-address"] },
      { name: "metrics", options: ["metrics-listen-address"], settings: ["metrics-listen-address"], off: [""] },
      {
        name: "gops",
        options: ["gops-port"],
        settings: ["gops-port"],
        default: { host: "localhost", port: 9893 },
        disabledBy: ["gops=false"]
      },
      {
        name: "profiles",
        options: ["pprof-port"],
        hostOptions: ["pprof-address"],
        settings: ["pprof-port"],
        hostSettings: ["pprof-address"],
        default: { host: "localhost", port: 6062 },
        enabledBy: ["pprof"]
      }
    ],
    notListening: ["peer-service"],
    switches: ["gops", "pprof", "debug", "D", "disable-server-tls", "disable-client-tls"],
    configurations: [{ format: "yaml", options: ["config"], paths: ["/etc/hubble-relay/config.yaml"] }]
  }
];

// programs/cloud-controllers.ts
var sources = [
  "kubernetes/kubernetes:staging/src/k8s.io/cloud-provider/options/options.go",
  "kubernetes/kubernetes:staging/src/k8s.io/cloud-provider/options/webhook.go",
  "kubernetes/cloud-provider-vsphere:cluster/images/controller-manager/Dockerfile"
];
var shared = {
  listeners: [
    { name: "secure", options: ["secure-port"], hostOptions: ["bind-address"], default: { host: "0.0.0.0", port: 10258 } },
    { name: "insecure", options: ["port"], hostOptions: ["address"], default: { host: "0.0.0.0" } },
    { name: "webhook", options: ["webhook-secure-port"], hostOptions: ["webhook-bind-address"], default: { host: "0.0.0.0" } }
  ],
  notListening: ["master", "kubeconfig", "cloud-config", "authentication-kubeconfig", "authorization-kubeconfig", "cluster-cidr"],
  switches: [
    "allocate-node-cidrs",
    "configure-cloud-routes",
    "leader-elect",
    "use-service-account-credentials",
    "allow-untagged-cloud",
    "profiling",
    "contention-profiling",
    "logtostderr"
  ]
};
var programs6 = [
  {
    id: "azure-cloud-node-manager",
    title: "Azure cloud node manager",
    sources: ["kubernetes-sigs/cloud-provider-azure:cmd/cloud-node-manager/app/options/options.go"],
    executables: ["azure-cloud-node-manager", "cloud-node-manager"],
    images: ["azure-cloud-node-manager"],
    listeners: [
      { name: "secure", options: ["secure-port"], hostOptions: ["bind-address"], default: { host: "0.0.0.0" } },
      { name: "insecure", options: ["port"], hostOptions: ["address"], default: { host: "127.0.0.1" } }
    ],
    notListening: ["kubeconfig", "master", "node-name", "cloud-config"],
    switches: ["wait-routes", "use-instance-metadata", "enable-deprecated-beta-topology-labels", "logtostderr"]
  },
  {
    id: "cloud-controller-manager",
    title: "Cloud controller managers (k8s.io/cloud-provider)",
    sources,
    executables: ["*cloud-controller-manager"],
    images: [
      "cloud-controller-manager",
      "origin-*-cloud-controller-manager",
      "aws-cloud-controller-manager",
      "azure-cloud-controller-manager",
      "digitalocean-cloud-controller-manager",
      "gcp-cloud-controller-manager",
      "linode-cloud-controller-manager",
      "nutanix-cloud-controller-manager",
      "openstack-cloud-controller-manager",
      "vsphere-cloud-controller-manager",
      "cloud-provider-vsphere"
    ],
    ...shared
  },
  {
    id: "hcloud-cloud-controller-manager",
    title: "Cloud controller manager of Hetzner Cloud",
    sources: [...sources, "hetznercloud/hcloud-cloud-controller-manager:internal/config/config.go"],
    executables: ["hcloud-cloud-controller-manager"],
    images: ["hcloud-cloud-controller-manager"],
    ...shared,
    listeners: [
      ...shared.listeners,
      {
        name: "metrics",
        variables: ["HCLOUD_METRICS_ADDRESS"],
        default: { port: 8233 },
        disabledBy: ["HCLOUD_METRICS_ENABLED=false", "HCLOUD_METRICS_ENABLED=0"]
      }
    ],
    notListening: [...shared.notListening, "HCLOUD_ENDPOINT"]
  }
];

// programs/cluster-services.ts
var programs7 = [
  {
    id: "kube-dns",
    title: "kube-dns",
    sources: ["kubernetes/dns:cmd/kube-dns/app/options/options.go"],
    executables: ["kube-dns"],
    images: ["k8s-dns-kube-dns", "k8s-dns-kube-dns-*", "kubedns-*"],
    listeners: [
      { name: "dns", options: ["dns-port"], hostOptions: ["dns-bind-address"], default: { host: "0.0.0.0", port: 53 } },
      {
        name: "dns-udp",
        protocol: "UDP",
        options: ["dns-port"],
        hostOptions: ["dns-bind-address"],
        default: { host: "0.0.0.0", port: 53 }
      },
      { name: "health", options: ["healthz-port"], default: { port: 8081 } }
    ],
    notListening: ["domain", "kubecfg-file", "kube-master-url", "federations", "nameservers", "config-dir", "config-map"]
  },
  {
    id: "kured",
    title: "Kured, the reboot daemon",
    sources: ["kubereboot/kured:cmd/kured/main.go"],
    executables: ["kured"],
    images: ["kured"],
    listeners: [
      {
        name: "metrics",
        options: ["metrics-port"],
        hostOptions: ["metrics-host"],
        variables: ["KURED_METRICS_PORT"],
        hostVariables: ["KURED_METRICS_HOST"],
        default: { port: 8080 }
      }
    ],
    notListening: ["prometheus-url", "notify-url", "slack-hook-url", "node-id", "reboot-signal", "start-time", "end-time"],
    switches: ["force-reboot", "annotate-nodes", "alert-filter-match-only", "alert-firing-only"]
  },
  {
    id: "prometheus-to-sd",
    title: "prometheus-to-sd",
    sources: ["GoogleCloudPlatform/k8s-stackdriver:prometheus-to-sd/main.go"],
    executables: ["prometheus-to-sd"],
    images: ["prometheus-to-sd"],
    listeners: [
      { name: "metrics", options: ["port"], hostOptions: ["listen-address"], default: { port: 6061 } },
      { name: "debug", options: ["debug-port"], hostOptions: ["debug-address"], default: { host: "localhost" } }
    ],
    notListening: [
      "source",
      "dynamic-source",
      "api-override",
      "gce-token-url",
      "pod-id",
      "node-name",
      "namespace-id",
      "stackdriver-prefix"
    ],
    switches: ["auto-whitelist-metrics", "omit-component-name", "downcase-metric-names"]
  },
  {
    id: "spegel-registry",
    title: "Spegel",
    sources: ["spegel-org/spegel:main.go"],
    executables: ["spegel"],
    images: ["spegel"],
    subcommand: "registry",
    listeners: [
      { name: "registry", options: ["registry-addr"], variables: ["REGISTRY_ADDR"], default: { port: 5e3 } },
      { name: "router", options: ["router-addr"], variables: ["ROUTER_ADDR"], default: { port: 5001 } },
      { name: "metrics", options: ["metrics-addr"], variables: ["METRICS_ADDR"], default: { port: 9090 } },
      {
        name: "bootstrap",
        options: ["http-bootstrap-addr"],
        variables: ["HTTP_BOOTSTRAP_ADDR"],
        enabledBy: ["bootstrap-kind=http", "BOOTSTRAP_KIND=http"]
      }
    ],
    notListening: ["http-bootstrap-peer", "static-bootstrap-peers", "dns-bootstrap-domain", "mirror-targets", "otel-endpoint"],
    switches: ["otel-enabled", "otel-insecure", "debug-web-enabled", "resolve-latest-tag"]
  },
  {
    id: "tiller",
    title: "Tiller, the server of Helm 2",
    sources: ["helm/helm:cmd/tiller/tiller.go"],
    executables: ["tiller"],
    images: ["tiller"],
    listeners: [
      { name: "grpc", options: ["listen"], default: { port: 44134 } },
      { name: "probes", default: { port: 44135 } },
      { name: "trace", default: { port: 44136 }, enabledBy: ["trace"] }
    ],
    notListening: ["storage", "tls-key", "tls-cert", "tls-ca-cert", "history-max"],
    switches: ["trace", "tls", "tls-verify", "experimental-release"]
  }
];

// programs/command-line-tools.ts
var programs8 = [
  {
    id: "agnhost-netexec",
    title: "agnhost netexec",
    sources: ["kubernetes/kubernetes:test/images/agnhost/netexec/netexec.go"],
    executables: ["agnhost"],
    images: ["agnhost"],
    subcommand: "netexec",
    listeners: [
      { name: "http", options: ["http-port"], default: { port: 8080 } },
      {
        name: "udp",
        protocol: "UDP",
        options: ["udp-port"],
        hostOptions: ["udp-listen-addresses"],
        default: { port: 8081 },
        off: ["-1"]
      },
      { name: "sctp", protocol: "SCTP", options: ["sctp-port"], off: ["-1"] }
    ],
    notListening: ["tls-cert-file", "tls-private-key-file", "http-override", "delay-shutdown"]
  },
  {
    id: "agnhost-serve-hostname",
    title: "agnhost serve-hostname",
    sources: ["kubernetes/kubernetes:test/images/agnhost/serve-hostname/serve_hostname.go"],
    executables: ["agnhost"],
    images: ["agnhost"],
    subcommand: "serve-hostname",
    listeners: [
      { name: "tcp", options: ["port"], default: { port: 9376 }, disabledBy: ["udp"] },
      { name: "udp", protocol: "UDP", options: ["port"], default: { port: 9376 }, enabledBy: ["udp"] }
    ],
    switches: ["http", "tcp", "udp", "close"]
  },
  {
    id: "busybox-httpd",
    title: "HTTP server of BusyBox",
    sources: [
      "https://www.chiark.greenend.org.uk/ucgi/~mdw/git/termux-packages/blob/489d5461f741357e40b8573fb2dae1278f16f497:/packages/busybox/networking-httpd.c.patch"
    ],
    executables: ["httpd"],
    images: [],
    listeners: [{ name: "http", options: ["p"] }],
    notListening: ["c", "u", "r", "h", "d", "e", "m", "D"],
    switches: ["f", "i", "v", "vv", "fv", "fvv"]
  },
  {
    id: "gunicorn",
    title: "Gunicorn",
    sources: ["benoitc/gunicorn:gunicorn/config.py"],
    executables: ["gunicorn", "gunicorn3"],
    images: [],
    listeners: [
      { name: "http", options: ["bind", "b"], settings: ["bind"] },
      { name: "http-of-variable", variables: ["PORT"], disabledBy: ["bind", "b"] },
      { name: "http-by-default", default: { host: "127.0.0.1", port: 8e3 }, disabledBy: ["bind", "b", "PORT"] }
    ],
    notListening: "workers w worker-class k threads worker-connections timeout t graceful-timeout max-requests max-requests-jitter keep-alive backlog pid p env e forwarded-allow-ips proxy-allow-from statsd-host log-syslog-to".split(" "),
    switches: "reload spew preload no-sendfile reuse-port daemon D enable-stdio-inheritance R proxy-protocol log-syslog suppress-ragged-eofs do-handshake-on-connect".split(" "),
    checks: ["check-config", "print-config", "version", "v"],
    argumentVariables: ["GUNICORN_CMD_ARGS"],
    configurations: [{ format: "ini", options: ["config", "c"], paths: ["/*gunicorn.conf.py"] }]
  },
  {
    id: "java",
    title: "Java virtual machine",
    sources: [
      "https://docs.oracle.com/en/java/javase/24/management/monitoring-and-management-using-jmx-technology.html",
      "https://docs.oracle.com/javase/8/docs/technotes/guides/troubleshoot/envvars002.html",
      "https://prometheus.github.io/jmx_exporter/deployment/java-agent"
    ],
    executables: ["java"],
    images: [],
    listeners: [
      { name: "metrics", arguments: ["-javaagent:*jmx*.jar={port}:*", "-javaagent:*jmx*.jar={host}:{port}:*"] },
      { name: "management", options: ["Dcom.sun.management.jmxremote.port"], hostOptions: ["Dcom.sun.management.jmxremote.host"] },
      {
        name: "management-objects",
        options: ["Dcom.sun.management.jmxremote.rmi.port"],
        hostOptions: ["Dcom.sun.management.jmxremote.host"]
      }
    ],
    notListening: ["Djava.rmi.server.hostname"],
    argumentVariables: ["JAVA_TOOL_OPTIONS"]
  },
  {
    id: "python-http-server",
    title: "python -m http.server",
    sources: ["https://docs.python.org/3/library/http.server.html#command-line-interface"],
    executables: ["python", "python3", "python3.*"],
    images: [],
    subcommand: "http.server",
    listeners: [{ name: "http", arguments: ["{port}"], hostOptions: ["b", "bind"], default: { port: 8e3 } }],
    notListening: ["d", "directory", "p", "protocol"],
    switches: ["cgi"]
  },
  {
    id: "uvicorn",
    title: "Uvicorn",
    sources: ["encode/uvicorn:docs/settings.md", "encode/uvicorn:uvicorn/main.py"],
    executables: ["uvicorn"],
    images: [],
    listeners: [
      {
        name: "http",
        options: ["port"],
        hostOptions: ["host"],
        variables: ["UVICORN_PORT"],
        hostVariables: ["UVICORN_HOST"],
        default: { host: "127.0.0.1", port: 8e3 },
        disabledBy: ["uds", "fd"]
      }
    ],
    notListening: ["workers", "forwarded-allow-ips", "root-path", "timeout-keep-alive", "limit-concurrency", "backlog"],
    switches: ["reload", "proxy-headers", "no-access-log", "factory", "no-server-header"]
  }
];

// programs/container-builders.ts
var programs9 = [
  {
    id: "buildkitd",
    title: "BuildKit daemon",
    sources: ["moby/buildkit:cmd/buildkitd/main.go"],
    executables: ["buildkitd"],
    images: ["moby/buildkit"],
    listeners: [
      { name: "grpc", options: ["addr"] },
      { name: "debug", options: ["debugaddr"], off: [""] }
    ],
    notListening: ["config", "root", "group", "otel-socket-path", "allow-insecure-entitlement"],
    switches: ["debug", "trace", "rootless"]
  },
  {
    id: "docker-in-docker",
    title: "Docker in Docker, by its entry point",
    sources: ["docker-library/docker:dockerd-entrypoint.sh"],
    executables: ["dockerd-entrypoint.sh"],
    images: [],
    listeners: [
      { name: "api", options: ["host", "H"] },
      { name: "api-by-default", default: { host: "0.0.0.0", port: 2375 }, enabledBy: ["DOCKER_TLS_CERTDIR="] },
      { name: "api-tls-by-default", default: { host: "0.0.0.0", port: 2376 }, disabledBy: ["DOCKER_TLS_CERTDIR="] }
    ],
    notListening: ["DOCKER_HOST", "registry-mirror", "insecure-registry", "add-runtime", "dns", "bip"],
    switches: ["tls", "tlsverify", "debug", "D", "experimental"]
  },
  {
    id: "dockerd",
    title: "Docker daemon",
    sources: ["docker-library/docker:dockerd-entrypoint.sh"],
    executables: ["dockerd"],
    images: [],
    listeners: [{ name: "api", options: ["host", "H"] }],
    notListening: ["DOCKER_HOST", "registry-mirror", "insecure-registry", "add-runtime", "dns", "bip"],
    switches: ["tls", "tlsverify", "debug", "D", "experimental"]
  }
];

// programs/controller-runtime.ts
var programs10 = [
  {
    id: "controller-runtime-manager",
    title: "Managers built with controller-runtime (kubebuilder, Operator SDK, Cluster API)",
    sources: [
      "kubernetes-sigs/controller-runtime:pkg/config/v1alpha1/types.go",
      "kubernetes-sigs/kubebuilder:docs/book/src/cronjob-tutorial/testdata/project/cmd/main.go",
      "kubernetes-sigs/cluster-api:util/flags/manager.go"
    ],
    executables: ["manager"],
    images: ["cluster-api-controller", "cluster-api-*-controller", "kubeadm-bootstrap-controller", "kubeadm-control-plane-controller"],
    listeners: [
      {
        name: "metrics",
        options: ["metrics-bind-address", "metrics-bind-addr", "metrics-addr"],
        settings: ["metrics.bindAddress"],
        off: ["0"]
      },
      {
        name: "health",
        options: ["health-probe-bind-address", "health-probe-addr", "health-addr", "probe-addr"],
        settings: ["health.healthProbeBindAddress"],
        off: ["", "0"]
      },
      { name: "webhook", options: ["webhook-port"], settings: ["webhook.port"], hostSettings: ["webhook.host"] },
      { name: "diagnostics", options: ["diagnostics-address"], off: ["0"] },
      { name: "profiles", options: ["pprof-bind-address", "profiler-address"], off: ["", "0"] }
    ],
    notListening: ["kubeconfig", "leader-election-id", "watch-filter"],
    switches: [
      "leader-elect",
      "enable-leader-election",
      "leader-election",
      "metrics-secure",
      "enable-http2",
      "insecure-diagnostics",
      "zap-devel"
    ],
    configurations: [{ format: "yaml", options: ["config"] }]
  }
];

// programs/coredns.ts
var programs11 = [
  {
    id: "coredns",
    title: "CoreDNS",
    sources: ["coredns/coredns:man/coredns.1"],
    executables: ["coredns"],
    images: ["coredns", "ose-coredns*", "origin-coredns"],
    listeners: [
      { name: "dns", options: ["dns.port", "p"], default: { port: 53 }, settledByFile: true },
      { name: "dns-udp", protocol: "UDP", options: ["dns.port", "p"], default: { port: 53 }, settledByFile: true }
    ],
    switches: ["quiet", "plugins", "version"],
    configurations: [{ format: "corefile", options: ["conf"] }]
  }
];

// programs/csi-drivers.ts
var httpEndpoint = [{ name: "http", options: ["http-endpoint"], off: [""] }];
var metricsAddress = [{ name: "metrics", options: ["metrics-address"], off: [""] }];
var notListening2 = ["endpoint", "kubeconfig", "nodeid", "node-id", "CSI_ENDPOINT", "CSI_NODE_ID"];
var programs12 = [
  {
    id: "aws-ebs-csi-driver",
    title: "AWS EBS CSI driver",
    sources: ["kubernetes-sigs/aws-ebs-csi-driver:pkg/driver/options.go"],
    executables: ["aws-ebs-csi-driver"],
    images: ["aws-ebs-csi-driver", "ose-aws-ebs-csi-driver*", "origin-aws-ebs-csi-driver"],
    listeners: httpEndpoint,
    notListening: notListening2,
    switches: ["batching", "enable-otel-tracing", "warn-on-invalid-tag", "logtostderr"]
  },
  {
    id: "azure-blob-csi-driver",
    title: "Azure Blob Storage CSI driver",
    sources: ["kubernetes-sigs/blob-csi-driver:pkg/blobplugin/main.go"],
    executables: ["blobplugin"],
    images: ["blob-csi"],
    listeners: metricsAddress,
    notListening: [...notListening2, "blobfuse-proxy-endpoint"]
  },
  {
    id: "azure-disk-csi-driver",
    title: "Azure Disk CSI driver",
    sources: ["kubernetes-sigs/azuredisk-csi-driver:pkg/azurediskplugin/main.go"],
    executables: ["azurediskplugin"],
    images: ["azuredisk-csi", "ose-azure-disk-csi-driver*", "origin-azure-disk-csi-driver"],
    listeners: metricsAddress,
    notListening: [...notListening2, "traffic-manager-port"]
  },
  {
    id: "azure-file-csi-driver",
    title: "Azure File CSI driver",
    sources: ["kubernetes-sigs/azurefile-csi-driver:pkg/azurefileplugin/main.go"],
    executables: ["azurefileplugin"],
    images: ["azurefile-csi", "ose-azure-file-csi-driver*", "origin-azure-file-csi-driver"],
    listeners: metricsAddress,
    notListening: notListening2
  },
  {
    id: "ceph-csi",
    title: "Ceph CSI",
    sources: ["ceph/ceph-csi:cmd/cephcsi.go"],
    executables: ["cephcsi"],
    images: ["cephcsi", "cephcsi-rhel*"],
    listeners: [
      {
        name: "metrics",
        options: ["metricsport"],
        hostVariables: ["POD_IP"],
        default: { host: "0.0.0.0", port: 8080 },
        enabledBy: ["type=liveness", "enableprofiling"]
      }
    ],
    notListening: [...notListening2, "csi-addons-endpoint", "csiaddonsendpoint"],
    switches: ["enableprofiling", "forcecephkernelclient"]
  },
  {
    id: "digitalocean-csi-driver",
    title: "DigitalOcean CSI driver",
    sources: ["digitalocean/csi-digitalocean:cmd/do-csi-plugin/main.go"],
    executables: ["do-csi-plugin"],
    images: ["do-csi-plugin"],
    listeners: [{ name: "debug", options: ["debug-addr"], off: [""] }],
    notListening: ["endpoint", "url", "token", "region", "do-tag", "driver-name"]
  },
  {
    id: "gcp-filestore-csi-driver",
    title: "GCP Filestore CSI driver",
    sources: ["kubernetes-sigs/gcp-filestore-csi-driver:cmd/main.go"],
    executables: ["gcp-filestore-csi-driver"],
    images: ["gcp-filestore-csi-driver", "ose-gcp-filestore-csi-driver*", "origin-gcp-filestore-csi-driver"],
    listeners: httpEndpoint,
    notListening: notListening2
  },
  {
    id: "gcp-pd-csi-driver",
    title: "GCP Persistent Disk CSI driver",
    sources: ["kubernetes-sigs/gcp-compute-persistent-disk-csi-driver:cmd/gce-pd-csi-driver/main.go"],
    executables: ["gce-pd-csi-driver"],
    images: ["gcp-compute-persistent-disk-csi-driver", "ose-gcp-pd-csi-driver*", "origin-gcp-pd-csi-driver"],
    listeners: [{ name: "http", options: ["http-endpoint"], off: [""], disabledBy: ["run-controller-service=false"] }],
    notListening: [...notListening2, "compute-endpoint"],
    switches: ["run-controller-service", "run-node-service", "enable-otel-tracing", "enable-storage-pools", "enable-data-cache"]
  },
  {
    id: "openstack-cinder-csi-driver",
    title: "OpenStack Cinder CSI driver",
    sources: ["kubernetes/cloud-provider-openstack:docs/cinder-csi-plugin/using-cinder-csi-plugin.md"],
    executables: ["cinder-csi-plugin"],
    images: ["cinder-csi-plugin", "ose-openstack-cinder-csi-driver*", "origin-openstack-cinder-csi-driver"],
    listeners: httpEndpoint,
    notListening: notListening2
  },
  {
    id: "secrets-store-csi-driver",
    title: "Secrets Store CSI driver",
    sources: ["kubernetes-sigs/secrets-store-csi-driver:cmd/secrets-store-csi-driver/main.go"],
    executables: ["secrets-store-csi"],
    images: ["csi-secrets-store/driver", "ose-secrets-store-csi-driver*", "origin-secrets-store-csi-driver"],
    listeners: [
      { name: "metrics", options: ["metrics-addr"], default: { port: 8095 } },
      { name: "profiles", options: ["pprof-port"], default: { port: 6065 }, enabledBy: ["enable-pprof"] }
    ],
    notListening: notListening2,
    switches: ["enable-pprof", "enable-secret-rotation", "log-format-json", "provider-health-check"]
  },
  {
    id: "smb-csi-driver",
    title: "SMB CSI driver",
    sources: ["kubernetes-csi/csi-driver-smb:cmd/smbplugin/main.go"],
    executables: ["smbplugin"],
    images: ["smbplugin"],
    listeners: metricsAddress,
    notListening: notListening2
  },
  {
    id: "topolvm-node",
    title: "TopoLVM node service",
    sources: ["topolvm/topolvm:cmd/topolvm-node/app/root.go"],
    executables: ["topolvm-node"],
    images: [],
    listeners: [{ name: "metrics", options: ["metrics-bind-address"], default: { port: 8080 }, off: ["0"] }],
    notListening: ["csi-socket", "lvmd-socket", "nodename", "lvm-path", "config"],
    switches: ["embed-lvmd", "secure-metrics-server", "ecs-format-logging"]
  },
  {
    id: "vsphere-syncer",
    title: "Syncer of the vSphere CSI driver",
    sources: ["kubernetes-sigs/vsphere-csi-driver:cmd/syncer/main.go"],
    executables: ["vsphere-syncer"],
    images: ["csi/release/syncer", "csi-vsphere/syncer"],
    listeners: [{ name: "metrics", default: { port: 2113 }, disabledBy: ["operation-mode=WEBHOOK_SERVER"] }],
    notListening: ["fss-name", "fss-namespace", "supervisor-fss-name", "supervisor-fss-namespace"],
    switches: ["leader-election"]
  }
];

// programs/csi-sidecars.ts
var diagnostics = [
  { name: "http", options: ["http-endpoint"], off: [""] },
  { name: "metrics", options: ["metrics-address"], off: [""] }
];
var notListening3 = ["csi-address", "kubeconfig", "master"];
var switches = ["leader-election", "enable-pprof", "automaxprocs", "version", "logtostderr", "alsologtostderr"];
var programs13 = [
  {
    id: "csi-external-attacher",
    title: "CSI external-attacher",
    sources: ["kubernetes-csi/external-attacher:README.md"],
    executables: ["csi-attacher"],
    images: ["csi-attacher", "ose-csi-external-attacher*", "origin-csi-external-attacher"],
    listeners: diagnostics,
    notListening: notListening3,
    switches
  },
  {
    id: "csi-external-health-monitor-controller",
    title: "CSI external-health-monitor-controller",
    sources: ["kubernetes-csi/external-health-monitor:README.md"],
    executables: ["csi-external-health-monitor-controller"],
    images: ["csi-external-health-monitor-controller"],
    listeners: diagnostics,
    notListening: notListening3,
    switches: [...switches, "enable-node-watcher"]
  },
  {
    id: "csi-external-provisioner",
    title: "CSI external-provisioner",
    sources: ["kubernetes-csi/external-provisioner:cmd/csi-provisioner/csi-provisioner.go"],
    executables: ["csi-provisioner"],
    images: ["csi-provisioner", "ose-csi-external-provisioner*", "origin-csi-external-provisioner"],
    listeners: diagnostics,
    notListening: notListening3,
    switches: [
      ...switches,
      "strict-topology",
      "immediate-topology",
      "extra-create-metadata",
      "enable-capacity",
      "capacity-for-immediate-binding",
      "node-deployment",
      "node-deployment-immediate-binding",
      "prevent-volume-mode-conversion"
    ]
  },
  {
    id: "csi-external-resizer",
    title: "CSI external-resizer",
    sources: ["kubernetes-csi/external-resizer:cmd/csi-resizer/main.go"],
    executables: ["csi-resizer"],
    images: ["csi-resizer", "ose-csi-external-resizer*", "origin-csi-external-resizer"],
    listeners: diagnostics,
    notListening: notListening3,
    switches: [...switches, "handle-volume-inuse-error", "extra-modify-metadata"]
  },
  {
    id: "csi-external-snapshotter",
    title: "CSI external-snapshotter",
    sources: ["kubernetes-csi/external-snapshotter:README.md"],
    executables: ["csi-snapshotter"],
    images: ["csi-snapshotter", "ose-csi-external-snapshotter*", "origin-csi-external-snapshotter"],
    listeners: diagnostics,
    notListening: notListening3,
    switches: [...switches, "extra-create-metadata", "node-deployment"]
  },
  {
    id: "csi-livenessprobe",
    title: "CSI livenessprobe",
    sources: ["kubernetes-csi/livenessprobe:cmd/livenessprobe/main.go"],
    executables: ["livenessprobe"],
    images: ["livenessprobe", "ose-csi-livenessprobe*", "origin-csi-livenessprobe"],
    listeners: [
      { name: "health", options: ["http-endpoint", "health-port"], default: { host: "0.0.0.0", port: 9808 } },
      { name: "metrics", options: ["metrics-address"], off: [""] }
    ],
    notListening: notListening3,
    switches
  },
  {
    id: "csi-node-driver-registrar",
    title: "CSI node-driver-registrar",
    sources: ["kubernetes-csi/node-driver-registrar:cmd/csi-node-driver-registrar/main.go"],
    executables: ["csi-node-driver-registrar"],
    images: ["csi-node-driver-registrar", "ose-csi-node-driver-registrar*", "origin-csi-node-driver-registrar"],
    listeners: [
      { name: "http", options: ["http-endpoint"], off: [""], disabledBy: ["mode=kubelet-registration-probe"] },
      { name: "health", options: ["health-port"], disabledBy: ["mode=kubelet-registration-probe"] }
    ],
    notListening: [...notListening3, "kubelet-registration-path", "plugin-registration-path"],
    switches
  },
  {
    id: "csi-snapshot-controller",
    title: "CSI snapshot-controller",
    sources: ["kubernetes-csi/external-snapshotter:cmd/snapshot-controller/main.go"],
    executables: ["snapshot-controller"],
    images: ["snapshot-controller", "ose-csi-snapshot-controller*", "origin-csi-snapshot-controller"],
    listeners: [{ name: "http", options: ["http-endpoint"], off: [""] }],
    notListening: notListening3,
    switches: [...switches, "prevent-volume-mode-conversion", "enable-distributed-snapshotting", "enable-volume-group-snapshots"]
  }
];

// programs/databases.ts
function variants(name) {
  return [name, name.replaceAll("-", "_")].filter((one, index, all) => all.indexOf(one) === index);
}
function inGroups(name) {
  return ["mysqld", "server", "mariadb", "mariadbd", "galera"].flatMap((group) => variants(name).map((one) => `${group}.${one}`));
}
var programs14 = [
  {
    id: "memcached",
    title: "Memcached",
    sources: ["memcached/memcached:doc/memcached.1"],
    executables: ["memcached"],
    images: ["memcached"],
    listeners: [
      { name: "tcp", options: ["p", "port"], hostOptions: ["l", "listen"], default: { port: 11211 }, disabledBy: ["s", "unix-socket"] },
      { name: "udp", protocol: "UDP", options: ["U", "udp-port"], hostOptions: ["l", "listen"] }
    ],
    notListening: ["m", "memory-limit", "c", "conn-limit", "t", "threads", "u", "user", "I", "max-item-size"],
    switches: ["d", "v", "vv", "vvv", "k", "M", "S", "Z", "enable-ssl"]
  },
  {
    id: "mongod",
    title: "MongoDB",
    sources: [
      "mongodb/mongo:src/mongo/db/server_options_general.idl",
      "mongodb/mongo:src/mongo/db/server_options_nongeneral.idl",
      "https://mongodb.com/docs/rapid/reference/default-mongodb-port",
      "docker-library/mongo:docker-entrypoint.sh"
    ],
    executables: ["mongod", "mongos"],
    images: ["mongo"],
    // Without an address it binds localhost, yet the entry point of the image tells it to bind every address.
    listeners: [
      {
        name: "server",
        options: ["port"],
        hostOptions: ["bind_ip"],
        settings: ["net.port"],
        hostSettings: ["net.bindIp"],
        default: { port: 27017 },
        disabledBy: ["shardsvr", "sharding.clusterRole=shardsvr", "configsvr", "sharding.clusterRole=configsvr"]
      },
      {
        name: "shard",
        options: ["port"],
        hostOptions: ["bind_ip"],
        settings: ["net.port"],
        hostSettings: ["net.bindIp"],
        default: { port: 27018 },
        enabledBy: ["shardsvr", "sharding.clusterRole=shardsvr"]
      },
      {
        name: "configuration",
        options: ["port"],
        hostOptions: ["bind_ip"],
        settings: ["net.port"],
        hostSettings: ["net.bindIp"],
        default: { port: 27019 },
        enabledBy: ["configsvr", "sharding.clusterRole=configsvr"]
      },
      {
        name: "priority",
        options: ["priorityPort"],
        hostOptions: ["bind_ip"],
        settings: ["net.priorityPort"],
        hostSettings: ["net.bindIp"]
      }
    ],
    notListening: ["configdb", "replSet", "dbpath", "listenBacklog", "maxConns"],
    switches: ["auth", "noauth", "bind_ip_all", "fork", "ipv6", "configsvr", "shardsvr", "quiet", "nounixsocket", "transitionToAuth"],
    checks: ["outputConfig", "h", "help", "version"],
    configurations: [{ format: "yaml", options: ["config", "f"], paths: ["/etc/mongod.conf", "/etc/mongos.conf"] }]
  },
  {
    id: "mysqld",
    title: "MySQL and MariaDB",
    sources: [
      "https://dev.mysql.com/doc/mysql-port-reference/en/mysql-port-reference-tables.html",
      "https://docs.oracle.com/cd/E17952_01/mysql-9.5-en/x-plugin-options-system-variables.html",
      "https://dev.mysql.com/doc/refman/9.5/en/administrative-connection-interface.html",
      "https://dev.mysql.com/doc/refman/5.7/en/selinux-context-mysql-feature-ports.html",
      "https://mariadb.com/docs/server/ref/mdb/cli/mariadbd/port",
      "https://mariadb.com/docs/ent/ref/mdb/cli/mariadbd/extra-port/",
      "https://mariadb.com/docs/reference/mdb/wsrep_provider_options/gmcast.listen_addr/"
    ],
    executables: ["mysqld", "mariadbd", "mysqld_safe", "mariadbd-safe"],
    images: ["mysql", "mariadb", "mysql-server"],
    listeners: [
      {
        name: "server",
        options: ["port", "P"],
        hostOptions: variants("bind-address"),
        variables: ["MYSQL_TCP_PORT"],
        settings: inGroups("port"),
        hostSettings: inGroups("bind-address"),
        default: { port: 3306 },
        disabledBy: [...variants("skip-networking"), ...inGroups("skip-networking")]
      },
      {
        name: "extra",
        options: variants("extra-port"),
        hostOptions: variants("bind-address"),
        settings: inGroups("extra-port"),
        hostSettings: inGroups("bind-address"),
        disabledBy: [...variants("skip-networking"), ...inGroups("skip-networking")]
      },
      // MySQL opens 33060 by itself, MariaDB does not.
      {
        name: "x-protocol",
        options: variants("mysqlx-port"),
        hostOptions: variants("mysqlx-bind-address"),
        settings: inGroups("mysqlx-port"),
        hostSettings: inGroups("mysqlx-bind-address"),
        disabledBy: [...variants("skip-mysqlx"), ...inGroups("skip-mysqlx"), ...["mysqlx=OFF", "mysqld.mysqlx=OFF"]]
      },
      {
        name: "admin",
        options: variants("admin-port"),
        hostOptions: variants("admin-address"),
        settings: inGroups("admin-port"),
        hostSettings: inGroups("admin-address"),
        default: { port: 33062 },
        enabledBy: [...variants("admin-address"), ...inGroups("admin-address")]
      },
      {
        name: "group-replication",
        options: [...variants("group-replication-local-address"), ...variants("loose-group-replication-local-address")],
        settings: [...inGroups("group-replication-local-address"), ...inGroups("loose-group-replication-local-address")]
      },
      {
        name: "galera",
        default: { host: "0.0.0.0", port: 4567 },
        enabledBy: [...variants("wsrep-on"), ...inGroups("wsrep-on")],
        disabledBy: [...variants("wsrep-provider-options"), ...inGroups("wsrep-provider-options")]
      }
    ],
    notListening: [
      "report-host",
      "report-port",
      "wsrep_cluster_address",
      "wsrep-cluster-address",
      "wsrep_node_address",
      "wsrep-node-address",
      "server-id",
      "MYSQL_HOST"
    ],
    switches: ["skip-name-resolve", "log-bin", "console", "skip-log-bin", "initialize-insecure", "wsrep-new-cluster"],
    checks: ["initialize", "initialize-insecure", "validate-config", "print-defaults", "help", "version", "V"],
    configurations: [
      {
        format: "ini",
        options: ["defaults-file", "defaults-extra-file"],
        paths: ["/etc/my.cnf", "/etc/my.cnf.d/*.cnf", "/etc/mysql/*.cnf"]
      }
    ]
  },
  {
    id: "nats-server",
    title: "NATS server",
    sources: ["nats-io/nats-server:main.go"],
    executables: ["nats-server"],
    images: ["nats"],
    listeners: [
      { name: "client", options: ["port", "p"], hostOptions: ["addr", "a", "net"], default: { host: "0.0.0.0", port: 4222 } },
      { name: "monitoring", options: ["http_port", "m", "https_port", "ms"], hostOptions: ["addr", "a", "net"] },
      { name: "cluster", options: ["cluster", "cluster_listen"] },
      { name: "profiles", options: ["profile"] }
    ],
    notListening: ["routes", "cluster_advertise", "client_advertise", "connect_retries", "pid", "P", "config", "c", "user", "pass"],
    switches: ["jetstream", "js", "debug", "D", "trace", "V", "DV", "DVV", "tls", "no_advertise"]
  },
  {
    id: "postgres",
    title: "PostgreSQL",
    sources: ["postgres/postgres:doc/src/sgml/ref/postgres-ref.sgml"],
    executables: ["postgres", "postmaster"],
    images: ["postgres"],
    listeners: [
      {
        name: "server",
        options: ["p", "port", "c port"],
        hostOptions: ["h", "listen_addresses", "listen-addresses", "c listen_addresses", "c listen-addresses"],
        variables: ["PGPORT"],
        settings: ["port"],
        hostSettings: ["listen_addresses"],
        default: { port: 5432 },
        disabledBy: ["h=", "listen_addresses=", "listen-addresses=", "c listen_addresses=", "c listen-addresses="]
      }
    ],
    notListening: ["A", "B", "c", "d", "D", "f", "k", "N", "o", "r", "S", "t", "v", "W"],
    switches: ["e", "F", "i", "l", "n", "O", "P", "s", "T"],
    checks: ["describe-config", "single", "boot", "C", "V", "version", "help"],
    configurations: [
      {
        format: "ini",
        options: ["config_file", "config-file", "c config_file", "c config-file"],
        paths: ["/*postgresql.conf", "/*postgresql.auto.conf"]
      }
    ]
  },
  {
    id: "rabbitmq",
    title: "RabbitMQ",
    sources: ["rabbitmq/rabbitmq-website:docs/networking.md"],
    executables: ["rabbitmq-server"],
    images: ["rabbitmq"],
    listeners: [
      {
        name: "amqp",
        variables: ["RABBITMQ_NODE_PORT"],
        hostVariables: ["RABBITMQ_NODE_IP_ADDRESS"],
        settings: ["listeners.tcp", "listeners.tcp.*"],
        default: { port: 5672 },
        off: ["none"]
      },
      { name: "amqps", settings: ["listeners.ssl", "listeners.ssl.*"], off: ["none"] },
      { name: "distribution", variables: ["RABBITMQ_DIST_PORT"], hostSettings: ["distribution.listener.interface"] },
      { name: "epmd", variables: ["ERL_EPMD_PORT"], hostVariables: ["ERL_EPMD_ADDRESS"], default: { port: 4369 } }
    ],
    notListening: ["RABBITMQ_NODENAME", "RABBITMQ_CTL_DIST_PORT_MIN", "RABBITMQ_CTL_DIST_PORT_MAX"],
    switches: ["detached"],
    configurations: [{ format: "ini", paths: ["/etc/rabbitmq/rabbitmq.conf", "/etc/rabbitmq/conf.d/*.conf"] }]
  },
  {
    id: "redis-sentinel",
    title: "Redis Sentinel",
    sources: ["https://redis.io/docs/latest/operate/oss_and_stack/management/sentinel/"],
    executables: ["redis-sentinel", "valkey-sentinel"],
    images: ["redis-sentinel"],
    listeners: [{ name: "server", options: ["port"], hostOptions: ["bind"], default: { port: 26379 } }],
    notListening: ["replicaof", "slaveof", "masterauth"]
  },
  {
    id: "redis-server",
    title: "Redis and Valkey",
    sources: ["redis/redis:redis.conf"],
    executables: ["redis-server", "valkey-server"],
    images: ["redis", "valkey"],
    listeners: [
      {
        name: "server",
        options: ["port"],
        hostOptions: ["bind"],
        settings: ["port"],
        hostSettings: ["bind"],
        default: { port: 6379 }
      },
      { name: "tls", options: ["tls-port"], hostOptions: ["bind"], settings: ["tls-port"], hostSettings: ["bind"] },
      { name: "cluster-bus", options: ["cluster-port"], hostOptions: ["bind"], settings: ["cluster-port"], hostSettings: ["bind"] }
    ],
    notListening: [
      "replicaof",
      "slaveof",
      "replica-announce-ip",
      "replica-announce-port",
      "cluster-announce-ip",
      "cluster-announce-port",
      "cluster-announce-bus-port",
      "cluster-announce-tls-port"
    ],
    configurations: [{ format: "keywords", paths: ["/*redis*.conf", "/*valkey*.conf"] }]
  }
];

// programs/etcd.ts
var programs15 = [
  {
    id: "etcd",
    title: "etcd",
    sources: ["etcd-io/etcd:server/etcdmain/help.go", "etcd-io/etcd:etcdmain/etcd.go"],
    executables: ["etcd"],
    images: ["etcd"],
    listeners: [
      {
        name: "client",
        options: ["listen-client-urls"],
        variables: ["ETCD_LISTEN_CLIENT_URLS"],
        settings: ["listen-client-urls"],
        default: { host: "localhost", port: 2379 }
      },
      {
        name: "peer",
        options: ["listen-peer-urls"],
        variables: ["ETCD_LISTEN_PEER_URLS"],
        settings: ["listen-peer-urls"],
        default: { host: "localhost", port: 2380 },
        // The proxy of old releases serves clients only.
        disabledBy: ["proxy=on", "proxy=readonly", "ETCD_PROXY=on", "ETCD_PROXY=readonly"]
      },
      {
        name: "metrics",
        options: ["listen-metrics-urls"],
        variables: ["ETCD_LISTEN_METRICS_URLS"],
        settings: ["listen-metrics-urls"],
        off: [""]
      },
      {
        name: "client-http",
        options: ["listen-client-http-urls"],
        variables: ["ETCD_LISTEN_CLIENT_HTTP_URLS"],
        settings: ["listen-client-http-urls"],
        off: [""]
      }
    ],
    notListening: [
      "advertise-client-urls",
      "initial-advertise-peer-urls",
      "initial-cluster",
      "discovery",
      "discovery-endpoints",
      "discovery-proxy",
      "discovery-srv",
      "experimental-distributed-tracing-address",
      "distributed-tracing-address",
      "ETCD_ADVERTISE_CLIENT_URLS",
      "ETCD_INITIAL_ADVERTISE_PEER_URLS",
      "ETCD_INITIAL_CLUSTER",
      "ETCD_DISCOVERY"
    ],
    switches: ["client-cert-auth", "peer-client-cert-auth", "auto-tls", "peer-auto-tls", "enable-pprof", "force-new-cluster", "pre-vote"],
    configurations: [{ format: "yaml", options: ["config-file"] }]
  },
  {
    id: "etcd-gateway",
    title: "etcd gateway",
    sources: ["etcd-io/etcd:server/etcdmain/gateway.go"],
    executables: ["etcd"],
    images: [],
    subcommand: "gateway",
    listeners: [{ name: "client", options: ["listen-addr"], default: { host: "127.0.0.1", port: 23790 } }],
    notListening: ["endpoints", "discovery-srv", "discovery-srv-name", "retry-delay"],
    switches: ["insecure-discovery"]
  },
  {
    id: "etcd-grpc-proxy",
    title: "etcd gRPC proxy",
    sources: ["etcd-io/etcd:server/etcdmain/grpc_proxy.go"],
    executables: ["etcd"],
    images: [],
    subcommand: "grpc-proxy",
    listeners: [
      { name: "client", options: ["listen-addr"], default: { host: "127.0.0.1", port: 23790 } },
      { name: "metrics", options: ["metrics-addr"], off: [""] }
    ],
    notListening: ["endpoints", "advertise-client-url", "discovery-srv", "resolver-prefix"],
    switches: ["enable-pprof", "insecure-discovery", "insecure-skip-tls-verify", "auto-tls", "debug", "experimental-serializable-ordering"]
  },
  {
    id: "etcdctl",
    title: "etcdctl and etcdutl (clients, they do not listen)",
    sources: ["etcd-io/etcd:etcdctl/ctlv3/ctl.go", "etcd-io/etcd:etcdctl/README.md", "etcd-io/etcd:etcdutl/etcdutl/snapshot_command.go"],
    executables: ["etcdctl", "etcdutl"],
    images: [],
    listeners: [],
    notListening: [
      "endpoints",
      "endpoint",
      "peers",
      "peer-urls",
      "discovery-srv",
      "d",
      "discovery-srv-name",
      "initial-advertise-peer-urls",
      "initial-cluster",
      "initial-cluster-token",
      "ETCDCTL_*"
    ],
    switches: [
      "insecure-skip-tls-verify",
      "insecure-transport",
      "insecure-discovery",
      "debug",
      "cluster",
      "hex",
      "skip-hash-check",
      "mark-compacted",
      "no-sync"
    ]
  },
  {
    id: "kine",
    title: "kine",
    sources: ["k3s-io/kine:pkg/app/app.go"],
    executables: ["kine"],
    images: ["kine"],
    listeners: [
      { name: "client", options: ["listen-address"], default: { host: "0.0.0.0", port: 2379 } },
      { name: "metrics", options: ["metrics-bind-address"], default: { port: 8080 }, off: ["0"] }
    ],
    notListening: ["endpoint"],
    switches: ["debug", "metrics-enable-profiling"]
  }
];

// programs/exporter-toolkit.ts
function exporter({ id, title, executable, images, port, source, asks, options, variables }) {
  return {
    id,
    title,
    sources: [source],
    executables: [executable],
    images,
    listeners: [
      { name: "metrics", options: ["web.listen-address", ...options ?? []], ...variables ? { variables } : {}, default: { port } }
    ],
    notListening: ["web.external-url", "web.config.file", "web.config", "web.telemetry-path", "config.file", ...asks ?? []],
    switches: ["web.disable-exporter-metrics", "web.systemd-socket", "version"]
  };
}
var programs16 = [
  exporter({
    id: "apache-exporter",
    title: "Apache exporter",
    executable: "apache_exporter",
    images: ["apache-exporter"],
    port: 9117,
    source: "Lusitaniae/apache_exporter:apache_exporter.go",
    asks: ["scrape_uri", "host_override"],
    options: ["telemetry.address"]
  }),
  exporter({
    id: "bind-exporter",
    title: "BIND exporter",
    executable: "bind_exporter",
    images: ["bind-exporter"],
    port: 9119,
    source: "prometheus-community/bind_exporter:bind_exporter.go",
    asks: ["bind.stats-url"]
  }),
  exporter({
    id: "bird-exporter",
    title: "BIRD routing exporter",
    executable: "bird_exporter",
    images: ["bird-exporter", "bird_exporter"],
    port: 9324,
    source: "czerwonk/bird_exporter:main.go",
    asks: ["bird.socket", "bird.socket6"]
  }),
  exporter({
    id: "blackbox-exporter",
    title: "Blackbox exporter",
    executable: "blackbox_exporter",
    images: ["blackbox-exporter"],
    port: 9115,
    source: "prometheus/blackbox_exporter:main.go"
  }),
  exporter({
    id: "chrony-exporter",
    title: "Chrony exporter",
    executable: "chrony_exporter",
    images: ["chrony-exporter"],
    port: 9123,
    source: "SuperQ/chrony_exporter:main.go",
    asks: ["chrony.address"]
  }),
  exporter({
    id: "consul-exporter",
    title: "Consul exporter",
    executable: "consul_exporter",
    images: ["consul-exporter"],
    port: 9107,
    source: "prometheus/consul_exporter:consul_exporter.go",
    asks: ["consul.server"]
  }),
  exporter({
    id: "ebpf-exporter",
    title: "eBPF exporter",
    executable: "ebpf_exporter",
    images: ["ebpf_exporter"],
    port: 9435,
    source: "cloudflare/ebpf_exporter:cmd/ebpf_exporter/main.go"
  }),
  exporter({
    id: "elasticsearch-exporter",
    title: "Elasticsearch exporter",
    executable: "elasticsearch_exporter",
    images: ["elasticsearch-exporter"],
    port: 9114,
    source: "prometheus-community/elasticsearch_exporter:main.go",
    asks: ["es.uri", "ES_URI"],
    variables: ["WEB_LISTEN_ADDRESS"]
  }),
  exporter({
    id: "frr-exporter",
    title: "FRR exporter",
    executable: "frr_exporter",
    images: ["frr_exporter"],
    port: 9342,
    source: "tynany/frr_exporter:frr_exporter.go"
  }),
  exporter({
    id: "haproxy-exporter",
    title: "HAProxy exporter",
    executable: "haproxy_exporter",
    images: ["haproxy-exporter"],
    port: 9101,
    source: "prometheus/haproxy_exporter:haproxy_exporter.go",
    asks: ["haproxy.scrape-uri"]
  }),
  exporter({
    id: "infiniband-exporter",
    title: "InfiniBand exporter",
    executable: "infiniband_exporter",
    images: ["infiniband-exporter", "infiniband_exporter"],
    port: 9315,
    source: "treydock/infiniband_exporter:infiniband_exporter.go",
    asks: ["exporter.output", "exporter.lockfile"]
  }),
  exporter({
    id: "ipmi-exporter",
    title: "IPMI exporter",
    executable: "ipmi_exporter",
    images: ["ipmi-exporter", "ipmi_exporter"],
    port: 9290,
    source: "prometheus-community/ipmi_exporter:main.go",
    asks: ["ip"]
  }),
  exporter({
    id: "kafka-exporter",
    title: "Kafka exporter",
    executable: "kafka_exporter",
    images: ["kafka-exporter"],
    port: 9308,
    source: "danielqsj/kafka_exporter:README.md",
    asks: ["kafka.server", "zookeeper.server"]
  }),
  exporter({
    id: "keepalived-exporter",
    title: "Keepalived exporter",
    executable: "keepalived-exporter",
    images: ["keepalived-exporter"],
    port: 9165,
    source: "mehdy/keepalived-exporter:cmd/keepalived-exporter/main.go",
    asks: ["ka.pid-path", "cs", "container-name", "container-tmp-dir"]
  }),
  exporter({
    id: "memcached-exporter",
    title: "Memcached exporter",
    executable: "memcached_exporter",
    images: ["memcached-exporter"],
    port: 9150,
    source: "prometheus/memcached_exporter:cmd/memcached_exporter/main.go",
    asks: ["memcached.address"]
  }),
  exporter({
    id: "mysqld-exporter",
    title: "MySQL exporter",
    executable: "mysqld_exporter",
    images: ["mysqld-exporter"],
    port: 9104,
    source: "prometheus/mysqld_exporter:mysqld_exporter.go",
    asks: ["mysqld.address"]
  }),
  exporter({
    id: "nginx-exporter",
    title: "NGINX exporter",
    executable: "nginx-prometheus-exporter",
    images: ["nginx-prometheus-exporter"],
    port: 9113,
    source: "nginx/nginx-prometheus-exporter:exporter.go",
    asks: ["nginx.scrape-uri", "SCRAPE_URI"],
    variables: ["LISTEN_ADDRESS"]
  }),
  exporter({
    id: "node-exporter",
    title: "Node exporter",
    executable: "node_exporter",
    images: ["node-exporter", "ose-prometheus-node-exporter*", "origin-prometheus-node-exporter"],
    port: 9100,
    source: "prometheus/node_exporter:node_exporter.go"
  }),
  exporter({
    id: "nvidia-gpu-exporter",
    title: "Nvidia GPU exporter",
    executable: "nvidia_gpu_exporter",
    images: ["nvidia_gpu_exporter"],
    port: 9835,
    source: "utkuozdemir/nvidia_gpu_exporter:CONFIGURE.md"
  }),
  exporter({
    id: "process-exporter",
    title: "Process exporter",
    executable: "process-exporter",
    images: ["process-exporter"],
    port: 9256,
    source: "ncabatoff/process-exporter:cmd/process-exporter/main.go"
  }),
  exporter({
    id: "smartctl-exporter",
    title: "smartctl exporter",
    executable: "smartctl_exporter",
    images: ["smartctl-exporter"],
    port: 9633,
    source: "prometheus-community/smartctl_exporter:main.go"
  }),
  exporter({
    id: "snmp-exporter",
    title: "SNMP exporter",
    executable: "snmp_exporter",
    images: ["snmp-exporter"],
    port: 9116,
    source: "prometheus/snmp_exporter:main.go"
  }),
  exporter({
    id: "systemd-exporter",
    title: "systemd exporter",
    executable: "systemd_exporter",
    images: ["systemd-exporter"],
    port: 9558,
    source: "prometheus-community/systemd_exporter:main.go"
  }),
  exporter({
    id: "windows-exporter",
    title: "Windows exporter",
    executable: "windows_exporter.exe",
    images: ["windows-exporter"],
    port: 9182,
    source: "prometheus-community/windows_exporter:cmd/windows_exporter/main.go",
    asks: ["collectors.enabled", "process.priority"]
  })
];

// programs/exporters.ts
var programs17 = [
  {
    id: "cadvisor",
    title: "cAdvisor",
    sources: ["google/cadvisor:docs/runtime_options.md"],
    executables: ["cadvisor"],
    images: ["cadvisor"],
    listeners: [{ name: "http", options: ["port"], hostOptions: ["listen_ip"], default: { port: 8080 } }],
    notListening: ["storage_driver_host", "docker", "containerd"],
    switches: ["docker_only", "logtostderr", "profiling", "store_container_labels"]
  },
  {
    id: "dcgm-exporter",
    title: "NVIDIA DCGM exporter",
    sources: ["NVIDIA/dcgm-exporter:pkg/cmd/app.go"],
    executables: ["dcgm-exporter"],
    images: ["dcgm-exporter"],
    listeners: [{ name: "metrics", options: ["address", "a"], variables: ["DCGM_EXPORTER_LISTEN"], default: { port: 9400 } }],
    notListening: ["remote-hostengine-info", "r", "DCGM_REMOTE_HOSTENGINE_INFO", "collect-interval", "c", "collectors", "f"],
    switches: ["kubernetes", "k", "no-hostname", "n", "fake-gpus", "debug"]
  },
  {
    id: "kepler",
    title: "Kepler",
    sources: ["sustainable-computing-io/kepler:docs/user/configuration.md"],
    executables: ["kepler"],
    images: ["kepler"],
    listeners: [
      { name: "metrics", options: ["web.listen-address", "address"], settings: ["web.listenAddresses", "web.listenAddresses.*"] }
    ],
    notListening: ["web.config-file", "kube.node-name", "kube.config", "experimental.gpu.dcgm-endpoint"],
    switches: ["kube.enable", "debug.pprof", "enable-gpu"],
    configurations: [{ format: "yaml", options: ["config.file"] }]
  },
  {
    id: "kube-state-metrics",
    title: "kube-state-metrics",
    sources: ["kubernetes/kube-state-metrics:docs/developer/cli-arguments.md"],
    executables: ["kube-state-metrics"],
    images: ["kube-state-metrics", "ose-kube-state-metrics*", "origin-kube-state-metrics"],
    listeners: [
      { name: "metrics", options: ["port"], hostOptions: ["host"], default: { host: "::", port: 8080 } },
      { name: "telemetry", options: ["telemetry-port"], hostOptions: ["telemetry-host"], default: { host: "::", port: 8081 } }
    ],
    notListening: ["apiserver", "kubeconfig", "resources", "node"],
    switches: ["enable-gzip-encoding", "track-unscheduled-pods", "custom-resource-state-only", "use-apiserver-cache", "logtostderr"]
  },
  {
    id: "node-problem-detector",
    title: "node-problem-detector",
    sources: ["kubernetes/node-problem-detector:cmd/options/options.go"],
    executables: ["node-problem-detector"],
    images: ["node-problem-detector"],
    listeners: [
      { name: "server", options: ["port"], hostOptions: ["address"], default: { host: "127.0.0.1", port: 20256 } },
      {
        name: "metrics",
        options: ["prometheus-port"],
        hostOptions: ["prometheus-address"],
        default: { host: "127.0.0.1", port: 20257 }
      }
    ],
    notListening: ["apiserver-override", "k8s-exporter-heartbeat-period", "config.system-log-monitor"],
    switches: ["logtostderr", "enable-k8s-exporter"]
  },
  {
    id: "nv-hostengine",
    title: "NVIDIA DCGM host engine",
    sources: ["https://docs.nvidia.com/datacenter/dcgm/latest/reference/command-line-reference/nv-hostengine.html"],
    executables: ["nv-hostengine"],
    images: [],
    listeners: [
      {
        name: "server",
        options: ["p", "port"],
        hostOptions: ["b", "bind-interface"],
        default: { host: "127.0.0.1", port: 5555 },
        disabledBy: ["d", "domain-socket", "vsock-cid", "t", "term"]
      }
    ],
    notListening: ["service-account", "log-level", "f", "log-filename", "pid", "home-dir", "denylist-modules"],
    switches: ["n", "no-daemon", "t", "term"]
  },
  {
    id: "postgres-exporter",
    title: "PostgreSQL exporter",
    sources: ["prometheus-community/postgres_exporter:cmd/postgres_exporter/main.go"],
    executables: ["postgres_exporter"],
    images: ["postgres-exporter"],
    listeners: [
      { name: "metrics", options: ["web.listen-address"], variables: ["PG_EXPORTER_WEB_LISTEN_ADDRESS"], default: { port: 9187 } }
    ],
    notListening: ["DATA_SOURCE_NAME", "DATA_SOURCE_URI", "web.config.file"],
    switches: ["auto-discover-databases", "disable-default-metrics", "web.systemd-socket"]
  },
  {
    id: "pushprox-client",
    title: "PushProx client",
    sources: ["prometheus-community/PushProx:cmd/client/main.go"],
    executables: ["pushprox-client"],
    images: ["pushprox-client"],
    listeners: [{ name: "metrics", options: ["metrics-addr"], default: { port: 9369 }, off: [""] }],
    notListening: ["proxy-url", "fqdn", "proxy.retry.initial-wait", "proxy.retry.max-wait"]
  },
  {
    id: "redis-exporter",
    title: "Redis exporter",
    sources: ["oliver006/redis_exporter:main.go"],
    executables: ["redis_exporter"],
    images: ["redis_exporter"],
    listeners: [
      { name: "metrics", options: ["web.listen-address"], variables: ["REDIS_EXPORTER_WEB_LISTEN_ADDRESS"], default: { port: 9121 } }
    ],
    notListening: ["redis.addr", "REDIS_ADDR"],
    switches: ["is-cluster", "is-tile38", "skip-tls-verification", "debug", "export-client-list", "include-system-metrics"]
  },
  {
    id: "sriov-network-metrics-exporter",
    title: "SR-IOV network metrics exporter",
    sources: ["k8snetworkplumbingwg/sriov-network-metrics-exporter:cmd/sriov-network-metrics-exporter.go"],
    executables: ["sriov-exporter", "sriov-network-metrics-exporter"],
    images: ["sriov-network-metrics-exporter"],
    listeners: [{ name: "metrics", options: ["web.listen-address"], default: { port: 9808 } }],
    notListening: ["path.kubecgroup", "path.sysbuspci", "path.kubeletsocket", "path.cpucheckpoint", "collector.vfstatspriority"]
  },
  {
    id: "statsd-exporter",
    title: "StatsD exporter",
    sources: ["prometheus/statsd_exporter:README.md"],
    executables: ["statsd_exporter"],
    images: ["statsd-exporter"],
    listeners: [
      { name: "metrics", options: ["web.listen-address"], default: { port: 9102 } },
      { name: "statsd-udp", protocol: "UDP", options: ["statsd.listen-udp"], default: { port: 9125 }, off: [""] },
      { name: "statsd-tcp", options: ["statsd.listen-tcp"], default: { port: 9125 }, off: [""] }
    ],
    notListening: ["statsd.relay.address", "statsd.mapping-config"],
    switches: ["web.enable-lifecycle", "web.enable-pprof", "statsd.parse-dogstatsd-tags"]
  },
  {
    id: "x509-certificate-exporter",
    title: "X.509 certificate exporter",
    sources: ["enix/x509-certificate-exporter:cmd/x509-certificate-exporter/main.go"],
    executables: ["x509-certificate-exporter"],
    images: ["x509-certificate-exporter"],
    listeners: [{ name: "metrics", options: ["port", "p"], default: { port: 9793 } }],
    notListening: ["watch-file", "f", "watch-dir", "d", "watch-kubeconf", "k", "secret-type", "s", "trim-path-components"],
    switches: ["debug", "expose-relative-metrics", "watch-kube-secrets"]
  }
];

// programs/frr.ts
var sources2 = ["FRRouting/frr:doc/user/basic.rst", "FRRouting/frr:lib/libfrr.h"];
var switches2 = ["d", "daemon", "C", "dryrun", "tcli", "t", "terminal"];
var notListening4 = ["s", "nl-bufsize", "limit-fds", "M", "module", "e", "ecmp", "u", "user", "log", "log-level"];
function terminal(port) {
  return { name: "vty", options: ["P", "vty_port"], hostOptions: ["A", "vty_addr"], default: { port } };
}
function daemon(name, title, port) {
  return {
    id: `frr-${name}`,
    title: `FRRouting ${title} daemon`,
    sources: sources2,
    executables: [name],
    images: [],
    listeners: [terminal(port)],
    notListening: notListening4,
    switches: switches2
  };
}
var programs18 = [
  {
    id: "frr",
    title: "FRRouting (all daemons that its daemons file starts)",
    sources: ["FRRouting/frr:doc/user/setup.rst"],
    executables: ["docker-start", "frrinit.sh", "watchfrr", "watchfrr.sh"],
    images: ["frr"],
    listeners: [],
    configurations: [{ format: "frr-daemons", paths: ["/etc/frr/daemons"] }]
  },
  daemon("babeld", "Babel", 2609),
  daemon("bfdd", "BFD", 2617),
  {
    ...daemon("bgpd", "BGP", 2605),
    sources: [...sources2, "https://docs.frrouting.org/en/latest/bgp.html"],
    listeners: [{ name: "bgp", options: ["p", "bgp_port"], hostOptions: ["l", "listenon"], default: { port: 179 } }, terminal(2605)],
    notListening: [...notListening4, "I", "int_num"],
    switches: [...switches2, "Z", "no_zebra", "n", "no_kernel", "S", "skip_runas"]
  },
  daemon("eigrpd", "EIGRP", 2613),
  daemon("fabricd", "OpenFabric", 2618),
  daemon("isisd", "IS-IS", 2608),
  daemon("ldpd", "LDP", 2612),
  daemon("mgmtd", "management", 2623),
  daemon("nhrpd", "NHRP", 2610),
  daemon("ospf6d", "OSPFv3", 2606),
  daemon("ospfd", "OSPF", 2604),
  daemon("pathd", "segment routing path", 2621),
  daemon("pbrd", "policy-based routing", 2615),
  daemon("pim6d", "PIMv6", 2622),
  daemon("pimd", "PIM", 2611),
  daemon("ripd", "RIP", 2602),
  daemon("ripngd", "RIPng", 2603),
  daemon("sharpd", "super happy advanced routing", 2614),
  daemon("staticd", "static route", 2616),
  daemon("vrrpd", "VRRP", 2619),
  daemon("zebra", "zebra", 2601)
];

// programs/gateways.ts
var programs19 = [
  {
    id: "contour",
    title: "Contour",
    sources: ["projectcontour/contour:site/content/docs/main/configuration.md"],
    executables: ["contour"],
    images: ["contour"],
    subcommand: "serve",
    listeners: [
      { name: "xds", options: ["xds-port"], hostOptions: ["xds-address"] },
      { name: "metrics", options: ["http-port"], hostOptions: ["http-address"] },
      { name: "health", options: ["health-port"], hostOptions: ["health-address"] },
      { name: "debug", options: ["debug-http-port"], hostOptions: ["debug-http-address"] }
    ],
    notListening: [
      "envoy-service-http-port",
      "envoy-service-https-port",
      "envoy-service-http-address",
      "envoy-service-https-address",
      "stats-port",
      "stats-address",
      "ingress-status-address"
    ],
    switches: ["debug", "incluster", "insecure", "use-proxy-protocol", "disable-leader-election"]
  },
  {
    id: "contour-shutdown-manager",
    title: "Contour, shutdown manager of Envoy",
    sources: ["projectcontour/contour:cmd/contour/shutdownmanager.go"],
    executables: ["contour"],
    images: ["contour"],
    subcommand: "shutdown-manager",
    listeners: [{ name: "http", options: ["serve-port"], default: { port: 8090 } }]
  },
  {
    id: "envoy",
    title: "Envoy",
    sources: [
      "envoyproxy/envoy:docs/root/operations/cli.rst",
      "https://www.envoyproxy.io/docs/envoy/latest/configuration/overview/bootstrap"
    ],
    executables: ["envoy"],
    images: ["envoy", "envoy-distroless"],
    listeners: [],
    notListening: [
      "service-cluster",
      "service-node",
      "service-zone",
      "base-id",
      "concurrency",
      "restart-epoch",
      "drain-time-s",
      "parent-shutdown-time-s",
      "file-flush-interval-msec",
      "admin-address-path",
      "local-address-ip-version",
      "log-level",
      "l",
      "component-log-level",
      "log-path",
      "log-format",
      "disable-extensions"
    ],
    switches: [
      "disable-hot-restart",
      "enable-mutex-tracing",
      "cpuset-threads",
      "log-format-escaped",
      "enable-fine-grain-logging",
      "use-dynamic-base-id",
      "allow-unknown-fields",
      "allow-unknown-static-fields",
      "reject-unknown-dynamic-fields",
      "ignore-unknown-dynamic-fields"
    ],
    checks: ["mode=validate", "hot-restart-version", "version"],
    configurations: [{ format: "envoy", options: ["c", "config-path"], texts: ["config-yaml"], paths: ["/etc/envoy/envoy.yaml"] }]
  },
  {
    id: "frpc",
    title: "frp client",
    sources: ["fatedier/frp:conf/frpc_full_example.toml"],
    executables: ["frpc"],
    images: ["frpc"],
    listeners: [
      { name: "admin", settings: ["webServer.port"], hostSettings: ["webServer.addr"], default: { host: "127.0.0.1" } },
      { name: "visitors", settings: ["visitors.*.bindPort"], hostSettings: ["visitors.*.bindAddr"], default: { host: "127.0.0.1" } }
    ],
    configurations: [{ format: "toml", options: ["c", "config"], paths: ["/etc/frp/frpc.toml"] }]
  },
  {
    id: "frps",
    title: "frp server",
    sources: ["fatedier/frp:conf/frps_full_example.toml"],
    executables: ["frps"],
    images: ["frps"],
    listeners: [
      { name: "clients", settings: ["bindPort"], hostSettings: ["bindAddr"], default: { port: 7e3 } },
      { name: "clients-kcp", protocol: "UDP", settings: ["kcpBindPort"], hostSettings: ["bindAddr"] },
      { name: "clients-quic", protocol: "UDP", settings: ["quicBindPort"], hostSettings: ["bindAddr"] },
      {
        name: "virtual-hosts",
        settings: ["vhostHTTPPort", "vhostHTTPSPort", "tcpmuxHTTPConnectPort"],
        hostSettings: ["proxyBindAddr"]
      },
      { name: "dashboard", settings: ["webServer.port"], hostSettings: ["webServer.addr"], default: { host: "127.0.0.1" } },
      { name: "ssh", settings: ["sshTunnelGateway.bindPort"], hostSettings: ["bindAddr"] }
    ],
    configurations: [{ format: "toml", options: ["c", "config"], paths: ["/etc/frp/frps.toml"] }]
  },
  {
    id: "istio-cni",
    title: "Istio CNI node agent",
    sources: ["istio/istio:cni/pkg/cmd/root.go", "istio/istio:cni/pkg/constants/constants.go"],
    executables: ["install-cni"],
    images: ["install-cni"],
    listeners: [
      { name: "monitoring", options: ["monitoring-port"], variables: ["MONITORING_PORT"], default: { port: 15014 } },
      { name: "health", default: { port: 8e3 } },
      { name: "control", options: ["ctrlz_port"], hostOptions: ["ctrlz_address"], default: { host: "localhost", port: 9876 } }
    ],
    switches: ["chained-cni-plugin", "ambient-enabled"]
  },
  {
    id: "kong",
    title: "Kong Gateway",
    sources: ["Kong/kong:kong/templates/kong_defaults.lua"],
    executables: ["kong"],
    images: ["kong", "kong-gateway"],
    listeners: [
      { name: "proxy", variables: ["KONG_PROXY_LISTEN"], default: { host: "0.0.0.0", port: 8e3 }, off: ["off"] },
      { name: "proxy-tls", variables: ["KONG_PROXY_LISTEN"], default: { host: "0.0.0.0", port: 8443 }, off: ["off"] },
      { name: "stream", variables: ["KONG_STREAM_LISTEN"], off: ["off"] },
      { name: "admin", variables: ["KONG_ADMIN_LISTEN"], default: { host: "127.0.0.1", port: 8001 }, off: ["off"] },
      { name: "admin-tls", variables: ["KONG_ADMIN_LISTEN"], default: { host: "127.0.0.1", port: 8444 }, off: ["off"] },
      { name: "admin-page", variables: ["KONG_ADMIN_GUI_LISTEN"], off: ["off"] },
      { name: "status", variables: ["KONG_STATUS_LISTEN"], off: ["off"] },
      { name: "debug", variables: ["KONG_DEBUG_LISTEN"], off: ["off"] },
      {
        name: "cluster",
        variables: ["KONG_CLUSTER_LISTEN"],
        default: { host: "0.0.0.0", port: 8005 },
        enabledBy: ["KONG_ROLE=control_plane"],
        off: ["off"]
      },
      { name: "cluster-telemetry", variables: ["KONG_CLUSTER_TELEMETRY_LISTEN"], enabledBy: ["KONG_ROLE=control_plane"], off: ["off"] }
    ],
    notListening: [
      "KONG_PG_HOST",
      "KONG_PG_PORT",
      "KONG_PG_RO_HOST",
      "KONG_PG_RO_PORT",
      "KONG_PROXY_SERVER",
      "KONG_CLUSTER_CONTROL_PLANE",
      "KONG_CLUSTER_TELEMETRY_ENDPOINT",
      "KONG_ADMIN_API_URI",
      "KONG_ADMIN_GUI_URL"
    ]
  },
  {
    id: "pilot-discovery",
    title: "Istio pilot-discovery",
    sources: ["istio/istio:pilot/cmd/pilot-discovery/app/cmd.go"],
    executables: ["pilot-discovery"],
    images: ["pilot"],
    listeners: [
      { name: "http", options: ["httpAddr"], default: { port: 8080 } },
      { name: "webhook", options: ["httpsAddr"], default: { port: 15017 }, off: [""] },
      { name: "grpc", options: ["grpcAddr"], default: { port: 15010 }, off: [""] },
      { name: "secure-grpc", options: ["secureGRPCAddr"], default: { port: 15012 }, off: [""] },
      { name: "monitoring", options: ["monitoringAddr"], default: { port: 15014 }, off: [""] },
      { name: "control", options: ["ctrlz_port"], hostOptions: ["ctrlz_address"], default: { host: "localhost", port: 9876 } }
    ],
    notListening: ["domain", "meshConfig", "kubeconfig", "registries"],
    switches: ["profile", "log_as_json", "disable-install-crds"]
  },
  {
    id: "skipper",
    title: "Skipper",
    sources: ["zalando/skipper:config/config.go"],
    executables: ["skipper"],
    images: ["skipper", "skipper-internal"],
    listeners: [
      { name: "http", options: ["address"], settings: ["address"], default: { port: 9090 } },
      { name: "insecure", options: ["insecure-address"], settings: ["insecure-address"], off: [""] },
      { name: "support", options: ["support-listener"], settings: ["support-listener"], default: { port: 9911 }, off: [""] },
      { name: "debug", options: ["debug-listener"], settings: ["debug-listener"], off: [""] }
    ],
    notListening: [
      "etcd-urls",
      "forward-backend-url",
      "kubernetes-url",
      "kubernetes-redis-service-port",
      "kubernetes-valkey-service-port",
      "metrics-listener",
      "opentracing",
      "routes-urls",
      "status-checks"
    ],
    switches: [
      "dev-mode",
      "insecure",
      "kubernetes",
      "kubernetes-in-cluster",
      "enable-profile",
      "access-log-disabled",
      "wait-first-route-load"
    ],
    configurations: [{ format: "yaml", options: ["config-file"] }]
  },
  {
    id: "traefik",
    title: "Traefik Proxy",
    sources: ["traefik/traefik:docs/content/routing/entrypoints.md", "traefik/traefik:docs/content/operations/api.md"],
    executables: ["traefik"],
    images: ["traefik"],
    listeners: [
      {
        name: "entry-point",
        options: ["entrypoints.*.address", "entryPoints.*.address"],
        variables: ["TRAEFIK_ENTRYPOINTS_*_ADDRESS"],
        settings: ["entryPoints.*.address", "entrypoints.*.address"]
      },
      {
        name: "traefik",
        options: ["entrypoints.traefik.address", "entryPoints.traefik.address"],
        variables: ["TRAEFIK_ENTRYPOINTS_TRAEFIK_ADDRESS"],
        settings: ["entryPoints.traefik.address", "entrypoints.traefik.address"],
        default: { port: 8080 },
        enabledBy: ["api.insecure", "TRAEFIK_API_INSECURE"]
      }
    ],
    notListening: [
      "providers.kubernetesingress.ingressendpoint.ip",
      "providers.kubernetesingress.endpoint",
      "providers.kubernetescrd.endpoint",
      "entrypoints.*.http.redirections.entrypoint.to",
      "entryPoints.*.http.redirections.entryPoint.to",
      "entrypoints.*.http3.advertisedport",
      "entryPoints.*.http3.advertisedPort"
    ],
    switches: [
      "api",
      "api.insecure",
      "api.dashboard",
      "ping",
      "accesslog",
      "metrics.prometheus",
      "providers.kubernetescrd",
      "providers.kubernetesingress"
    ],
    configurations: [
      { format: "yaml", options: ["configfile", "configFile"], paths: ["/etc/traefik/traefik.yml", "/etc/traefik/traefik.yaml"] },
      { format: "toml", paths: ["/etc/traefik/traefik.toml"] }
    ]
  }
];

// programs/grafana.ts
function serversOf(http2, disabledBy = []) {
  return [
    {
      name: "http",
      options: ["server.http-listen-port"],
      hostOptions: ["server.http-listen-address"],
      settings: ["server.http_listen_port"],
      hostSettings: ["server.http_listen_address"],
      default: { port: http2 },
      disabledBy
    },
    {
      name: "grpc",
      options: ["server.grpc-listen-port"],
      hostOptions: ["server.grpc-listen-address"],
      settings: ["server.grpc_listen_port"],
      hostSettings: ["server.grpc_listen_address"],
      default: { port: 9095 },
      disabledBy
    }
  ];
}
function sourceOf(source) {
  return ["http", "grpc"].map((kind) => ({
    name: `${source.replaceAll("_", "-")}-${kind}`,
    settings: [`scrape_configs.${source}.server.${kind}_listen_port`],
    hostSettings: [`scrape_configs.${source}.server.${kind}_listen_address`]
  }));
}
function receiver(name, block, port, protocol = "TCP") {
  return { name, protocol, settings: [`${block}.endpoint`], default: { host: "0.0.0.0", port }, enabledBy: [block] };
}
function endpoint(name, block) {
  return { name, settings: [`${block}.listen_port`], hostSettings: [`${block}.listen_address`] };
}
var alerting = {
  name: "alerting",
  variables: ["GF_UNIFIED_ALERTING_HA_LISTEN_ADDRESS"],
  settings: ["unified_alerting.ha_listen_address"],
  default: { host: "0.0.0.0", port: 9094 },
  enabledBy: ["unified_alerting.ha_peers", "GF_UNIFIED_ALERTING_HA_PEERS"]
};
var programs20 = [
  {
    id: "grafana",
    title: "Grafana",
    sources: [
      "grafana/grafana:conf/defaults.ini",
      "https://grafana.com/docs/grafana/latest/troubleshooting/diagnostics/",
      "https://grafana.com/docs/grafana/v10.1/alerting/set-up/configure-high-availability"
    ],
    executables: ["grafana", "grafana-server"],
    images: ["grafana", "grafana-oss", "grafana-enterprise"],
    listeners: [
      {
        name: "http",
        variables: ["GF_SERVER_HTTP_PORT"],
        hostVariables: ["GF_SERVER_HTTP_ADDR"],
        settings: ["server.http_port"],
        hostSettings: ["server.http_addr"],
        default: { port: 3e3 },
        disabledBy: ["server.protocol=socket", "GF_SERVER_PROTOCOL=socket"]
      },
      {
        name: "profiles",
        options: ["profile-port"],
        hostOptions: ["profile-addr"],
        variables: ["GF_DIAGNOSTICS_PROFILING_PORT"],
        hostVariables: ["GF_DIAGNOSTICS_PROFILING_ADDR"],
        default: { host: "localhost", port: 6060 },
        enabledBy: ["profile", "GF_DIAGNOSTICS_PROFILING_ENABLED"]
      },
      alerting,
      { ...alerting, name: "alerting-udp", protocol: "UDP" }
    ],
    notListening: [
      "homepath",
      "pidfile",
      "packaging",
      "tracing-file",
      "GF_SERVER_ROOT_URL",
      "GF_SERVER_DOMAIN",
      "GF_DATABASE_HOST",
      "GF_DATABASE_URL",
      "GF_UNIFIED_ALERTING_HA_ADVERTISE_ADDRESS"
    ],
    switches: ["profile", "tracing"],
    checks: ["v"],
    configurations: [{ format: "ini", options: ["config"], variables: ["GF_PATHS_CONFIG"], paths: ["/etc/grafana/grafana.ini"] }]
  },
  {
    id: "grafana-alloy",
    title: "Grafana Alloy",
    sources: [
      "grafana/alloy:docs/sources/reference/cli/run.md",
      "grafana/alloy:docs/sources/reference/components/otelcol/otelcol.receiver.otlp.md",
      "grafana/alloy:docs/sources/reference/components/otelcol/otelcol.receiver.jaeger.md",
      "grafana/alloy:docs/sources/reference/components/otelcol/otelcol.receiver.zipkin.md",
      "grafana/alloy:docs/sources/reference/components/loki/loki.source.syslog.md",
      "grafana/alloy:docs/sources/reference/components/loki/loki.source.api.md",
      "grafana/alloy:docs/sources/reference/components/prometheus/prometheus.receive_http.md",
      "grafana/alloy:docs/sources/reference/components/faro/faro.receiver.md"
    ],
    executables: ["alloy"],
    images: ["alloy"],
    subcommand: "run",
    listeners: [
      { name: "http", options: ["server.http.listen-addr"], default: { host: "127.0.0.1", port: 12345 } },
      receiver("otlp-grpc", "otelcol.receiver.otlp.*.grpc", 4317),
      receiver("otlp-http", "otelcol.receiver.otlp.*.http", 4318),
      receiver("jaeger-grpc", "otelcol.receiver.jaeger.*.protocols.grpc", 14250),
      receiver("jaeger-http", "otelcol.receiver.jaeger.*.protocols.thrift_http", 14268),
      receiver("jaeger-binary", "otelcol.receiver.jaeger.*.protocols.thrift_binary", 6832, "UDP"),
      receiver("jaeger-compact", "otelcol.receiver.jaeger.*.protocols.thrift_compact", 6831, "UDP"),
      receiver("zipkin", "otelcol.receiver.zipkin.*", 9411),
      endpoint("loki-api", "loki.source.api.*.http"),
      endpoint("prometheus", "prometheus.receive_http.*.http"),
      {
        ...endpoint("faro", "faro.receiver.*.server"),
        default: { host: "127.0.0.1", port: 12347 },
        enabledBy: ["faro.receiver.*"]
      },
      {
        name: "syslog",
        settings: ["loki.source.syslog.*.listener.address"],
        disabledBy: ["loki.source.syslog.*.listener.protocol=udp"]
      },
      {
        name: "syslog-udp",
        protocol: "UDP",
        settings: ["loki.source.syslog.*.listener.address"],
        enabledBy: ["loki.source.syslog.*.listener.protocol=udp"]
      }
    ],
    notListening: [
      "server.http.memory-addr",
      "cluster.join-addresses",
      "cluster.discover-peers",
      "cluster.advertise-address",
      "cluster.advertise-interfaces",
      "cluster.node-name",
      "storage.path"
    ],
    switches: ["cluster.enabled", "disable-reporting", "config.bypass-conversion-errors", "server.http.enable-pprof"],
    configurations: [{ format: "blocks", paths: ["/*.alloy"] }]
  },
  {
    id: "loki",
    title: "Grafana Loki",
    sources: [
      "grafana/loki:pkg/loki/loki.go",
      "grafana/loki:cmd/loki/main.go",
      "grafana/loki:pkg/loki/common/common.go",
      "grafana/loki:pkg/loki/config_wrapper.go",
      "grafana/dskit:server/server.go",
      "grafana/dskit:kv/memberlist/tcp_transport.go",
      "grafana/dskit:kv/memberlist/memberlist_client.go"
    ],
    executables: ["loki"],
    images: ["loki"],
    listeners: [
      ...serversOf(3100),
      {
        name: "gossip",
        options: ["memberlist.bind-port"],
        hostOptions: ["memberlist.bind-addr"],
        settings: ["memberlist.bind_port"],
        hostSettings: ["memberlist.bind_addr"],
        default: { host: "0.0.0.0", port: 7946 },
        enabledBy: ["memberlist.join", "memberlist.join_members", "common.ring.kvstore.store=memberlist"]
      }
    ],
    notListening: ["memberlist.join", "memberlist.advertise-addr", "memberlist.advertise-port"],
    checks: ["verify-config", "version", "list-targets"],
    configurations: [{ format: "yaml", options: ["config.file"] }]
  },
  {
    id: "promtail",
    title: "Promtail",
    sources: [
      "grafana/loki:clients/pkg/promtail/server/server.go",
      "grafana/loki:clients/pkg/promtail/scrapeconfig/scrapeconfig.go",
      "grafana/loki:clients/cmd/promtail/main.go",
      "grafana/dskit:server/server.go"
    ],
    executables: ["promtail"],
    images: ["promtail"],
    listeners: [
      ...serversOf(80, ["server.disable"]),
      {
        name: "syslog",
        settings: ["scrape_configs.syslog.listen_address"],
        disabledBy: ["scrape_configs.syslog.listen_protocol=udp"]
      },
      {
        name: "syslog-udp",
        protocol: "UDP",
        settings: ["scrape_configs.syslog.listen_address"],
        enabledBy: ["scrape_configs.syslog.listen_protocol=udp"]
      },
      { name: "gelf", protocol: "UDP", settings: ["scrape_configs.gelf.listen_address"] },
      ...sourceOf("loki_push_api"),
      ...sourceOf("gcplog"),
      ...sourceOf("heroku_drain")
    ],
    notListening: ["client.url", "clients.*.url"],
    checks: ["check-syntax", "version"],
    configurations: [{ format: "yaml", options: ["config.file"] }]
  }
];

// programs/haproxy.ts
var programs21 = [
  {
    id: "haproxy",
    title: "HAProxy",
    sources: ["haproxy/haproxy:doc/management.txt", "https://docs.haproxy.org/3.2/configuration.html#4-bind"],
    executables: ["haproxy", "haproxy-systemd-wrapper"],
    images: ["haproxy"],
    listeners: [{ name: "master", options: ["S"] }],
    notListening: ["L", "m", "n", "N", "p", "sf", "st", "x", "C"],
    switches: ["W", "Ws", "D", "d", "db", "de", "dk", "dp", "dr", "V", "v", "vv", "q", "c", "dD", "dG", "dM", "dS", "dV", "dW"],
    checks: ["c", "v", "vv"],
    configurations: [{ format: "haproxy", options: ["f"], paths: ["/usr/local/etc/haproxy/haproxy.cfg", "/etc/haproxy/haproxy.cfg"] }]
  },
  {
    id: "haproxy-ingress",
    title: "HAProxy Ingress (community)",
    sources: [
      "jcmoraisjr/haproxy-ingress:docs/content/en/docs/configuration/command-line.md",
      "jcmoraisjr/haproxy-ingress:docs/content/en/docs/configuration/keys.md"
    ],
    executables: ["haproxy-ingress-controller", "haproxy-ingress"],
    images: ["haproxy-ingress"],
    listeners: [
      { name: "healthz", options: ["healthz-addr", "healthz-port"], default: { port: 10254 } },
      { name: "http", default: { port: 80 } },
      { name: "https", default: { port: 443 } },
      { name: "haproxy-healthz", default: { port: 10253 } },
      { name: "statistics", default: { port: 1936 } }
    ],
    notListening: [
      "apiserver-host",
      "publish-service",
      "publish-address",
      "default-backend-service",
      "configmap",
      "tcp-services-configmap"
    ],
    switches: ["watch-ingress-without-class", "profiling", "update-status", "force-namespace-isolation", "logtostderr"]
  },
  {
    id: "haproxytech-kubernetes-ingress",
    title: "HAProxy Kubernetes Ingress Controller (HAProxy Technologies)",
    sources: ["haproxytech/kubernetes-ingress:pkg/utils/flags.go"],
    executables: [],
    images: ["haproxytech/kubernetes-ingress", "haproxytech/haproxy-ingress"],
    listeners: [
      { name: "http", options: ["http-bind-port"], default: { port: 8080 }, disabledBy: ["disable-http"] },
      { name: "https", options: ["https-bind-port"], default: { port: 8443 }, disabledBy: ["disable-https"] },
      { name: "quic", protocol: "UDP", options: ["quic-bind-port"], disabledBy: ["disable-https", "disable-quic"] },
      { name: "healthz", options: ["healthz-bind-port"], default: { port: 1042 } },
      { name: "statistics", options: ["stats-bind-port"], default: { port: 1024 } },
      { name: "controller", options: ["controller-port"], default: { port: 6060 }, enabledBy: ["pprof", "p", "prometheus"] }
    ],
    notListening: [
      "configmap",
      "configmap-tcp-services",
      "default-backend-service",
      "publish-service",
      "quic-announce-port",
      "ipv4-bind-address",
      "ipv6-bind-address"
    ],
    switches: ["disable-http", "disable-https", "disable-ipv4", "disable-ipv6", "disable-quic", "pprof", "prometheus", "external"]
  }
];

// programs/home-servers.ts
var programs22 = [
  {
    id: "blocky",
    title: "Blocky",
    sources: ["0xERR0R/blocky:docs/config.yml"],
    executables: ["blocky"],
    images: ["blocky"],
    listeners: [
      { name: "dns", settings: ["ports.dns", "ports.dns.*"], default: { port: 53 } },
      { name: "dns-udp", protocol: "UDP", settings: ["ports.dns", "ports.dns.*"], default: { port: 53 } },
      { name: "dns-over-tls", settings: ["ports.tls", "ports.tls.*"] },
      { name: "https", settings: ["ports.https", "ports.https.*"] },
      { name: "http", settings: ["ports.http", "ports.http.*"] }
    ],
    configurations: [{ format: "yaml", options: ["config", "c"], paths: ["/app/config.yml"] }]
  },
  {
    id: "home-assistant",
    title: "Home Assistant",
    sources: ["home-assistant/home-assistant.io:source/_integrations/http.markdown"],
    executables: ["hass"],
    images: ["home-assistant"],
    listeners: [{ name: "http", settings: ["http.server_port"], hostSettings: ["http.server_host"], default: { port: 8123 } }],
    configurations: [{ format: "yaml", paths: ["/config/configuration.yaml"] }]
  },
  {
    id: "jellyfin",
    title: "Jellyfin",
    sources: ["jellyfin/jellyfin:MediaBrowser.Common/Net/NetworkConfiguration.cs"],
    executables: ["jellyfin"],
    images: ["jellyfin"],
    listeners: [{ name: "http", default: { port: 8096 } }],
    notListening: ["JELLYFIN_PublishedServerUrl", "published-server-url"]
  },
  {
    id: "matter-server",
    title: "Matter server of Home Assistant",
    sources: ["home-assistant-libs/python-matter-server:matter_server/server/__main__.py"],
    executables: ["matter-server"],
    images: ["python-matter-server"],
    listeners: [{ name: "websockets", options: ["port"], hostOptions: ["listen-address"], default: { port: 5580 } }],
    notListening: ["vendorid", "fabricid", "storage-path", "primary-interface", "paa-root-cert-dir", "log-file"]
  },
  {
    id: "pihole",
    title: "Pi-hole",
    sources: ["pi-hole/docker-pi-hole:README.md"],
    executables: [],
    images: ["pihole"],
    listeners: [
      { name: "dns", variables: ["FTLCONF_dns_port"], default: { port: 53 } },
      { name: "dns-udp", protocol: "UDP", variables: ["FTLCONF_dns_port"], default: { port: 53 } },
      { name: "web", variables: ["WEB_PORT", "FTLCONF_webserver_port"], default: { port: 80 } }
    ],
    notListening: ["DNS1", "DNS2", "PIHOLE_DNS_", "ServerIP", "ServerIPv6", "VIRTUAL_HOST"]
  },
  {
    id: "plex",
    title: "Plex Media Server",
    sources: ["plexinc/pms-docker:README.md"],
    executables: [],
    images: ["pms-docker"],
    listeners: [{ name: "http", default: { port: 32400 } }],
    notListening: ["ADVERTISE_IP", "ALLOWED_NETWORKS"]
  },
  {
    id: "syncthing",
    title: "Syncthing",
    sources: ["syncthing/docs:users/firewall.rst"],
    executables: ["syncthing"],
    images: ["syncthing"],
    listeners: [
      { name: "synchronisation", default: { port: 22e3 } },
      { name: "discovery", protocol: "UDP", default: { port: 21027 } }
    ]
  },
  {
    id: "wg-easy",
    title: "WireGuard Easy",
    sources: ["wg-easy/wg-easy:README.md"],
    executables: [],
    images: ["wg-easy"],
    listeners: [
      { name: "web", variables: ["PORT"], hostVariables: ["WEBHOST"], default: { host: "0.0.0.0", port: 51821 } },
      { name: "tunnel", protocol: "UDP", default: { port: 51820 } }
    ],
    notListening: ["WG_HOST", "WG_PORT", "WG_DEFAULT_ADDRESS", "WG_DEFAULT_DNS", "WG_ALLOWED_IPS"]
  },
  {
    id: "zigbee2mqtt",
    title: "Zigbee2MQTT",
    sources: ["Koenkk/zigbee2mqtt.io:docs/guide/configuration/frontend.md"],
    executables: [],
    images: ["zigbee2mqtt"],
    listeners: [
      {
        name: "frontend",
        settings: ["frontend.port"],
        hostSettings: ["frontend.host"],
        default: { host: "0.0.0.0", port: 8080 },
        enabledBy: ["frontend", "frontend.enabled", "frontend.port"]
      }
    ],
    configurations: [{ format: "yaml", paths: ["/app/data/configuration.yaml"] }]
  }
];

// programs/kube-control-plane.ts
var kubeApiserver = {
  id: "kube-apiserver",
  title: "Kubernetes API server",
  sources: [
    "kubernetes/kubernetes:pkg/kubeapiserver/options/serving.go",
    "kubernetes/kubernetes:staging/src/k8s.io/apiserver/pkg/server/options/serving.go"
  ],
  executables: ["kube-apiserver"],
  images: ["kube-apiserver"],
  listeners: [
    {
      name: "secure",
      options: ["secure-port"],
      hostOptions: ["bind-address"],
      settings: ["servingInfo.bindAddress", "apiServerArguments.secure-port.*"],
      default: { host: "0.0.0.0", port: 6443 }
    },
    { name: "insecure", options: ["insecure-port"], hostOptions: ["insecure-bind-address"], default: { host: "127.0.0.1" } }
  ],
  notListening: [
    "advertise-address",
    "etcd-servers",
    "etcd-servers-overrides",
    "kubelet-port",
    "kubernetes-service-node-port",
    "service-node-port-range",
    "service-cluster-ip-range",
    "service-account-issuer",
    "service-account-jwks-uri",
    "oidc-issuer-url",
    "external-hostname",
    "kubeconfig",
    "KUBERNETES_SERVICE_PORT"
  ],
  switches: [
    "allow-privileged",
    "anonymous-auth",
    "enable-aggregator-routing",
    "enable-bootstrap-token-auth",
    "enable-priority-and-fairness",
    "profiling",
    "permit-port-sharing",
    "permit-address-sharing",
    "service-account-lookup",
    "contention-profiling",
    "logtostderr"
  ],
  configurations: [{ format: "yaml", options: ["openshift-config"] }]
};
var kubeControllerManager = {
  id: "kube-controller-manager",
  title: "Kubernetes controller manager",
  sources: [
    "kubernetes/kubernetes:pkg/cluster/ports/ports.go",
    "kubernetes/kubernetes:staging/src/k8s.io/apiserver/pkg/server/options/serving.go"
  ],
  executables: ["kube-controller-manager"],
  images: ["kube-controller-manager"],
  listeners: [
    {
      name: "secure",
      options: ["secure-port"],
      hostOptions: ["bind-address"],
      settings: ["extendedArguments.secure-port.*"],
      default: { host: "0.0.0.0", port: 10257 }
    },
    { name: "insecure", options: ["port"], hostOptions: ["address"], settings: ["extendedArguments.port.*"], default: { host: "0.0.0.0" } }
  ],
  notListening: [
    "master",
    "kubeconfig",
    "authentication-kubeconfig",
    "authorization-kubeconfig",
    "cluster-cidr",
    "service-cluster-ip-range"
  ],
  switches: [
    "allocate-node-cidrs",
    "leader-elect",
    "use-service-account-credentials",
    "profiling",
    "contention-profiling",
    "configure-cloud-routes",
    "permit-port-sharing",
    "permit-address-sharing",
    "enable-dynamic-provisioning",
    "logtostderr"
  ],
  configurations: [{ format: "yaml", options: ["openshift-config"] }]
};
var kubeScheduler = {
  id: "kube-scheduler",
  title: "Kubernetes scheduler",
  sources: [
    "kubernetes/kubernetes:cmd/kube-scheduler/app/options/options.go",
    "kubernetes/kubernetes:staging/src/k8s.io/apiserver/pkg/server/options/serving.go"
  ],
  executables: ["kube-scheduler"],
  images: ["kube-scheduler"],
  listeners: [
    { name: "secure", options: ["secure-port"], hostOptions: ["bind-address"], default: { host: "0.0.0.0", port: 10259 } },
    { name: "insecure", options: ["port"], hostOptions: ["address"], default: { host: "0.0.0.0" } },
    { name: "healthz", settings: ["healthzBindAddress"], off: ["", "0"] },
    { name: "metrics", settings: ["metricsBindAddress"], off: ["", "0"] }
  ],
  notListening: ["master", "kubeconfig", "authentication-kubeconfig", "authorization-kubeconfig"],
  switches: ["leader-elect", "profiling", "contention-profiling", "permit-port-sharing", "permit-address-sharing", "logtostderr"],
  configurations: [{ format: "yaml", options: ["config"] }]
};
var programs23 = [kubeApiserver, kubeControllerManager, kubeScheduler];

// programs/kubernetes-node.ts
var programs24 = [
  {
    id: "kube-proxy",
    title: "kube-proxy",
    sources: [
      "kubernetes/kubernetes:cmd/kube-proxy/app/options.go",
      "kubernetes/kubernetes:pkg/proxy/apis/config/v1alpha1/defaults.go",
      "kubernetes/kubernetes:pkg/cluster/ports/ports.go"
    ],
    executables: ["kube-proxy"],
    images: ["kube-proxy"],
    listeners: [
      {
        name: "metrics",
        options: ["metrics-bind-address", "metrics-port"],
        settings: ["metricsBindAddress"],
        default: { host: "127.0.0.1", port: 10249 },
        unset: [""]
      },
      {
        name: "healthz",
        options: ["healthz-bind-address", "healthz-port"],
        settings: ["healthzBindAddress"],
        default: { host: "0.0.0.0", port: 10256 },
        unset: [""]
      }
    ],
    notListening: ["bind-address", "cluster-cidr", "nodeport-addresses", "proxy-port-range", "hostname-override", "master", "kubeconfig"],
    switches: [
      "masquerade-all",
      "profiling",
      "cleanup",
      "init-only",
      "ipvs-strict-arp",
      "iptables-localhost-nodeports",
      "conntrack-tcp-be-liberal",
      "bind-address-hard-fail",
      "logtostderr"
    ],
    configurations: [{ format: "yaml", options: ["config"] }]
  },
  {
    id: "kubelet",
    title: "kubelet",
    sources: [
      "https://kubernetes.io/docs/reference/command-line-tools-reference/kubelet/",
      "kubernetes/kubernetes:pkg/kubelet/apis/config/v1beta1/defaults.go"
    ],
    executables: ["kubelet"],
    images: ["kubelet"],
    listeners: [
      {
        name: "server",
        options: ["port"],
        hostOptions: ["address"],
        settings: ["port"],
        hostSettings: ["address"],
        default: { host: "0.0.0.0", port: 10250 },
        unset: ["0"],
        disabledBy: ["enable-server=false", "enableServer=false"]
      },
      {
        name: "read-only",
        options: ["read-only-port"],
        hostOptions: ["address"],
        settings: ["readOnlyPort"],
        hostSettings: ["address"],
        default: { host: "0.0.0.0" },
        disabledBy: ["enable-server=false", "enableServer=false"]
      },
      {
        name: "healthz",
        options: ["healthz-port"],
        hostOptions: ["healthz-bind-address"],
        settings: ["healthzPort"],
        hostSettings: ["healthzBindAddress"],
        default: { host: "127.0.0.1", port: 10248 }
      }
    ],
    notListening: ["node-ip", "cluster-dns", "container-runtime-endpoint", "image-service-endpoint", "hostname-override", "kubeconfig"],
    switches: [
      "anonymous-auth",
      "authentication-token-webhook",
      "enable-server",
      "fail-swap-on",
      "register-node",
      "rotate-certificates",
      "logtostderr"
    ],
    configurations: [{ format: "yaml", options: ["config"], paths: ["/var/lib/kubelet/config.yaml"] }]
  },
  {
    id: "node-cache",
    title: "NodeLocal DNSCache",
    sources: ["kubernetes/dns:cmd/node-cache/main.go"],
    executables: ["node-cache"],
    images: ["k8s-dns-node-cache", "k8s-dns-node-cache-*"],
    listeners: [
      { name: "dns", options: ["dns.port"], hostOptions: ["localip"], default: { port: 53 }, settledByFile: true },
      { name: "dns-udp", protocol: "UDP", options: ["dns.port"], hostOptions: ["localip"], default: { port: 53 }, settledByFile: true },
      { name: "metrics", options: ["metrics-listen-address"], default: { host: "0.0.0.0", port: 9353 } },
      { name: "health", options: ["health-port"], hostOptions: ["localip"] }
    ],
    notListening: ["upstreamsvc", "interfacename", "conf"],
    switches: ["setupinterface", "setupiptables", "setupebtables", "skipteardown", "logtostderr"],
    // The program writes the file that `-conf` names from the base file, so the latter tells more.
    configurations: [
      { format: "corefile", options: ["basecorefile"], paths: ["/etc/coredns/Corefile.base", "/etc/coredns/Corefile", "/etc/Corefile"] }
    ]
  },
  {
    id: "pause",
    title: "Pause container",
    sources: ["kubernetes/kubernetes:build/pause/linux/pause.c"],
    executables: ["pause"],
    images: ["pause", "pause-*"],
    listeners: []
  }
];

// programs/hyperkube.ts
var WORDS = /* @__PURE__ */ new Map([
  ["kube-apiserver", ["kube-apiserver", "apiserver"]],
  ["kube-controller-manager", ["kube-controller-manager", "controller-manager"]],
  ["kube-proxy", ["kube-proxy", "proxy"]],
  ["kube-scheduler", ["kube-scheduler", "scheduler"]],
  ["kubelet", ["kubelet"]]
]);
var programs25 = [...programs23, ...programs24].flatMap(
  (component3) => (WORDS.get(component3.id) ?? []).map((word) => ({
    ...component3,
    id: `hyperkube-${word}`,
    sources: ["kubernetes/kubernetes:cmd/hyperkube/main.go", ...component3.sources],
    executables: ["hyperkube"],
    images: [],
    subcommand: word
  }))
).sort((a, b) => a.id < b.id ? -1 : 1);

// programs/ironic.ts
var programs26 = [
  {
    id: "baremetal-operator",
    title: "Baremetal Operator of Metal3",
    sources: ["metal3-io/baremetal-operator:main.go"],
    executables: ["baremetal-operator"],
    images: ["baremetal-operator"],
    listeners: [
      { name: "metrics", options: ["metrics-addr"], off: ["0"] },
      { name: "health", options: ["health-addr"], default: { port: 9440 }, off: ["", "0"] },
      { name: "webhook", options: ["webhook-port"], default: { port: 9443 } }
    ],
    notListening: ["namespace", "kube-api-qps", "kube-api-burst", "controller-concurrency", "lease-duration-seconds"],
    switches: ["enable-leader-election", "build-preprov-image", "dev", "test-mode", "demo-mode"]
  },
  {
    id: "image-customization-controller",
    title: "Image customization controller of OpenShift",
    sources: ["openshift/image-customization-controller:cmd/controller/main.go"],
    executables: ["image-customization-controller", "machine-image-customization-controller"],
    images: [],
    listeners: [
      { name: "images", options: ["images-bind-addr"], default: { port: 8084 } },
      { name: "metrics", options: ["metrics-addr"], off: ["0"] }
    ],
    notListening: ["images-publish-addr", "namespace", "IRONIC_BASE_URL", "IRONIC_INSPECTOR_BASE_URL"]
  },
  {
    id: "ironic",
    title: "Ironic of the Metal3 image",
    sources: ["metal3-io/ironic-image:scripts/ironic-common.sh", "metal3-io/ironic-image:ironic-config/ironic.conf.j2"],
    executables: ["runironic"],
    images: [],
    listeners: [
      {
        name: "api",
        variables: ["IRONIC_PRIVATE_PORT"],
        default: { host: "127.0.0.1" },
        off: ["unix"],
        enabledBy: ["IRONIC_REVERSE_PROXY_SETUP"]
      },
      {
        name: "api-direct",
        variables: ["IRONIC_LISTEN_PORT", "IRONIC_ACCESS_PORT"],
        default: { port: 6385 },
        disabledBy: ["IRONIC_REVERSE_PROXY_SETUP"]
      },
      { name: "json-rpc", variables: ["IRONIC_JSON_RPC_PORT"], disabledBy: ["IRONIC_EXPOSE_JSON_RPC=false"] }
    ],
    notListening: [
      "IRONIC_HTTP_URL",
      "IRONIC_EXTERNAL_HTTP_URL",
      "IRONIC_EXTERNAL_CALLBACK_URL",
      "IRONIC_EXTERNAL_IP",
      "PROVISIONING_IP",
      "HTTP_PORT",
      "VMEDIA_TLS_PORT"
    ]
  },
  {
    id: "ironic-dnsmasq",
    title: "DHCP and TFTP server of the Metal3 Ironic image",
    sources: ["metal3-io/ironic-image:scripts/rundnsmasq", "metal3-io/ironic-image:ironic-config/dnsmasq.conf.j2"],
    executables: ["rundnsmasq"],
    images: [],
    listeners: [
      { name: "dhcp", protocol: "UDP", default: { port: 67 }, enabledBy: ["DHCP_RANGE"] },
      { name: "tftp", protocol: "UDP", default: { port: 69 } }
    ],
    notListening: ["HTTP_PORT", "DNS_IP", "DNS_PORT", "GATEWAY_IP", "PROVISIONING_INTERFACE", "PROVISIONING_IP"]
  },
  {
    id: "ironic-httpd",
    title: "HTTP server of the Metal3 Ironic image",
    sources: ["metal3-io/ironic-image:scripts/runhttpd", "metal3-io/ironic-image:scripts/ironic-common.sh"],
    executables: ["runhttpd"],
    images: [],
    listeners: [
      { name: "http", variables: ["HTTP_PORT"], default: { port: 80 } },
      { name: "virtual-media", variables: ["VMEDIA_TLS_PORT"] },
      {
        name: "ironic-proxy",
        variables: ["IRONIC_LISTEN_PORT", "IRONIC_ACCESS_PORT"],
        default: { port: 6385 },
        enabledBy: ["IRONIC_REVERSE_PROXY_SETUP"]
      }
    ],
    notListening: ["IRONIC_PRIVATE_PORT", "IRONIC_HTTP_URL", "IRONIC_EXTERNAL_HTTP_URL", "PROVISIONING_IP", "DHCP_RANGE"]
  },
  {
    id: "ironic-proxy",
    title: "Proxy of the OpenShift Ironic image",
    sources: ["openshift/ironic-image:scripts/runironic-proxy"],
    executables: ["runironic-proxy"],
    images: [],
    listeners: [{ name: "proxy", variables: ["IRONIC_PROXY_PORT"], default: { host: "::", port: 6386 } }],
    notListening: ["IRONIC_UPSTREAM_IP", "IRONIC_UPSTREAM_PORT", "IRONIC_IP", "PROVISIONING_IP"]
  }
];

// programs/konnectivity.ts
var programs27 = [
  {
    id: "konnectivity-agent",
    title: "Konnectivity agent",
    sources: [
      "kubernetes-sigs/apiserver-network-proxy:cmd/agent/app/options/options.go",
      "kubernetes-sigs/apiserver-network-proxy:cmd/agent/app/server.go"
    ],
    executables: ["proxy-agent"],
    images: ["proxy-agent"],
    listeners: [
      { name: "health", options: ["health-server-port"], hostOptions: ["health-server-host"], default: { port: 8093 } },
      { name: "admin", options: ["admin-server-port"], hostOptions: ["admin-bind-address"], default: { host: "127.0.0.1", port: 8094 } }
    ],
    notListening: ["proxy-server-host", "proxy-server-port", "agent-identifiers"],
    switches: [
      "enable-profiling",
      "enable-contention-profiling",
      "enable-push-service-account-token",
      "sync-forever",
      "logtostderr",
      "alsologtostderr"
    ]
  },
  {
    id: "konnectivity-server",
    title: "Konnectivity server",
    sources: [
      "kubernetes-sigs/apiserver-network-proxy:cmd/server/app/options/options.go",
      "kubernetes-sigs/apiserver-network-proxy:cmd/server/app/server.go"
    ],
    executables: ["proxy-server"],
    images: ["proxy-server"],
    listeners: [
      {
        name: "server",
        options: ["server-port"],
        hostOptions: ["server-bind-address"],
        default: { port: 8090 },
        disabledBy: ["uds-name"]
      },
      { name: "agent", options: ["agent-port"], hostOptions: ["agent-bind-address"], default: { port: 8091 } },
      { name: "admin", options: ["admin-port"], hostOptions: ["admin-bind-address"], default: { host: "127.0.0.1", port: 8095 } },
      { name: "health", options: ["health-port"], hostOptions: ["health-bind-address"], default: { port: 8092 } }
    ],
    notListening: ["kubeconfig", "server-count", "server-id"],
    switches: [
      "delete-existing-uds-file",
      "enable-profiling",
      "enable-contention-profiling",
      "enable-lease-controller",
      "warn-on-channel-limit",
      "logtostderr",
      "alsologtostderr"
    ]
  }
];

// programs/kops.ts
var programs28 = [
  {
    id: "kops-controller",
    title: "kOps controller",
    sources: ["kubernetes/kops:cmd/kops-controller/main.go", "kubernetes/kops:cmd/kops-controller/pkg/config/options.go"],
    executables: ["kops-controller"],
    images: ["kops-controller"],
    listeners: [{ name: "server", settings: ["server.Listen", "server.listen"], off: [""] }],
    configurations: [
      {
        format: "yaml",
        options: ["conf"],
        paths: ["/etc/kubernetes/kops-controller/config.yaml", "/etc/kubernetes/kops-controller/config/config.yaml"]
      }
    ]
  }
];

// programs/kube-ovn.ts
function diagnostics2(port) {
  return [
    { name: "metrics", options: ["pprof-port"], default: { host: "0.0.0.0", port }, disabledBy: ["ENABLE_BIND_LOCAL_IP"] },
    {
      name: "metrics-at-node",
      options: ["pprof-port"],
      default: { host: "$(NODE_IP)", port },
      enabledBy: ["ENABLE_BIND_LOCAL_IP=true"]
    }
  ];
}
var programs29 = [
  {
    id: "kube-ovn-cni",
    title: "Kube-OVN daemon of a node",
    sources: ["kubeovn/kube-ovn:cmd/daemon/cniserver.go", "kubeovn/kube-ovn:pkg/daemon/config.go", "kubeovn/kube-ovn:pkg/util/net.go"],
    executables: ["kube-ovn-daemon", "start-cniserver.sh"],
    images: [],
    listeners: [
      ...diagnostics2(10665),
      { name: "connections", options: ["tcp-conn-check-port"], enabledBy: ["enable-verbose-conn-check"] },
      { name: "connections-udp", protocol: "UDP", options: ["udp-conn-check-port"], enabledBy: ["enable-verbose-conn-check"] }
    ],
    notListening: ["service-cluster-ip-range", "node-local-dns-ip", "bind-socket", "ovs-socket", "iface", "mtu", "kubeconfig"],
    switches: ["enable-mirror", "encap-checksum", "enable-pprof", "enable-metrics", "enable-verbose-conn-check", "secure-serving"]
  },
  {
    id: "kube-ovn-controller",
    title: "Kube-OVN controller",
    sources: [
      "kubeovn/kube-ovn:cmd/controller/controller.go",
      "kubeovn/kube-ovn:pkg/controller/config.go",
      "kubeovn/kube-ovn:pkg/util/net.go"
    ],
    executables: ["kube-ovn-controller"],
    images: [],
    listeners: diagnostics2(10660),
    notListening: ["ovn-nb-addr", "ovn-sb-addr", "ovn-timeout", "default-gateway", "service-cluster-ip-range", "kubeconfig"],
    switches: ["enable-pprof", "enable-metrics", "enable-lb", "enable-np", "keep-vm-ip", "default-gateway-check", "secure-serving"]
  },
  {
    id: "kube-ovn-monitor",
    title: "Kube-OVN monitor of the OVN databases",
    sources: ["kubeovn/kube-ovn:pkg/ovnmonitor/config.go"],
    executables: ["kube-ovn-monitor", "start-ovn-monitor.sh"],
    images: [],
    listeners: [{ name: "metrics", options: ["listen-address"], default: { port: 10661 }, disabledBy: ["enable-metrics=false"] }],
    notListening: [
      "database.northbound.port.*",
      "database.northbound.socket.*",
      "database.southbound.port.*",
      "database.southbound.socket.*",
      "database.vswitch.socket.remote",
      "ovs.timeout",
      "ovs.poll-interval"
    ],
    switches: ["enable-metrics", "secure-serving"]
  },
  {
    id: "kube-ovn-pinger",
    title: "Kube-OVN pinger",
    sources: ["kubeovn/kube-ovn:pkg/pinger/config.go"],
    executables: ["kube-ovn-pinger"],
    images: [],
    listeners: [{ name: "metrics", options: ["port"], default: { port: 8080 }, disabledBy: ["mode=job"] }],
    notListening: ["external-address", "external-dns", "internal-dns", "network-mode", "ds-name", "ds-namespace", "kubeconfig"],
    switches: ["enable-metrics", "enable-verbose-conn-check"]
  },
  {
    id: "kube-ovn-speaker",
    title: "Kube-OVN BGP speaker",
    sources: ["kubeovn/kube-ovn:pkg/speaker/config.go"],
    executables: ["kube-ovn-speaker"],
    images: [],
    listeners: [
      { name: "gobgp", options: ["grpc-port"], hostOptions: ["grpc-host"], default: { host: "127.0.0.1", port: 50051 } },
      { name: "bgp", default: { port: 179 }, enabledBy: ["passivemode"] },
      { name: "metrics", options: ["pprof-port"], default: { port: 10667 }, disabledBy: ["enable-metrics=false"] }
    ],
    notListening: [
      "neighbor-address",
      "neighbor-ipv6-address",
      "neighbor-as",
      "cluster-as",
      "router-id",
      "node-ips",
      "allowed-source-addresses",
      "holdtime",
      "kubeconfig"
    ],
    switches: [
      "announce-cluster-ip",
      "enable-lb-svc-announce",
      "enable-metrics",
      "extended-nexthop",
      "graceful-restart",
      "nat-gw-mode",
      "node-route-eip-mode",
      "passivemode"
    ]
  }
];

// programs/kube-rbac-proxy.ts
var programs30 = [
  {
    id: "kube-rbac-proxy",
    title: "kube-rbac-proxy",
    sources: ["brancz/kube-rbac-proxy:cmd/kube-rbac-proxy/app/options/options.go"],
    executables: ["kube-rbac-proxy"],
    images: ["kube-rbac-proxy", "origin-kube-rbac-proxy", "ose-kube-rbac-proxy*"],
    listeners: [
      { name: "secure", options: ["secure-listen-address"], off: [""] },
      { name: "insecure", options: ["insecure-listen-address"], off: [""] },
      { name: "proxy-endpoints", options: ["proxy-endpoints-port"], hostOptions: ["secure-listen-address"] }
    ],
    notListening: ["upstream", "oidc-issuer", "kubeconfig"],
    switches: ["auth-header-fields-enabled", "upstream-force-h2c", "logtostderr", "alsologtostderr"]
  }
];

// programs/kube-vip.ts
var programs31 = [
  {
    id: "kube-vip",
    title: "kube-vip",
    sources: [
      "kube-vip/kube-vip:cmd/kube-vip.go",
      "kube-vip/kube-vip:pkg/kubevip/config_envvar.go",
      "kube-vip/kube-vip:pkg/kubevip/config_environment.go"
    ],
    executables: ["kube-vip"],
    images: ["kube-vip", "kube-vip-iptables"],
    listeners: [
      {
        name: "metrics",
        options: ["prometheusHTTPServer"],
        variables: ["prometheus_server"],
        default: { port: 2112 },
        off: [""],
        // Only the option switches it off: an empty variable is passed over.
        unset: [""]
      },
      { name: "health", options: ["healthCheckPort"], variables: ["health_check_port"] }
    ],
    notListening: [
      "port",
      "address",
      "vip",
      "vip_address",
      "lb_port",
      "lbPort",
      "lb_fwdmethod",
      "bgp_as",
      "bgp_peeras",
      "bgp_peers",
      "bgp_peeraddress",
      "bgp_routerid",
      "bgp_sourceip",
      "bgppeers",
      "bgpRouterID",
      "sourceIP",
      "peerAddress",
      "etcdEndpoints",
      "zebraUrl",
      "mpbgp_ipv4",
      "mpbgp_ipv6",
      "kubernetes_addr",
      "vip_leaseduration",
      "vip_renewdeadline"
    ],
    switches: [
      "arp",
      "autodetectcp",
      "bgp",
      "cleanRoutingTable",
      "controlplane",
      "ddns",
      "enableEndpoints",
      "enableLoadBalancer",
      "enableNodeLabeling",
      "inCluster",
      "lbClassOnly",
      "leaderElection",
      "multihop",
      "onlyAllowTrafficServicePorts",
      "services",
      "servicesElection",
      "table",
      "wireguard",
      "zebra"
    ]
  }
];

// programs/kubernetes-addons.ts
var certManagerProfiles = {
  name: "profiles",
  options: ["profiler-address"],
  settings: ["pprofAddress"],
  default: { host: "localhost", port: 6060 },
  unset: [""],
  enabledBy: ["enable-profiling", "enablePprof"]
};
var programs32 = [
  {
    id: "cert-manager-controller",
    title: "cert-manager controller",
    sources: ["cert-manager/cert-manager:internal/apis/config/controller/v1alpha1/defaults.go"],
    executables: [],
    images: ["cert-manager-controller"],
    listeners: [
      {
        name: "metrics",
        options: ["metrics-listen-address"],
        settings: ["metricsListenAddress"],
        default: { host: "0.0.0.0", port: 9402 },
        off: ["0"],
        unset: [""]
      },
      {
        name: "healthz",
        options: ["internal-healthz-listen-address", "healthz-listen-address"],
        settings: ["healthzListenAddress"],
        default: { host: "0.0.0.0", port: 9403 },
        unset: [""]
      },
      certManagerProfiles
    ],
    notListening: ["master", "dns01-recursive-nameservers", "acme-http01-solver-nameservers", "kubeconfig"],
    switches: ["enable-profiling", "leader-elect", "dns01-recursive-nameservers-only", "enable-certificate-owner-ref"],
    configurations: [{ format: "yaml", options: ["config"] }]
  },
  {
    id: "cert-manager-webhook",
    title: "cert-manager webhook",
    sources: [
      "cert-manager/cert-manager:internal/apis/config/webhook/v1alpha1/defaults.go",
      "cert-manager/cert-manager:cmd/webhook/app/options/options.go"
    ],
    executables: [],
    images: ["cert-manager-webhook"],
    listeners: [
      { name: "secure", options: ["secure-port"], settings: ["securePort"], default: { port: 6443 } },
      { name: "healthz", options: ["healthz-port"], settings: ["healthzPort"], default: { port: 6080 } },
      { name: "metrics", options: ["metrics-listen-address"], settings: ["metricsListenAddress"], off: ["0"], unset: [""] },
      certManagerProfiles
    ],
    notListening: ["dynamic-serving-dns-names", "api-server-host", "kubeconfig"],
    switches: ["enable-profiling"],
    configurations: [{ format: "yaml", options: ["config"] }]
  },
  {
    id: "cluster-autoscaler",
    title: "Cluster Autoscaler",
    sources: ["kubernetes/autoscaler:cluster-autoscaler/config/flags/flags.go"],
    executables: ["cluster-autoscaler"],
    images: ["cluster-autoscaler"],
    listeners: [{ name: "http", options: ["address"], default: { port: 8085 } }],
    notListening: ["kubernetes", "cloud-config", "cluster-name", "kubeconfig", "nodes", "node-group-auto-discovery", "grpc-expander-url"],
    switches: [
      "leader-elect",
      "balance-similar-node-groups",
      "skip-nodes-with-local-storage",
      "profiling",
      "logtostderr",
      "regional",
      "scale-down-enabled",
      "write-status-configmap"
    ]
  },
  {
    id: "descheduler",
    title: "Descheduler",
    sources: ["kubernetes-sigs/descheduler:cmd/descheduler/app/options/options.go"],
    executables: ["descheduler"],
    images: ["descheduler"],
    listeners: [{ name: "secure", options: ["secure-port"], hostOptions: ["bind-address"], default: { host: "0.0.0.0", port: 10258 } }],
    notListening: ["kubeconfig", "policy-config-file", "otel-collector-endpoint"],
    switches: ["dry-run", "leader-elect", "disable-metrics", "enable-http2"]
  },
  {
    id: "external-dns",
    title: "ExternalDNS",
    sources: ["kubernetes-sigs/external-dns:docs/flags.md", "kubernetes-sigs/external-dns:controller/execute.go"],
    executables: ["external-dns"],
    images: ["external-dns"],
    listeners: [
      { name: "metrics", options: ["metrics-address"], default: { port: 7979 } },
      { name: "webhook", default: { host: "127.0.0.1", port: 8888 }, enabledBy: ["webhook-server"] }
    ],
    notListening: [
      "server",
      "kubeconfig",
      "connector-source-server",
      "webhook-provider-url",
      "rfc2136-host",
      "rfc2136-port",
      "pdns-server",
      "pihole-server",
      "cf-api-endpoint"
    ],
    switches: ["once", "dry-run", "events", "ignore-hostname-annotation", "webhook-server", "publish-internal-services"]
  },
  {
    id: "karpenter",
    title: "Karpenter",
    sources: ["kubernetes-sigs/karpenter:pkg/operator/options/options.go"],
    executables: [],
    images: ["karpenter/controller"],
    listeners: [
      { name: "metrics", options: ["metrics-port"], variables: ["METRICS_PORT"], default: { port: 8080 } },
      { name: "health", options: ["health-probe-port"], variables: ["HEALTH_PROBE_PORT"], default: { port: 8081 } },
      // Old versions have webhooks.
      { name: "webhook", options: ["webhook-port"], variables: ["WEBHOOK_PORT"], disabledBy: ["disable-webhook", "DISABLE_WEBHOOK"] },
      {
        name: "webhook-metrics",
        options: ["webhook-metrics-port"],
        variables: ["WEBHOOK_METRICS_PORT"],
        disabledBy: ["disable-webhook", "DISABLE_WEBHOOK"]
      }
    ],
    notListening: ["karpenter-service", "KARPENTER_SERVICE", "kube-client-qps", "kube-client-burst", "memory-limit", "MEMORY_LIMIT"],
    switches: ["disable-webhook", "disable-leader-election", "enable-profiling"]
  },
  {
    id: "kubectl-proxy",
    title: "kubectl proxy",
    sources: ["https://kubernetes.io/docs/reference/kubectl/generated/kubectl_proxy/"],
    executables: ["kubectl", "oc"],
    images: ["kubectl", "k8s-kubectl"],
    subcommand: "proxy",
    listeners: [
      {
        name: "proxy",
        options: ["port", "p"],
        hostOptions: ["address"],
        default: { host: "127.0.0.1", port: 8001 },
        disabledBy: ["unix-socket", "u"]
      }
    ],
    notListening: [
      "accept-hosts",
      "accept-paths",
      "reject-methods",
      "reject-paths",
      "api-prefix",
      "server",
      "s",
      "keepalive",
      "w",
      "www",
      "P",
      "www-prefix"
    ],
    switches: ["append-server-path", "disable-filter"]
  },
  {
    id: "metrics-server",
    title: "Kubernetes Metrics Server",
    sources: [
      "kubernetes-sigs/metrics-server:cmd/metrics-server/app/options/options.go",
      "kubernetes/kubernetes:staging/src/k8s.io/apiserver/pkg/server/options/serving.go"
    ],
    executables: ["metrics-server"],
    images: ["metrics-server"],
    listeners: [{ name: "secure", options: ["secure-port"], hostOptions: ["bind-address"], default: { host: "0.0.0.0", port: 443 } }],
    notListening: ["kubelet-port", "kubelet-preferred-address-types", "metric-resolution", "kubeconfig"],
    switches: ["deprecated-kubelet-completely-insecure", "kubelet-insecure-tls", "kubelet-use-node-status-port", "logtostderr"]
  },
  {
    id: "node-feature-discovery",
    title: "Node Feature Discovery",
    sources: [
      "kubernetes-sigs/node-feature-discovery:cmd/nfd-worker/main.go",
      "kubernetes-sigs/node-feature-discovery:cmd/nfd-master/main.go"
    ],
    executables: ["nfd-master", "nfd-worker", "nfd-topology-updater", "nfd-gc"],
    images: [],
    listeners: [
      { name: "http", options: ["port"] },
      { name: "metrics", options: ["metrics"] },
      { name: "health", options: ["grpc-health"] }
    ],
    notListening: ["server", "kubelet-config-uri", "podresources-socket", "kubeconfig"],
    switches: ["enable-leader-election", "no-publish", "oneshot", "prune", "watch"]
  },
  {
    id: "oc-observe",
    title: "oc observe",
    sources: ["openshift/oc:pkg/cli/observe/observe.go"],
    executables: ["oc"],
    images: [],
    subcommand: "observe",
    listeners: [{ name: "metrics", options: ["listen-addr"], default: { port: 11251 }, off: [""] }],
    notListening: ["server", "s", "names", "delete", "argument", "a", "resync-period", "retry-count", "selector", "l"],
    switches: ["all-namespaces", "A", "once", "no-headers", "quiet", "q", "print-metrics-on-exit", "strict-templates"]
  }
];

// programs/media-servers.ts
var programs33 = [
  {
    id: "coturn",
    title: "coturn",
    sources: ["coturn/coturn:README.turnserver"],
    executables: ["turnserver"],
    images: ["coturn"],
    listeners: [
      {
        name: "turn",
        options: ["p", "listening-port"],
        hostOptions: ["L", "listening-ip"],
        settings: ["listening-port"],
        hostSettings: ["listening-ip"],
        default: { port: 3478 },
        disabledBy: ["no-tcp"]
      },
      {
        name: "turn-udp",
        protocol: "UDP",
        options: ["p", "listening-port"],
        hostOptions: ["L", "listening-ip"],
        settings: ["listening-port"],
        hostSettings: ["listening-ip"],
        default: { port: 3478 },
        disabledBy: ["no-udp"]
      },
      {
        name: "turn-tls",
        options: ["tls-listening-port"],
        hostOptions: ["L", "listening-ip"],
        settings: ["tls-listening-port"],
        hostSettings: ["listening-ip"],
        default: { port: 5349 },
        enabledBy: ["cert"],
        disabledBy: ["no-tls"]
      },
      {
        name: "turn-dtls",
        protocol: "UDP",
        options: ["tls-listening-port"],
        hostOptions: ["L", "listening-ip"],
        settings: ["tls-listening-port"],
        hostSettings: ["listening-ip"],
        default: { port: 5349 },
        enabledBy: ["cert"],
        disabledBy: ["no-dtls"]
      },
      { name: "auxiliary", options: ["aux-server"], settings: ["aux-server"] },
      {
        name: "management",
        options: ["cli-port"],
        hostOptions: ["cli-ip"],
        settings: ["cli-port"],
        hostSettings: ["cli-ip"],
        default: { host: "127.0.0.1", port: 5766 },
        disabledBy: ["no-cli"]
      }
    ],
    notListening: [
      "c",
      "d",
      "listening-device",
      "alt-listening-port",
      "alt-tls-listening-port",
      "i",
      "relay-device",
      "E",
      "relay-ip",
      "X",
      "external-ip",
      "m",
      "relay-threads",
      "min-port",
      "max-port",
      "u",
      "user",
      "r",
      "realm",
      "q",
      "Q",
      "s",
      "B",
      "l",
      "log-file",
      "alternate-server",
      "tls-alternate-server",
      "redis-statsdb",
      "O",
      "redis-userdb",
      "N",
      "psql-userdb",
      "e",
      "mysql-userdb",
      "M",
      "mongo-userdb",
      "J",
      "denied-peer-ip",
      "allowed-peer-ip"
    ],
    switches: [
      "n",
      "v",
      "verbose",
      "V",
      "Verbose",
      "o",
      "daemon",
      "f",
      "fingerprint",
      "a",
      "lt-cred-mech",
      "z",
      "no-auth",
      "use-auth-secret",
      "no-udp",
      "no-tcp",
      "no-tls",
      "no-dtls",
      "no-udp-relay",
      "no-tcp-relay",
      "no-cli",
      "no-stun",
      "S",
      "stun-only",
      "secure-stun",
      "no-loopback-peers",
      "no-multicast-peers",
      "no-stdout-log",
      "mobility",
      "syslog",
      "simple-log"
    ],
    configurations: [{ format: "ini", options: ["c"], paths: ["/etc/turnserver.conf", "/usr/local/etc/turnserver.conf"] }]
  },
  {
    id: "jitsi-videobridge",
    title: "Jitsi Videobridge, by its image",
    sources: ["jitsi/docker-jitsi-meet:jvb/rootfs/defaults/jvb.conf"],
    executables: [],
    images: ["jitsi/jvb"],
    listeners: [
      { name: "media", protocol: "UDP", variables: ["JVB_PORT"] },
      {
        name: "media-tcp",
        variables: ["JVB_TCP_PORT"],
        default: { port: 4443 },
        enabledBy: ["JVB_TCP_HARVESTER_DISABLED=false", "JVB_TCP_HARVESTER_DISABLED=0"]
      },
      { name: "websockets", default: { host: "0.0.0.0", port: 9090 } },
      {
        name: "octo",
        protocol: "UDP",
        variables: ["JVB_OCTO_BIND_PORT"],
        hostVariables: ["JVB_OCTO_BIND_ADDRESS"],
        default: { host: "0.0.0.0", port: 4096 },
        enabledBy: ["ENABLE_OCTO"]
      }
    ],
    notListening: [
      "DOCKER_HOST_ADDRESS",
      "JVB_STUN_SERVERS",
      "JVB_TCP_MAPPED_PORT",
      "JVB_OCTO_PUBLIC_ADDRESS",
      "LOCAL_ADDRESS",
      "PUBLIC_URL",
      "XMPP_SERVER",
      "JVB_WS_DOMAIN",
      "JVB_WS_SERVER_ID"
    ]
  },
  {
    id: "livekit-server",
    title: "LiveKit server",
    sources: ["livekit/livekit:config-sample.yaml"],
    executables: ["livekit-server"],
    images: ["livekit/livekit-server"],
    listeners: [
      { name: "http", settings: ["port"] },
      { name: "media-tcp", settings: ["rtc.tcp_port"] },
      { name: "media", protocol: "UDP", settings: ["rtc.udp_port"] },
      { name: "metrics", settings: ["prometheus_port"] },
      { name: "turn", protocol: "UDP", settings: ["turn.udp_port"], default: { port: 3478 }, enabledBy: ["turn.enabled"] },
      { name: "turn-tls", settings: ["turn.tls_port"], default: { port: 5349 }, enabledBy: ["turn.enabled"] }
    ],
    configurations: [{ format: "yaml", options: ["config"], texts: ["config-body"] }]
  }
];

// programs/metallb.ts
var programs34 = [
  {
    id: "frr-k8s",
    title: "FRR-K8s daemon",
    sources: ["metallb/frr-k8s:cmd/main.go"],
    executables: ["frr-k8s"],
    images: [],
    listeners: [
      {
        name: "metrics",
        options: ["metrics-bind-address"],
        default: { host: "127.0.0.1", port: 7572 },
        off: ["0"],
        disabledBy: ["webhook-mode=onlywebhook"]
      },
      { name: "webhook", options: ["webhook-port"], default: { port: 19443 }, enabledBy: ["webhook-mode=onlywebhook"] },
      { name: "profiles", options: ["pprof-bind-address"], off: ["", "0"] }
    ],
    notListening: ["always-block", "node-name", "namespace"],
    switches: ["disable-cert-rotation", "restart-on-rotator-secret-refresh", "webhook-http2"]
  },
  {
    id: "frr-k8s-statuscleaner",
    title: "FRR-K8s status cleaner and webhook",
    sources: ["metallb/frr-k8s:cmd/statuscleaner/main.go"],
    executables: ["statuscleaner"],
    images: [],
    listeners: [
      { name: "webhook", options: ["webhook-port"], default: { port: 19443 } },
      { name: "profiles", options: ["pprof-bind-address"], off: ["", "0"] }
    ],
    notListening: ["namespace", "frrk8s-selector"],
    switches: ["disable-cert-rotation", "restart-on-rotator-secret-refresh"]
  },
  {
    id: "frr-metrics",
    title: "FRR metrics exporter of MetalLB and FRR-K8s",
    sources: ["metallb/metallb:frr-tools/metrics/exporter.go"],
    executables: ["frr-metrics"],
    images: [],
    listeners: [
      {
        name: "metrics",
        options: ["metrics-port"],
        hostOptions: ["metrics-bind-address", "host"],
        default: { host: "0.0.0.0" }
      }
    ],
    notListening: ["metrics-path", "tls-config-path", "tls-cert-file", "tls-private-key-file"]
  },
  {
    id: "metallb-controller",
    title: "MetalLB controller",
    sources: ["metallb/metallb:controller/main.go"],
    executables: ["metallb-controller"],
    images: ["metallb/controller", "metallb-controller"],
    // The default of `--port` changed from 7472 to 9120, so that only what is told counts.
    listeners: [
      { name: "metrics", options: ["port"] },
      { name: "webhook", options: ["webhook-port"], disabledBy: ["webhook-mode=disabled"] },
      { name: "profiles", options: ["pprof-bind-address"], off: [""] }
    ],
    notListening: ["namespace", "lb-class"],
    switches: ["enable-pprof", "disable-cert-rotation", "disable-epslices", "webhook-http2"]
  },
  {
    id: "metallb-speaker",
    title: "MetalLB speaker",
    sources: ["metallb/metallb:speaker/main.go"],
    executables: ["speaker", "metallb-speaker"],
    images: ["metallb/speaker", "metallb-speaker"],
    listeners: [
      { name: "metrics", options: ["port"], hostOptions: ["host"] },
      {
        name: "memberlist",
        options: ["ml-bindport"],
        hostOptions: ["ml-bindaddr"],
        variables: ["METALLB_ML_BIND_PORT"],
        hostVariables: ["METALLB_ML_BIND_ADDR"],
        default: { port: 7946 },
        enabledBy: ["ml-bindaddr", "METALLB_ML_BIND_ADDR"]
      },
      {
        name: "memberlist-udp",
        protocol: "UDP",
        options: ["ml-bindport"],
        hostOptions: ["ml-bindaddr"],
        variables: ["METALLB_ML_BIND_PORT"],
        hostVariables: ["METALLB_ML_BIND_ADDR"],
        default: { port: 7946 },
        enabledBy: ["ml-bindaddr", "METALLB_ML_BIND_ADDR"]
      }
    ],
    notListening: ["ml-labels", "METALLB_ML_LABELS", "ml-secret-key-path", "node-name", "lb-class"],
    switches: ["enable-pprof", "disable-epslices", "ignore-exclude-lb"]
  }
];

// programs/model-servers.ts
var vllm = {
  listeners: [{ name: "http", options: ["port"], hostOptions: ["host"], default: { port: 8e3 }, disabledBy: ["uds", "headless"] }],
  notListening: ["model", "served-model-name", "tool-server", "root-path", "chat-template", "allowed-origins"],
  switches: ["enable-auto-tool-choice", "disable-fastapi-docs", "allow-credentials", "trust-remote-code", "headless"]
};
var programs35 = [
  {
    id: "ollama",
    title: "Ollama",
    sources: ["ollama/ollama:Dockerfile"],
    executables: ["ollama"],
    images: ["ollama/ollama"],
    listeners: [{ name: "http", variables: ["OLLAMA_HOST"], hostVariables: ["OLLAMA_HOST"], default: { host: "0.0.0.0", port: 11434 } }],
    notListening: ["OLLAMA_ORIGINS"]
  },
  {
    id: "ollama-pull",
    title: "Ollama, fetching a model",
    sources: ["ollama/ollama:Dockerfile"],
    executables: ["ollama"],
    images: [],
    subcommand: "pull",
    listeners: [],
    notListening: ["OLLAMA_HOST"]
  },
  {
    id: "ray-start",
    title: "Ray",
    sources: ["ray-project/ray:doc/source/ray-core/configure.rst"],
    executables: ["ray"],
    images: [],
    subcommand: "start",
    listeners: [
      { name: "gcs", options: ["port"], default: { port: 6379 }, enabledBy: ["head"] },
      { name: "client-server", options: ["ray-client-server-port"], default: { port: 10001 }, enabledBy: ["head"] },
      {
        name: "dashboard",
        options: ["dashboard-port"],
        hostOptions: ["dashboard-host"],
        default: { host: "127.0.0.1", port: 8265 },
        enabledBy: ["head"],
        disabledBy: ["include-dashboard=false", "include-dashboard=False", "include-dashboard=0"]
      },
      { name: "redis-shards", options: ["redis-shard-ports"], enabledBy: ["head"] },
      {
        name: "node",
        options: [
          "node-manager-port",
          "object-manager-port",
          "dashboard-agent-grpc-port",
          "dashboard-agent-listen-port",
          "metrics-export-port"
        ]
      }
    ],
    notListening: ["address", "node-ip-address", "min-worker-port", "max-worker-port", "worker-port-list", "temp-dir", "resources"],
    switches: ["head", "block", "no-monitor"]
  },
  {
    id: "sglang",
    title: "SGLang",
    sources: ["sgl-project/sglang:docs/advanced_features/server_arguments.md"],
    executables: ["python", "python3", "python3.*"],
    images: [],
    subcommand: "sglang.launch_server",
    listeners: [
      {
        name: "http",
        options: ["port"],
        hostOptions: ["host"],
        settings: ["port"],
        hostSettings: ["host"],
        default: { host: "127.0.0.1", port: 3e4 }
      },
      { name: "nccl", options: ["nccl-port"] }
    ],
    notListening: ["dist-init-addr", "model-path", "fastapi-root-path", "nnodes", "node-rank"],
    switches: ["trust-remote-code", "grpc-mode", "skip-server-warmup", "enable-metrics", "enable-p2p-check", "disable-cuda-graph"],
    configurations: [{ format: "yaml", options: ["config"] }]
  },
  {
    id: "triton",
    title: "Triton Inference Server",
    sources: ["triton-inference-server/server:src/command_line_parser.cc", "triton-inference-server/server:src/command_line_parser.h"],
    executables: ["tritonserver"],
    images: [],
    listeners: [
      {
        name: "http",
        options: ["http-port"],
        hostOptions: ["http-address"],
        default: { host: "0.0.0.0", port: 8e3 },
        disabledBy: ["allow-http=false", "allow-http=False", "allow-http=0"]
      },
      {
        name: "grpc",
        options: ["grpc-port"],
        hostOptions: ["grpc-address"],
        default: { host: "0.0.0.0", port: 8001 },
        disabledBy: ["allow-grpc=false", "allow-grpc=False", "allow-grpc=0"]
      },
      {
        name: "metrics",
        options: ["metrics-port"],
        hostOptions: ["metrics-address"],
        default: { host: "0.0.0.0", port: 8002 },
        disabledBy: ["allow-metrics=false", "allow-metrics=False", "allow-metrics=0"]
      },
      { name: "sagemaker", options: ["sagemaker-port"], default: { host: "0.0.0.0", port: 8080 }, enabledBy: ["allow-sagemaker"] },
      { name: "vertex-ai", options: ["vertex-ai-port"], default: { host: "0.0.0.0", port: 8080 }, enabledBy: ["allow-vertex-ai"] }
    ],
    notListening: ["id", "model-store", "model-repository", "backend-directory", "sagemaker-safe-port-range", "http-thread-count"],
    switches: ["disable-auto-complete-config", "help"]
  },
  {
    id: "vllm-api-server",
    title: "vLLM, by its module",
    sources: ["vllm-project/vllm:vllm/entrypoints/openai/cli_args.py"],
    executables: ["python", "python3", "python3.*"],
    images: [],
    subcommand: "vllm.entrypoints.openai.api_server",
    ...vllm
  },
  {
    id: "vllm-bench",
    title: "vLLM, measuring a server",
    sources: ["vllm-project/vllm:vllm/entrypoints/openai/cli_args.py"],
    executables: ["vllm"],
    images: [],
    subcommand: "bench",
    listeners: [],
    notListening: ["host", "port", "base-url"]
  },
  {
    id: "vllm-serve",
    title: "vLLM",
    sources: ["vllm-project/vllm:vllm/entrypoints/openai/cli_args.py"],
    executables: ["vllm"],
    images: ["vllm-openai"],
    ...vllm
  }
];

// programs/monitoring.ts
var programs36 = [
  {
    id: "alertmanager",
    title: "Alertmanager",
    sources: ["prometheus/alertmanager:cmd/alertmanager/main.go"],
    executables: ["alertmanager"],
    images: ["alertmanager"],
    listeners: [
      { name: "web", options: ["web.listen-address"], default: { port: 9093 } },
      { name: "cluster", options: ["cluster.listen-address"], default: { host: "0.0.0.0", port: 9094 }, off: [""] },
      { name: "cluster-udp", protocol: "UDP", options: ["cluster.listen-address"], default: { host: "0.0.0.0", port: 9094 }, off: [""] }
    ],
    notListening: ["cluster.peer", "cluster.advertise-address", "web.external-url", "config.file", "web.config.file", "cluster.tls-config"],
    switches: ["cluster.allow-insecure-public-advertise-address-discovery"]
  },
  {
    id: "jaeger-agent",
    title: "Jaeger agent",
    sources: ["jaegertracing/jaeger:cmd/agent/app/builder.go", "jaegertracing/jaeger:ports/ports.go"],
    executables: ["agent-linux", "jaeger-agent"],
    images: ["jaeger-agent"],
    listeners: [
      {
        name: "zipkin-compact",
        protocol: "UDP",
        options: ["processor.zipkin-compact.server-host-port"],
        variables: ["PROCESSOR_ZIPKIN_COMPACT_SERVER_HOST_PORT"],
        settings: ["processor.zipkin-compact.server-host-port"],
        default: { port: 5775 }
      },
      {
        name: "jaeger-compact",
        protocol: "UDP",
        options: ["processor.jaeger-compact.server-host-port"],
        variables: ["PROCESSOR_JAEGER_COMPACT_SERVER_HOST_PORT"],
        settings: ["processor.jaeger-compact.server-host-port"],
        default: { port: 6831 }
      },
      {
        name: "jaeger-binary",
        protocol: "UDP",
        options: ["processor.jaeger-binary.server-host-port"],
        variables: ["PROCESSOR_JAEGER_BINARY_SERVER_HOST_PORT"],
        settings: ["processor.jaeger-binary.server-host-port"],
        default: { port: 6832 }
      },
      {
        name: "sampling",
        options: ["http-server.host-port"],
        variables: ["HTTP_SERVER_HOST_PORT"],
        settings: ["http-server.host-port"],
        default: { port: 5778 }
      },
      {
        name: "admin",
        options: ["admin.http.host-port"],
        variables: ["ADMIN_HTTP_HOST_PORT"],
        settings: ["admin.http.host-port"],
        default: { port: 14271 }
      }
    ],
    notListening: ["reporter.grpc.host-port", "reporter.type", "JAEGER_AGENT_HOST"],
    configurations: [{ format: "yaml", options: ["config-file"] }]
  },
  {
    id: "prometheus",
    title: "Prometheus",
    sources: ["prometheus/prometheus:docs/command-line/prometheus.md"],
    executables: ["prometheus"],
    images: ["prometheus"],
    listeners: [{ name: "web", options: ["web.listen-address"], default: { host: "0.0.0.0", port: 9090 } }],
    notListening: ["web.external-url", "alertmanager.notification-queue-capacity", "config.file", "web.config.file"],
    switches: ["web.enable-lifecycle", "web.enable-admin-api", "web.enable-remote-write-receiver", "storage.tsdb.no-lockfile", "agent"]
  },
  {
    id: "pushgateway",
    title: "Prometheus Pushgateway",
    sources: ["prometheus/pushgateway:main.go"],
    executables: ["pushgateway"],
    images: ["pushgateway"],
    listeners: [{ name: "web", options: ["web.listen-address"], default: { port: 9091 } }],
    notListening: ["web.external-url"],
    switches: ["web.enable-lifecycle", "web.enable-admin-api"]
  }
];

// programs/network-boot.ts
var programs37 = [
  {
    id: "matchbox",
    title: "Matchbox",
    sources: ["poseidon/matchbox:cmd/matchbox/main.go"],
    executables: ["matchbox"],
    images: ["matchbox"],
    listeners: [
      { name: "http", options: ["address"], variables: ["MATCHBOX_ADDRESS"], default: { host: "127.0.0.1", port: 8080 } },
      { name: "rpc", options: ["rpc-address"], variables: ["MATCHBOX_RPC_ADDRESS"], off: [""] }
    ],
    switches: ["web-ssl"]
  },
  {
    id: "smee",
    title: "Smee (Tinkerbell)",
    sources: ["tinkerbell/smee:cmd/smee/flag.go"],
    executables: ["smee"],
    images: ["smee"],
    listeners: [
      {
        name: "dhcp",
        protocol: "UDP",
        options: ["dhcp-addr"],
        variables: ["SMEE_DHCP_ADDR"],
        default: { host: "0.0.0.0", port: 67 },
        disabledBy: ["dhcp-enabled=false", "SMEE_DHCP_ENABLED=false"]
      },
      {
        name: "tftp",
        protocol: "UDP",
        options: ["tftp-addr"],
        variables: ["SMEE_TFTP_ADDR"],
        default: { host: "$(NODE_IP)", port: 69 },
        disabledBy: ["tftp-enabled=false", "SMEE_TFTP_ENABLED=false"]
      },
      { name: "http", options: ["http-addr"], variables: ["SMEE_HTTP_ADDR"], default: { host: "$(NODE_IP)", port: 80 } },
      {
        name: "syslog",
        protocol: "UDP",
        options: ["syslog-addr"],
        variables: ["SMEE_SYSLOG_ADDR"],
        default: { host: "$(NODE_IP)", port: 514 },
        disabledBy: ["syslog-enabled=false", "SMEE_SYSLOG_ENABLED=false"]
      }
    ],
    notListening: [
      "tink-server",
      "osie-url",
      "dhcp-ip-for-packet",
      "dhcp-syslog-ip",
      "dhcp-tftp-ip",
      "dhcp-http-ipxe-binary-url",
      "dhcp-http-ipxe-script-url",
      "backend-kube-api",
      "SMEE_TINK_SERVER",
      "SMEE_OSIE_URL",
      "SMEE_DHCP_IP_FOR_PACKET",
      "SMEE_DHCP_SYSLOG_IP",
      "SMEE_DHCP_TFTP_IP",
      "SMEE_DHCP_HTTP_IPXE_BINARY_URL",
      "SMEE_DHCP_HTTP_IPXE_SCRIPT_URL"
    ],
    switches: [
      "dhcp-enabled",
      "tftp-enabled",
      "syslog-enabled",
      "http-ipxe-binary-enabled",
      "http-ipxe-script-enabled",
      "tink-server-tls",
      "backend-file-enabled",
      "backend-kube-enabled"
    ]
  }
];

// programs/network-observability.ts
var programs38 = [
  {
    id: "goflow2",
    title: "GoFlow2",
    sources: ["netsampler/goflow2:cmd/goflow2/main.go"],
    executables: ["goflow2"],
    images: ["goflow2"],
    listeners: [
      { name: "sflow", protocol: "UDP", options: ["listen"], default: { port: 6343 } },
      { name: "netflow", protocol: "UDP", options: ["listen"], default: { port: 2055 } },
      { name: "http", options: ["addr"], default: { port: 8080 }, off: [""] }
    ],
    notListening: ["transport.kafka.brokers", "transport.file", "mapping", "templates.path"]
  },
  {
    id: "netobserv-ebpf-agent",
    title: "NetObserv eBPF agent",
    sources: ["netobserv/netobserv-ebpf-agent:pkg/agent/config.go"],
    executables: ["netobserv-ebpf-agent"],
    images: ["netobserv-ebpf-agent", "ebpf-agent"],
    listeners: [
      {
        name: "metrics",
        variables: ["METRICS_SERVER_PORT"],
        hostVariables: ["METRICS_SERVER_ADDRESS"],
        default: { port: 9090 },
        enabledBy: ["METRICS_ENABLE"]
      },
      { name: "packet-capture", variables: ["PCA_SERVER_PORT"], default: { port: 9990 }, enabledBy: ["ENABLE_PCA"] },
      { name: "profiler", variables: ["PPROF_ADDR", "PROFILE_PORT"] }
    ],
    notListening: [
      "TARGET_HOST",
      "TARGET_PORT",
      "FLOWS_TARGET_HOST",
      "FLOWS_TARGET_PORT",
      "PCAP_TARGET_HOST",
      "PCAP_TARGET_PORT",
      "KAFKA_BROKERS",
      "AGENT_IP",
      "DNS_TRACKING_PORT"
    ]
  }
];

// programs/network-tools.ts
function socatForms(types) {
  return types.flatMap((type) => [
    `${type}:{port},bind={host},*`,
    `${type}:{port},*,bind={host},*`,
    `${type}:{port},*,bind={host}`,
    `${type}:{port},bind={host}`,
    `${type}:{port},*`,
    `${type}:{port}`
  ]);
}
function socatTypes(names, endings) {
  return names.flatMap((name) => ["", "4", "6"].flatMap((version) => endings.map((ending) => `${name}${version}-${ending}`)));
}
var socatTcp = {
  name: "tcp",
  arguments: socatForms([...socatTypes(["TCP", "INET"], ["LISTEN", "L"]), "OPENSSL-LISTEN", "SSL-L"])
};
var socatUdp = {
  name: "udp",
  protocol: "UDP",
  arguments: socatForms([
    ...socatTypes(["UDP"], ["LISTEN", "L", "RECVFROM", "RECV"]),
    ...["DTLS-LISTEN", "DTLS-L", "DTLS-SERVER", "OPENSSL-DTLS-LISTEN", "OPENSSL-DTLS-SERVER"]
  ])
};
var socatSctp = {
  name: "sctp",
  protocol: "SCTP",
  arguments: socatForms(socatTypes(["SCTP"], ["LISTEN", "L"]))
};
var NETCAT_ARGUMENTS = ["{host} {port}", "{port}"];
var programs39 = [
  {
    id: "iperf",
    title: "iperf 2",
    sources: ["lynxis/iperf2:man/iperf.1"],
    executables: ["iperf"],
    images: [],
    listeners: [
      {
        name: "tcp",
        options: ["p", "port"],
        hostOptions: ["B", "bind"],
        default: { port: 5001 },
        enabledBy: ["s", "server"],
        disabledBy: ["u", "udp"]
      },
      {
        name: "udp",
        protocol: "UDP",
        options: ["p", "port"],
        hostOptions: ["B", "bind"],
        default: { port: 5001 },
        enabledBy: ["s+u", "s+udp", "server+u", "server+udp"]
      }
    ],
    notListening: "c client listenport L t time i interval P parallel b bandwidth w window l len M mss S tos n num F fileinput T ttl Z linux-congestion f format o output x reportexclude y reportstyle ipg isochronous".split(" "),
    switches: "s server u udp D daemon e enhanced V ipv6_domain U single_udp m print_mss z realtime C compatibility N nodelay R reverse remove d dualtest r tradeoff I stdin X peerdetect udp-counters-64bit".split(" "),
    checks: ["v", "version", "h", "help"]
  },
  {
    id: "iperf3",
    title: "iperf3",
    sources: ["esnet/iperf:docs/invoking.rst"],
    executables: ["iperf3"],
    images: ["iperf3"],
    listeners: [{ name: "tcp", options: ["p", "port"], hostOptions: ["B", "bind"], default: { port: 5201 }, enabledBy: ["s", "server"] }],
    notListening: "c client cport t time i interval P parallel b bitrate n bytes k blockcount l length w window f format F file A affinity I pidfile M set-mss S tos dscp L flowlabel X xbind logfile connect-timeout pacing-timer fq-rate".split(" "),
    switches: "s server D daemon 1 one-off u udp sctp J json V verbose d debug R reverse bidir N no-delay 4 version4 6 version6 forceflush multithread".split(" "),
    checks: ["v", "version", "h", "help"]
  },
  {
    id: "nc",
    title: "netcat of OpenBSD and Debian, the traditional one, and that of BusyBox",
    sources: [
      "openbsd/src:usr.bin/nc/nc.1",
      "https://build.opensuse.org/projects/home:favogt:symbolictw/packages/netcat-openbsd/files/use-flags-to-specify-listen-address.patch",
      "https://manpages.ubuntu.com/manpages/focal/man1/nc.traditional.1.html",
      "mirror/busybox:networking/nc_bloaty.c"
    ],
    executables: ["nc", "netcat", "nc.openbsd", "nc.traditional"],
    images: [],
    listeners: [
      {
        name: "tcp-of-option",
        options: ["p", "source-port"],
        hostOptions: ["s"],
        enabledBy: ["l", "listen"],
        disabledBy: ["u", "udp", "U", "unixsock", "z", "sctp"]
      },
      {
        name: "tcp-of-argument",
        arguments: NETCAT_ARGUMENTS,
        hostOptions: ["s"],
        enabledBy: ["l", "listen"],
        disabledBy: ["p", "source-port", "u", "udp", "U", "unixsock", "z", "sctp"]
      },
      {
        name: "udp-of-option",
        protocol: "UDP",
        options: ["p", "source-port"],
        hostOptions: ["s"],
        enabledBy: ["l+u", "l+udp", "listen+u", "listen+udp"],
        disabledBy: ["U", "unixsock", "z"]
      },
      {
        name: "udp-of-argument",
        protocol: "UDP",
        arguments: NETCAT_ARGUMENTS,
        hostOptions: ["s"],
        enabledBy: ["l+u", "l+udp", "listen+u", "listen+udp"],
        disabledBy: ["p", "source-port", "U", "unixsock", "z"]
      }
    ],
    notListening: "w wait i idle-timeout q e exec c sh-exec x proxy X proxy-type P T m max-conns M I O V g G H K o output".split(" "),
    switches: "l listen k keep-open v verbose n nodns u udp U unixsock z d N D F S t r b 4 6 C broker chat ssl sctp".split(" "),
    checks: ["h", "help"]
  },
  {
    id: "ncat",
    title: "Ncat",
    sources: ["nmap/nmap:ncat/ncat_main.c"],
    executables: ["ncat"],
    images: [],
    listeners: [
      {
        name: "tcp",
        options: ["p", "source-port"],
        arguments: NETCAT_ARGUMENTS,
        default: { port: 31337 },
        enabledBy: ["l", "listen", "broker", "chat", "talk"],
        disabledBy: ["u", "udp", "sctp", "U", "unixsock", "proxy-type"]
      },
      {
        name: "udp",
        protocol: "UDP",
        options: ["p", "source-port"],
        arguments: NETCAT_ARGUMENTS,
        default: { port: 31337 },
        enabledBy: ["l+u", "l+udp", "listen+u", "listen+udp"],
        disabledBy: ["U", "unixsock"]
      },
      {
        name: "sctp",
        protocol: "SCTP",
        options: ["p", "source-port"],
        arguments: NETCAT_ARGUMENTS,
        default: { port: 31337 },
        enabledBy: ["l+sctp", "listen+sctp"]
      },
      {
        name: "proxy",
        options: ["p", "source-port"],
        arguments: NETCAT_ARGUMENTS,
        default: { port: 3128 },
        enabledBy: ["l+proxy-type", "listen+proxy-type"]
      }
    ],
    notListening: "s source w wait i idle-timeout d delay e exec c sh-exec lua-exec g G m max-conns o output x hex-dump proxy proxy-auth proxy-dns allow allowfile deny denyfile nsock-engine ssl-cert ssl-key ssl-trustfile ssl-ciphers ssl-alpn proxy-type".split(" "),
    switches: "4 6 U unixsock C crlf l listen k keep-open u udp sctp t telnet v verbose n nodns z append-output recv-only send-only no-shutdown broker chat talk ssl ssl-verify".split(" "),
    checks: ["h", "help", "version"]
  },
  {
    id: "socat",
    title: "socat",
    sources: ["yonasBSD/socat:xioopen.c", "yonasBSD/socat:socat.c"],
    executables: ["socat", "socat1"],
    images: ["socat"],
    listeners: [socatTcp, socatUdp, socatSctp],
    notListening: ["b", "t", "T", "L", "W", "lf", "lp", "r", "R"],
    switches: "d dd ddd dddd d0 d1 d2 d3 d4 D v x u U g s ly lm ls lu lh 4 6 experimental".split(" "),
    checks: ["V", "h", "hh", "hhh"]
  }
];

// programs/nginx.ts
var programs40 = [
  {
    id: "ingress-nginx",
    title: "Ingress NGINX Controller (kubernetes/ingress-nginx)",
    sources: ["kubernetes/ingress-nginx:pkg/flags/flags.go", "kubernetes/ingress-nginx:rootfs/etc/nginx/template/nginx.tmpl"],
    executables: ["nginx-ingress-controller"],
    images: ["ingress-nginx/controller", "ingress-nginx/controller-chroot", "nginx-ingress-controller"],
    listeners: [
      { name: "http", options: ["http-port"], default: { port: 80 } },
      { name: "https", options: ["https-port"], default: { port: 443 } },
      { name: "default-server", options: ["default-server-port"], default: { port: 8181 } },
      { name: "healthz", options: ["healthz-port"], hostOptions: ["healthz-host"], default: { port: 10254 } },
      { name: "status", options: ["status-port"], default: { host: "127.0.0.1", port: 10246 } },
      { name: "stream", options: ["stream-port"], default: { host: "127.0.0.1", port: 10247 } },
      {
        name: "profiles",
        options: ["profiler-port"],
        hostOptions: ["profiler-address"],
        default: { host: "127.0.0.1", port: 10245 },
        disabledBy: ["profiling=false"]
      },
      {
        name: "tls-passthrough",
        options: ["ssl-passthrough-proxy-port"],
        default: { port: 442 },
        enabledBy: ["enable-ssl-passthrough"]
      },
      { name: "webhook", options: ["validating-webhook"], off: [""] },
      // Images that change their root open it by themselves, at 127.0.0.1:11514; others do not.
      { name: "logger", protocol: "UDP", options: ["internal-logger-address"], off: [""] }
    ],
    notListening: [
      "apiserver-host",
      "publish-service",
      "publish-status-address",
      "default-backend-service",
      "configmap",
      "tcp-services-configmap",
      "udp-services-configmap",
      "watch-namespace"
    ],
    switches: [
      "enable-ssl-passthrough",
      "enable-metrics",
      "enable-annotation-validation",
      "enable-topology-aware-routing",
      "report-node-internal-ip-address",
      "update-status",
      "update-status-on-shutdown",
      "watch-ingress-without-class",
      "ingress-class-by-name",
      "profiling",
      "disable-catch-all",
      "disable-full-test",
      "disable-leader-election",
      "disable-svc-external-name",
      "disable-sync-events",
      "deep-inspect",
      "enable-ssl-chain-completion",
      "metrics-per-host",
      "metrics-per-undefined-host",
      "report-status-classes",
      "logtostderr"
    ]
  },
  {
    id: "nginx",
    title: "nginx",
    sources: [
      "nginx/nginx:src/core/nginx.c",
      "https://nginx.org/en/docs/switches.html",
      "https://nginx.org/en/docs/http/ngx_http_core_module.html#listen"
    ],
    executables: ["nginx", "nginx-debug", "openresty"],
    images: ["nginx", "nginx-unprivileged", "openresty"],
    listeners: [],
    notListening: ["g", "e", "p", "s"],
    switches: ["t", "T", "q", "v", "V", "h"],
    checks: ["t", "T", "s", "v", "V", "h"],
    configurations: [
      { format: "nginx", options: ["c"], paths: ["/etc/nginx/nginx.conf", "/etc/nginx/conf.d/*.conf", "/etc/nginx/http.d/*.conf"] }
    ]
  },
  {
    id: "nginx-ingress",
    title: "NGINX Ingress Controller (F5)",
    sources: ["nginx/kubernetes-ingress:cmd/nginx-ingress/flags.go"],
    executables: ["nginx-ingress"],
    images: ["nginx-ingress", "nginx-plus-ingress"],
    listeners: [
      { name: "http", options: ["default-http-listener-port"], default: { port: 80 } },
      { name: "https", options: ["default-https-listener-port"], default: { port: 443 } },
      { name: "status", options: ["nginx-status-port"], default: { port: 8080 }, disabledBy: ["nginx-status=false"] },
      { name: "ready", options: ["ready-status-port"], default: { port: 8081 }, disabledBy: ["ready-status=false"] },
      { name: "metrics", options: ["prometheus-metrics-listen-port"], default: { port: 9113 }, enabledBy: ["enable-prometheus-metrics"] },
      {
        name: "service-insight",
        options: ["service-insight-listen-port"],
        default: { port: 9114 },
        enabledBy: ["enable-service-insight+nginx-plus"]
      },
      { name: "tls-passthrough", options: ["tls-passthrough-port"], default: { port: 443 }, enabledBy: ["enable-tls-passthrough"] }
    ],
    notListening: [
      "nginx-configmaps",
      "external-service",
      "ingresslink",
      "proxy",
      "spire-agent-address",
      "app-protect-enforcer-address",
      "nginx-status-allow-cidrs",
      "nginx-reload-timeout",
      "global-configuration",
      "mgmt-configmap"
    ],
    switches: [
      "nginx-status",
      "ready-status",
      "enable-prometheus-metrics",
      "enable-service-insight",
      "enable-tls-passthrough",
      "enable-custom-resources",
      "enable-snippets",
      "enable-leader-election",
      "report-ingress-status",
      "health-status",
      "nginx-plus",
      "nginx-debug",
      "enable-app-protect",
      "enable-app-protect-dos",
      "enable-oidc",
      "enable-internal-routes",
      "enable-latency-metrics",
      "enable-cert-manager",
      "enable-external-dns",
      "disable-ipv6",
      "include-year"
    ],
    checks: ["version"]
  }
];

// programs/node-monitors.ts
var programs41 = [
  {
    id: "coroot-node-agent",
    title: "Coroot node agent",
    sources: ["coroot/coroot-node-agent:flags/flags.go"],
    executables: ["coroot-node-agent"],
    images: ["coroot-node-agent"],
    listeners: [{ name: "metrics", options: ["listen"], default: { host: "0.0.0.0", port: 80 } }],
    notListening: ["track-public-network", "cgroupfs-root", "provider", "region", "availability-zone"],
    switches: ["disable-log-parsing", "disable-pinger", "disable-l7-tracing"]
  },
  {
    id: "goldpinger",
    title: "Goldpinger",
    sources: ["bloomberg/goldpinger:README.md"],
    executables: ["goldpinger"],
    images: ["goldpinger"],
    listeners: [{ name: "http", variables: ["PORT"], hostVariables: ["HOST"] }],
    notListening: ["kubeconfig-path", "HOSTNAME"]
  },
  {
    id: "kata-monitor",
    title: "Kata Containers monitor",
    sources: ["kata-containers/kata-containers:src/runtime/cmd/kata-monitor/main.go"],
    executables: ["kata-monitor"],
    images: ["kata-monitor"],
    listeners: [{ name: "metrics", options: ["listen-address"] }],
    notListening: ["runtime-endpoint"]
  },
  {
    id: "kubeshark-worker",
    title: "Kubeshark worker",
    sources: ["kubeshark/worker:main.go"],
    executables: [],
    images: ["kubeshark/worker"],
    listeners: [{ name: "http", options: ["port"] }],
    notListening: [
      "ignore-ports",
      "i",
      "r",
      "s",
      "c",
      "decoder",
      "stats",
      "max-live-streams",
      "procfs",
      "packet-capture",
      "target-size-mb"
    ],
    switches: ["lazy", "verbose", "debug", "quiet", "tls", "servicemesh", "promisc", "dumppkt", "nodefrag", "checksum"]
  },
  {
    id: "parca-agent",
    title: "Parca agent",
    sources: ["parca-dev/parca-agent:flags/flags.go"],
    executables: ["parca-agent"],
    images: ["parca-agent"],
    listeners: [
      { name: "http", options: ["http-address"], settings: ["http-address"], default: { host: "127.0.0.1", port: 7071 }, off: [""] }
    ],
    notListening: ["remote-store-address", "otlp-address", "debuginfo-address", "node", "config-path"],
    configurations: [{ format: "yaml", options: ["config-path"] }]
  },
  {
    id: "retina-agent",
    title: "Retina agent",
    sources: ["microsoft/retina:pkg/config/config.go"],
    executables: [],
    images: ["retina-agent"],
    listeners: [{ name: "http", settings: ["apiServer.port"], hostSettings: ["apiServer.host"] }],
    configurations: [{ format: "yaml", options: ["config"], paths: ["/retina/config/config*"] }]
  },
  {
    id: "zabbix-agent",
    title: "Zabbix agent and agent 2",
    sources: ["zabbix/zabbix-docker:Dockerfiles/agent2/README.md"],
    executables: ["zabbix_agentd", "zabbix_agent2"],
    images: ["zabbix-agent", "zabbix-agent2"],
    listeners: [
      {
        name: "passive-checks",
        variables: ["ZBX_LISTENPORT"],
        hostVariables: ["ZBX_LISTENIP"],
        settings: ["ListenPort"],
        hostSettings: ["ListenIP"],
        default: { port: 10050 },
        unset: [""]
      },
      { name: "status", variables: ["ZBX_ENABLESTATUSPORT"] }
    ],
    notListening: ["ZBX_SERVER_HOST", "ZBX_SERVER_PORT", "ZBX_PASSIVESERVERS", "ZBX_ACTIVESERVERS", "ZBX_SOURCEIP"],
    configurations: [
      { format: "ini", options: ["c", "config"], paths: ["/etc/zabbix/zabbix_agentd.conf", "/etc/zabbix/zabbix_agent2.conf"] }
    ]
  }
];

// programs/node-networking.ts
var programs42 = [
  {
    id: "bpfman-agent",
    title: "bpfman agent",
    sources: ["bpfman/bpfman-operator:cmd/bpfman-agent/main.go"],
    executables: ["bpfman-agent"],
    images: ["bpfman-agent"],
    listeners: [
      { name: "metrics", options: ["metrics-bind-address"], default: { port: 8174 }, off: ["0"] },
      { name: "health", options: ["health-probe-bind-address"], default: { port: 8175 }, off: ["", "0"] }
    ],
    notListening: ["kubeconfig"]
  },
  {
    id: "kubernetes-nmstate-handler",
    title: "NMState handler",
    sources: ["nmstate/kubernetes-nmstate:cmd/handler/main.go"],
    executables: [],
    images: ["kubernetes-nmstate-handler"],
    listeners: [
      { name: "metrics", variables: ["METRICS_BIND_ADDRESS"], default: { port: 8089 }, off: ["0"], unset: [""] },
      {
        name: "profiles",
        variables: ["PROFILER_PORT"],
        default: { host: "0.0.0.0", port: 6060 },
        enabledBy: ["ENABLE_PROFILER"]
      }
    ],
    switches: ["dump-metric-families", "zap-devel"]
  },
  {
    id: "linuxptp-daemon",
    title: "Linux PTP daemon",
    sources: ["openshift/linuxptp-daemon:cmd/main.go"],
    executables: ["ptp"],
    images: [],
    listeners: [{ name: "metrics", default: { host: "0.0.0.0", port: 9091 }, disabledBy: ["LOGS_TO_SOCKET"] }],
    notListening: ["update-interval", "linuxptp-profile-path"],
    switches: ["alsologtostderr", "logtostderr"]
  },
  {
    id: "multus-daemon",
    title: "Multus daemon (thick plug-in)",
    sources: ["k8snetworkplumbingwg/multus-cni:docs/thick-plugin.md"],
    executables: ["multus-daemon"],
    images: [],
    listeners: [{ name: "metrics", settings: ["metricsPort"] }],
    switches: ["version"],
    configurations: [{ format: "json", options: ["config"], paths: ["/etc/cni/net.d/multus.d/daemon-config.json"] }]
  },
  {
    id: "network-metrics-daemon",
    title: "Network metrics daemon",
    sources: ["openshift/network-metrics-daemon:main.go"],
    executables: ["network-metrics"],
    images: [],
    listeners: [{ name: "metrics", options: ["metrics-listen-address"], default: { port: 9091 } }],
    notListening: ["master", "kubeconfig"]
  }
];

// programs/oauth-proxy.ts
var certificate = ["cert", "key"].flatMap((part) => [
  `tls-${part}-file`,
  `OAUTH2_PROXY_TLS_${part.toUpperCase()}_FILE`,
  `tls_${part}_file`
]);
var programs43 = [
  {
    id: "oauth-proxy",
    title: "OpenShift OAuth proxy",
    sources: ["openshift/oauth-proxy:main.go"],
    executables: ["oauth-proxy"],
    images: ["oauth-proxy", "origin-oauth-proxy", "ose-oauth-proxy*"],
    listeners: [
      { name: "http", options: ["http-address"], settings: ["http_address"], default: { host: "127.0.0.1", port: 4180 }, off: [""] },
      { name: "https", options: ["https-address"], settings: ["https_address"], default: { port: 8443 }, off: [""] },
      { name: "debug", options: ["debug-address"], settings: ["debug_address"], off: [""] }
    ],
    notListening: [
      "upstream",
      "redirect-url",
      "login-url",
      "logout-url",
      "redeem-url",
      "profile-url",
      "validate-url",
      "openshift-review-url"
    ],
    switches: [
      "pass-access-token",
      "pass-basic-auth",
      "pass-user-headers",
      "pass-host-header",
      "cookie-secure",
      "skip-provider-button",
      "request-logging",
      "display-htpasswd-form",
      "pass-user-bearer-token",
      "proxy-websockets",
      "set-xauthrequest",
      "skip-auth-preflight",
      "ssl-insecure-skip-verify"
    ],
    configurations: [{ format: "toml", options: ["config"] }]
  },
  {
    id: "oauth2-proxy",
    title: "OAuth2 Proxy",
    sources: [
      "oauth2-proxy/oauth2-proxy:pkg/apis/options/legacy_server.go",
      "oauth2-proxy/oauth2-proxy:pkg/apis/options/load.go",
      "oauth2-proxy/oauth2-proxy:pkg/http/server.go"
    ],
    executables: ["oauth2-proxy"],
    images: ["oauth2-proxy"],
    listeners: [
      {
        name: "http",
        options: ["http-address"],
        variables: ["OAUTH2_PROXY_HTTP_ADDRESS"],
        settings: ["http_address"],
        default: { host: "127.0.0.1", port: 4180 },
        off: ["", "-"],
        disabledBy: certificate
      },
      {
        name: "https",
        options: ["https-address"],
        variables: ["OAUTH2_PROXY_HTTPS_ADDRESS"],
        settings: ["https_address"],
        default: { port: 443 },
        off: ["", "-"],
        enabledBy: certificate
      },
      {
        name: "metrics",
        options: ["metrics-address"],
        variables: ["OAUTH2_PROXY_METRICS_ADDRESS"],
        settings: ["metrics_address"],
        off: ["", "-"]
      },
      {
        name: "metrics-tls",
        options: ["metrics-secure-address"],
        variables: ["OAUTH2_PROXY_METRICS_SECURE_ADDRESS"],
        settings: ["metrics_secure_address"],
        off: ["", "-"]
      }
    ],
    notListening: [
      "upstream",
      "redirect-url",
      "oidc-issuer-url",
      "login-url",
      "redeem-url",
      "redis-connection-url",
      "OAUTH2_PROXY_UPSTREAMS",
      "OAUTH2_PROXY_REDIRECT_URL",
      "OAUTH2_PROXY_OIDC_ISSUER_URL"
    ],
    switches: [
      "reverse-proxy",
      "pass-access-token",
      "pass-basic-auth",
      "set-xauthrequest",
      "skip-provider-button",
      "cookie-secure",
      "ssl-insecure-skip-verify",
      "pass-authorization-header",
      "pass-host-header",
      "pass-user-headers",
      "prefer-email-to-user",
      "proxy-websockets",
      "set-authorization-header",
      "set-basic-auth",
      "skip-auth-strip-headers",
      "ssl-upstream-insecure-skip-verify"
    ],
    configurations: [{ format: "toml", options: ["config"] }]
  }
];

// programs/openshift.ts
var listen = [{ name: "server", options: ["listen"], settings: ["servingInfo.bindAddress"], off: [""] }];
var programs44 = [
  {
    id: "apiserver-watcher",
    title: "apiserver-watcher and gcp-routes-controller (they dial only)",
    sources: [
      "openshift/machine-config-operator:cmd/apiserver-watcher/run.go",
      "openshift/machine-config-operator:cmd/gcp-routes-controller/run.go"
    ],
    executables: ["apiserver-watcher", "gcp-routes-controller"],
    images: [],
    listeners: [],
    notListening: ["health-check-url", "root-mount", "vip"]
  },
  {
    id: "cloud-event-proxy",
    title: "Cloud event proxy",
    sources: ["redhat-cne/cloud-event-proxy:cmd/main.go"],
    executables: ["cloud-event-proxy"],
    images: ["cloud-event-proxy"],
    listeners: [
      { name: "metrics", options: ["metrics-addr"], default: { port: 9091 } },
      { name: "api", options: ["api-port"] }
    ],
    notListening: ["transport-host", "http-event-publishers", "store-path"]
  },
  {
    id: "cluster-cloud-controller-manager-operator",
    title: "Cluster cloud controller manager operator",
    sources: ["openshift/cluster-cloud-controller-manager-operator:cmd/cluster-cloud-controller-manager-operator/main.go"],
    executables: ["cluster-controller-manager-operator", "config-sync-controllers"],
    images: [],
    listeners: [
      { name: "metrics", options: ["metrics-bind-address"], off: ["0"] },
      { name: "health", options: ["health-addr"] },
      { name: "diagnostics", options: ["diagnostics-address"], off: ["0"] }
    ],
    notListening: ["images-json", "leader-elect-lease-duration"],
    switches: ["leader-elect"]
  },
  {
    id: "cluster-etcd-operator-readyz",
    title: "Readiness server of etcd (cluster-etcd-operator readyz)",
    sources: ["openshift/cluster-etcd-operator:pkg/cmd/readyz/readyz.go"],
    executables: ["cluster-etcd-operator"],
    images: [],
    subcommand: "readyz",
    listeners: [{ name: "server", options: ["listen-port"], default: { host: "0.0.0.0", port: 9980 } }],
    notListening: ["target", "dial-timeout", "listen-cipher-suites", "listen-tls-min-version"]
  },
  {
    id: "cluster-kube-apiserver-operator-insecure-readyz",
    title: "Readiness server of the API server (cluster-kube-apiserver-operator insecure-readyz)",
    sources: ["openshift/cluster-kube-apiserver-operator:pkg/cmd/insecurereadyz/readyz.go"],
    executables: ["cluster-kube-apiserver-operator"],
    images: [],
    subcommand: "insecure-readyz",
    listeners: [{ name: "server", options: ["insecure-port"], default: { host: "0.0.0.0", port: 6080 } }],
    notListening: ["delegate-url"]
  },
  {
    id: "cluster-machine-approver",
    title: "Cluster machine approver",
    sources: ["openshift/cluster-machine-approver:main.go"],
    executables: ["machine-approver"],
    images: [],
    listeners: [
      {
        name: "metrics",
        options: ["metrics-bind-address"],
        variables: ["METRICS_PORT"],
        hostVariables: ["METRICS_BIND_ADDRESS"],
        default: { host: "127.0.0.1", port: 9191 }
      }
    ],
    notListening: ["management-cluster-kubeconfig", "workload-cluster-kubeconfig", "apigroup"],
    switches: ["disable-status-controller", "leader-elect"]
  },
  {
    id: "cluster-version-operator",
    title: "Cluster version operator",
    sources: [
      "openshift/cluster-version-operator:cmd/cluster-version-operator/start.go",
      "openshift/cluster-version-operator:pkg/start/start.go"
    ],
    executables: ["cluster-version-operator"],
    images: [],
    subcommand: "start",
    listeners: [{ name: "metrics", options: ["listen"], default: { host: "0.0.0.0", port: 9099 }, off: [""] }],
    notListening: ["release-image", "update-service", "kubeconfig"],
    switches: ["enable-auto-update", "hypershift"]
  },
  {
    id: "control-plane-operator-default-proxy",
    title: "HyperShift kubernetes-default-proxy",
    sources: ["openshift/hypershift:kubernetes-default-proxy/kubernetes_default_proxy.go"],
    executables: ["control-plane-operator"],
    images: [],
    subcommand: "kubernetes-default-proxy",
    listeners: [{ name: "server", options: ["listen-addr"] }],
    notListening: ["proxy-addr", "apiserver-addr"]
  },
  {
    id: "control-plane-operator-https-proxy",
    title: "HyperShift konnectivity-https-proxy",
    sources: ["openshift/hypershift:konnectivity-https-proxy/cmd.go"],
    executables: ["control-plane-operator"],
    images: [],
    subcommand: "konnectivity-https-proxy",
    listeners: [{ name: "server", options: ["serving-port"], default: { port: 8090 } }],
    notListening: ["konnectivity-hostname", "konnectivity-port", "http-proxy", "https-proxy", "no-proxy"],
    switches: ["connect-directly-to-cloud-apis"]
  },
  {
    id: "control-plane-operator-socks5-proxy",
    title: "HyperShift konnectivity-socks5-proxy",
    sources: ["openshift/hypershift:konnectivity-socks5-proxy/main.go"],
    executables: ["control-plane-operator"],
    images: [],
    subcommand: "konnectivity-socks5-proxy",
    listeners: [{ name: "server", options: ["serving-port"], default: { port: 8090 } }],
    notListening: ["konnectivity-hostname", "konnectivity-port", "proxy-hostname", "proxy-port"],
    switches: [
      "connect-directly-to-cloud-apis",
      "resolve-from-guest-cluster-dns",
      "resolve-from-management-cluster-dns",
      "disable-resolver",
      "prefer-ipv4"
    ]
  },
  {
    id: "library-go-controller",
    title: "OpenShift operators built with library-go (controllercmd)",
    sources: ["openshift/library-go:pkg/controller/controllercmd/flags.go", "openshift/library-go:pkg/controller/controllercmd/cmd.go"],
    executables: [
      "authentication-operator",
      "cluster-config-operator",
      "cluster-csi-snapshot-controller-operator",
      "cluster-etcd-operator",
      "cluster-kube-apiserver-operator",
      "cluster-kube-controller-manager-operator",
      "cluster-kube-scheduler-operator",
      "cluster-kube-storage-version-migrator-operator",
      "cluster-network-operator",
      "cluster-openshift-apiserver-operator",
      "cluster-openshift-controller-manager-operator",
      "cluster-policy-controller",
      "cluster-storage-operator",
      "service-ca-operator"
    ],
    images: [],
    listeners: listen,
    notListening: ["kubeconfig", "namespace", "terminate-on-files"],
    configurations: [{ format: "yaml", options: ["config"] }]
  },
  {
    id: "machine-api-controllers",
    title: "Machine API controllers",
    sources: ["openshift/machine-api-operator:cmd/machineset/main.go"],
    executables: ["machine-controller-manager", "machineset-controller", "machine-healthcheck", "nodelink-controller"],
    images: [],
    listeners: [
      { name: "metrics", options: ["metrics-bind-address"], off: ["0"] },
      { name: "health", options: ["health-addr"] },
      { name: "webhook", options: ["webhook-port"], disabledBy: ["webhook-enabled=false"] }
    ],
    notListening: ["namespace", "webhook-cert-dir"],
    switches: ["leader-elect", "webhook-enabled", "logtostderr"]
  },
  {
    id: "machine-config-operator",
    title: "Machine config operator, controller and daemon",
    sources: [
      "openshift/machine-config-operator:cmd/machine-config-controller/start.go",
      "openshift/machine-config-operator:cmd/machine-config-daemon/start.go"
    ],
    executables: ["machine-config-operator", "machine-config-controller", "machine-config-daemon"],
    images: [],
    subcommand: "start",
    listeners: [{ name: "metrics", options: ["metrics-listen-address", "metrics-url"], default: { host: "127.0.0.1", port: 8797 } }],
    notListening: ["kubelet-healthz-endpoint", "once-from", "root-mount", "payload-version"],
    switches: ["kubelet-healthz-enabled", "skip-reboot", "logtostderr"]
  },
  {
    id: "machine-config-server",
    title: "Machine config server",
    sources: ["openshift/machine-config-operator:cmd/machine-config-server/main.go"],
    executables: ["machine-config-server"],
    images: [],
    listeners: [
      { name: "secure", options: ["secure-port"], default: { port: 22623 } },
      { name: "insecure", options: ["insecure-port"], default: { port: 22624 } }
    ],
    notListening: ["apiserver-url", "bootstrap-kubeconfig", "server-basedir"],
    switches: ["logtostderr"]
  },
  {
    id: "openshift-router",
    title: "OpenShift router",
    sources: [
      "openshift/router:pkg/cmd/infra/router/template.go",
      "openshift/router:pkg/cmd/infra/router/router.go",
      "openshift/router:images/router/haproxy/conf/haproxy-config.template"
    ],
    executables: ["openshift-router"],
    images: ["haproxy-router", "origin-haproxy-router", "ose-haproxy-router*"],
    listeners: [
      { name: "http", variables: ["ROUTER_SERVICE_HTTP_PORT"], default: { port: 80 }, unset: [""] },
      { name: "https", variables: ["ROUTER_SERVICE_HTTPS_PORT"], default: { port: 443 }, unset: [""] },
      { name: "metrics", options: ["listen-addr"], variables: ["ROUTER_LISTEN_ADDR"], off: [""] },
      {
        name: "statistics",
        options: ["stats-port"],
        variables: ["STATS_PORT"],
        default: { port: 1936 },
        off: ["-1"],
        unset: ["", "0"],
        // The port of the address that metrics are served at stands for it.
        disabledBy: ["listen-addr", "ROUTER_LISTEN_ADDR"]
      },
      // Without these variables, new images join the two stages by files instead of ports.
      { name: "sni", variables: ["ROUTER_SERVICE_SNI_PORT"], default: { host: "127.0.0.1" } },
      { name: "no-sni", variables: ["ROUTER_SERVICE_NO_SNI_PORT"], default: { host: "127.0.0.1" } }
    ],
    notListening: [
      "ROUTER_CANONICAL_HOSTNAME",
      "ROUTER_SYSLOG_ADDRESS",
      "ROUTER_MAX_CONNECTIONS",
      "ROUTER_THREADS",
      "ROUTER_METRICS_READY_HTTP_URL",
      "ROUTER_METRICS_HAPROXY_SCRAPE_URI"
    ]
  },
  {
    id: "runtimecfg-monitor",
    title: "Monitors of on-premises HAProxy and CoreDNS (they render configurations and do not listen)",
    sources: [
      "openshift/baremetal-runtimecfg:cmd/monitor/monitor.go",
      "openshift/baremetal-runtimecfg:cmd/corednsmonitor/corednsmonitor.go"
    ],
    executables: ["monitor", "corednsmonitor", "dnsmasqmonitor", "dynkeepalived", "runtimecfg"],
    images: [],
    listeners: [],
    notListening: [
      "api-port",
      "lb-port",
      "stat-port",
      "api-vip",
      "api-vips",
      "ingress-vip",
      "ingress-vips",
      "dns-vip",
      "check-interval",
      "cluster-config",
      "c"
    ]
  }
];

// programs/ovn-kubernetes.ts
var programs45 = [
  {
    id: "ovn-ctl",
    title: "OVN databases (ovn-ctl)",
    sources: ["ovn-org/ovn:utilities/ovn-ctl"],
    executables: ["ovn-ctl"],
    images: [],
    listeners: [
      {
        name: "northbound-cluster",
        options: ["db-nb-cluster-local-port"],
        hostOptions: ["db-nb-cluster-local-addr"],
        default: { port: 6643 },
        enabledBy: ["db-nb-cluster-local-addr"]
      },
      {
        name: "southbound-cluster",
        options: ["db-sb-cluster-local-port"],
        hostOptions: ["db-sb-cluster-local-addr"],
        default: { port: 6644 },
        enabledBy: ["db-sb-cluster-local-addr"]
      },
      {
        name: "northbound-remote",
        options: ["db-nb-port"],
        hostOptions: ["db-nb-addr"],
        default: { host: "0.0.0.0", port: 6641 },
        enabledBy: ["db-nb-create-insecure-remote"]
      },
      {
        name: "southbound-remote",
        options: ["db-sb-port"],
        hostOptions: ["db-sb-addr"],
        default: { host: "0.0.0.0", port: 6642 },
        enabledBy: ["db-sb-create-insecure-remote"]
      },
      {
        name: "interconnection-northbound-cluster",
        options: ["db-ic-nb-cluster-local-port"],
        hostOptions: ["db-ic-nb-cluster-local-addr"],
        default: { port: 6647 },
        enabledBy: ["db-ic-nb-cluster-local-addr"]
      },
      {
        name: "interconnection-southbound-cluster",
        options: ["db-ic-sb-cluster-local-port"],
        hostOptions: ["db-ic-sb-cluster-local-addr"],
        default: { port: 6648 },
        enabledBy: ["db-ic-sb-cluster-local-addr"]
      },
      {
        name: "interconnection-northbound-remote",
        options: ["db-ic-nb-port"],
        hostOptions: ["db-ic-nb-addr"],
        default: { host: "0.0.0.0", port: 6645 },
        enabledBy: ["db-ic-nb-create-insecure-remote"]
      },
      {
        name: "interconnection-southbound-remote",
        options: ["db-ic-sb-port"],
        hostOptions: ["db-ic-sb-addr"],
        default: { host: "0.0.0.0", port: 6646 },
        enabledBy: ["db-ic-sb-create-insecure-remote"]
      }
    ],
    notListening: [
      "db-nb-cluster-remote-port",
      "db-nb-cluster-remote-addr",
      "db-sb-cluster-remote-port",
      "db-sb-cluster-remote-addr",
      "db-ic-nb-cluster-remote-port",
      "db-ic-nb-cluster-remote-addr",
      "db-ic-sb-cluster-remote-port",
      "db-ic-sb-cluster-remote-addr",
      "db-ic-nb-sync-from-port",
      "db-ic-nb-sync-from-addr",
      "db-ic-sb-sync-from-port",
      "db-ic-sb-sync-from-addr",
      "db-nb-sync-from-port",
      "db-nb-sync-from-addr",
      "db-sb-sync-from-port",
      "db-sb-sync-from-addr",
      "ovn-northd-nb-db",
      "ovn-northd-sb-db",
      "ovn-ic-nb-db",
      "ovn-ic-sb-db",
      "db-sb-relay-remote"
    ],
    switches: ["no-monitor", "monitor", "no-mlockall", "no-self-confinement"]
  },
  {
    id: "ovn-kube-util-ovs-exporter",
    title: "ovn-kube-util ovs-exporter",
    sources: ["ovn-org/ovn-kubernetes:go-controller/cmd/ovn-kube-util/app/ovs-exporter.go"],
    executables: ["ovn-kube-util"],
    images: [],
    subcommand: "ovs-exporter",
    listeners: [{ name: "metrics", options: ["metrics-bind-address"], default: { host: "0.0.0.0", port: 9310 } }],
    notListening: ["metrics-interval"],
    switches: ["metrics-enable-pprof"]
  },
  {
    id: "ovnkube",
    title: "ovnkube (OVN-Kubernetes)",
    sources: [
      "ovn-kubernetes/ovn-kubernetes:go-controller/pkg/config/config.go",
      "ovn-kubernetes/ovn-kubernetes:go-controller/cmd/ovnkube/ovnkube.go"
    ],
    executables: ["ovnkube"],
    images: [],
    listeners: [
      {
        name: "metrics",
        options: ["metrics-bind-address"],
        settings: ["metrics.bind-address", "kubernetes.metrics-bind-address"],
        off: [""]
      },
      {
        name: "ovn-metrics",
        options: ["ovn-metrics-bind-address"],
        settings: ["metrics.ovn-metrics-bind-address", "kubernetes.ovn-metrics-bind-address"],
        off: [""]
      },
      {
        name: "healthz",
        options: ["healthz-bind-address"],
        settings: ["kubernetes.healthz-bind-address"],
        off: [""],
        enabledBy: ["init-node"]
      },
      {
        name: "egress-ip-health",
        options: ["egressip-node-healthcheck-port"],
        settings: ["ovnkubernetesfeature.egressip-node-healthcheck-port"],
        enabledBy: ["init-node"]
      },
      { name: "geneve", protocol: "UDP", options: ["encap-port"], settings: ["default.encap-port"], enabledBy: ["init-node"] },
      {
        name: "hybrid-overlay-vxlan",
        protocol: "UDP",
        options: ["hybrid-overlay-vxlan-port"],
        settings: ["hybridoverlay.hybrid-overlay-vxlan-port"],
        enabledBy: ["enable-hybrid-overlay", "hybridoverlay.enabled"]
      }
    ],
    notListening: [
      "nb-address",
      "sb-address",
      "k8s-apiserver",
      "k8s-service-cidrs",
      "k8s-service-cidr",
      "service-cluster-ip-range",
      "k8s-kubeconfig",
      "cluster-subnets",
      "encap-ip",
      "gateway-nexthop",
      "netflow-targets",
      "sflow-targets",
      "ipfix-targets",
      "node-mgmt-port-netdev",
      "conntrack-zone"
    ],
    switches: [
      "enable-interconnect",
      "enable-multicast",
      "enable-egress-ip",
      "enable-egress-firewall",
      "enable-egress-qos",
      "enable-egress-service",
      "enable-multi-network",
      "enable-multi-networkpolicy",
      "enable-multi-external-gateway",
      "enable-network-segmentation",
      "enable-admin-network-policy",
      "enable-hybrid-overlay",
      "enable-lflow-cache",
      "enable-persistent-ips",
      "enable-dns-name-resolver",
      "enable-network-qos",
      "enable-observability",
      "enable-preconfigured-udn-addresses",
      "enable-route-advertisements",
      "enable-stateless-netpol",
      "enable-svc-template-support",
      "disable-snat-multiple-gws",
      "disable-forwarding",
      "disable-requestedchassis",
      "disable-pkt-mtu-check",
      "export-ovs-metrics",
      "metrics-enable-pprof",
      "metrics-enable-config-duration",
      "metrics-enable-scale",
      "ovn-empty-lb-events",
      "single-node",
      "allow-no-uplink"
    ],
    configurations: [{ format: "ini", options: ["config-file"], paths: ["/etc/openvswitch/ovn_k8s.conf"] }]
  },
  {
    id: "ovnkube-identity",
    title: "ovnkube-identity (OVN-Kubernetes node identity)",
    sources: ["ovn-org/ovn-kubernetes:go-controller/cmd/ovnkube-identity/ovnkubeidentity.go"],
    executables: ["ovnkube-identity"],
    images: [],
    listeners: [
      {
        name: "webhook",
        options: ["webhook-port"],
        hostOptions: ["webhook-host"],
        default: { host: "localhost", port: 9443 },
        disabledBy: ["disable-webhook"]
      },
      { name: "metrics", options: ["metrics-address"], off: ["0"], disabledBy: ["disable-approver"] }
    ],
    notListening: ["k8s-apiserver", "kubeconfig", "local-kubernetes-api-port", "extra-allowed-user", "wait-for-kubernetes-api"],
    switches: ["disable-webhook", "disable-approver", "enable-interconnect", "enable-hybrid-overlay"]
  }
];

// programs/pod-networks.ts
var programs46 = [
  {
    id: "antrea-agent",
    title: "Antrea agent",
    sources: ["antrea-io/antrea:docs/network-requirements.md", "antrea-io/antrea:build/charts/antrea/conf/antrea-agent.conf"],
    executables: ["antrea-agent"],
    images: [],
    listeners: [
      { name: "api", settings: ["apiPort"], default: { port: 10350 } },
      { name: "cluster", settings: ["clusterPort"], default: { port: 10351 } },
      { name: "cluster-udp", protocol: "UDP", settings: ["clusterPort"], default: { port: 10351 } },
      {
        name: "service-health",
        settings: ["antreaProxy.serviceHealthCheckServerBindAddress"],
        default: { host: "0.0.0.0", port: 10256 },
        unset: [""],
        enabledBy: ["antreaProxy.proxyAll"],
        disabledBy: ["antreaProxy.disableServiceHealthCheckServer"]
      }
    ],
    configurations: [{ format: "yaml", options: ["config"], paths: ["/etc/antrea/antrea-agent.conf"] }]
  },
  {
    id: "antrea-controller",
    title: "Antrea controller",
    sources: ["antrea-io/antrea:docs/network-requirements.md"],
    executables: ["antrea-controller"],
    images: [],
    listeners: [{ name: "api", settings: ["apiPort"], default: { port: 10349 } }],
    configurations: [{ format: "yaml", options: ["config"], paths: ["/etc/antrea/antrea-controller.conf"] }]
  },
  {
    id: "flannel",
    title: "flannel",
    sources: ["flannel-io/flannel:Documentation/configuration.md"],
    executables: ["flanneld"],
    images: ["flannel"],
    listeners: [
      {
        name: "healthz",
        options: ["healthz-port"],
        hostOptions: ["healthz-ip"],
        variables: ["FLANNELD_HEALTHZ_PORT"],
        hostVariables: ["FLANNELD_HEALTHZ_IP"],
        default: { host: "0.0.0.0" }
      }
    ],
    notListening: [
      "FLANNELD_ETCD_ENDPOINTS",
      "FLANNELD_PUBLIC_IP",
      "etcd-endpoints",
      "public-ip",
      "public-ipv6",
      "kube-api-url",
      "iface",
      "EVENT_QUEUE_DEPTH"
    ],
    switches: ["ip-masq", "kube-subnet-mgr", "ip-blackhole-route", "iptables-forward-rules", "version"]
  },
  {
    id: "gobgpd",
    title: "GoBGP daemon",
    sources: ["osrg/gobgp:cmd/gobgpd/main.go"],
    executables: ["gobgpd"],
    images: ["gobgp"],
    listeners: [
      { name: "api", options: ["api-hosts"], default: { port: 50051 } },
      { name: "profiles", options: ["pprof-host"], default: { host: "localhost", port: 6060 }, disabledBy: ["pprof-disable"] }
    ],
    notListening: ["config-file", "f", "syslog"],
    switches: ["log-plain", "p", "disable-stdlog", "graceful-restart", "r", "dry-run", "d", "pprof-disable", "tls"],
    configurations: [{ format: "toml", options: ["config-file", "f"] }]
  },
  {
    id: "kilo",
    title: "Kilo agent",
    sources: ["squat/kilo:cmd/kg/main.go"],
    executables: ["kg"],
    images: ["squat/kilo"],
    listeners: [
      { name: "health", options: ["listen"], default: { port: 1107 } },
      { name: "wireguard", protocol: "UDP", options: ["port"] }
    ],
    notListening: ["master", "kubeconfig", "mtu", "subnet", "service-cidr", "interface", "hostname"],
    switches: [
      "clean-up",
      "clean-up-interface",
      "cni",
      "create-interface",
      "iptables-forward-rules",
      "local",
      "prioritise-private-addresses"
    ]
  },
  {
    id: "kube-router",
    title: "kube-router",
    sources: [
      "cloudnativelabs/kube-router:pkg/options/options.go",
      "cloudnativelabs/kube-router:pkg/healthcheck/health_controller.go",
      "cloudnativelabs/kube-router:pkg/controllers/routing/network_routes_controller.go"
    ],
    executables: ["kube-router"],
    images: ["kube-router"],
    listeners: [
      { name: "health", options: ["health-port"], hostOptions: ["health-addr"], default: { port: 20244 } },
      { name: "metrics", options: ["metrics-port"], hostOptions: ["metrics-addr"] },
      // Whether it speaks BGP at its default port 179 is for the annotations of the node to say, so only what is told counts.
      { name: "bgp", options: ["bgp-port"], default: { host: "$(NODE_IP)" }, disabledBy: ["run-router=false"] },
      // Old versions open it at the node's address besides.
      {
        name: "gobgp-admin",
        options: ["gobgp-admin-port"],
        hostOptions: ["gobgp-admin-address"],
        default: { host: "127.0.0.1" },
        disabledBy: ["run-router=false"]
      }
    ],
    notListening: [
      "peer-router-ips",
      "peer-router-ports",
      "peer-router-asns",
      "cluster-asn",
      "master",
      "kubeconfig",
      "router-id",
      "cache-sync-timeout",
      "hostname-override",
      "peer-router-multihop-ttl",
      "service-cluster-ip-range",
      "service-external-ip-range",
      "service-node-port-range"
    ],
    switches: [
      "advertise-cluster-ip",
      "advertise-external-ip",
      "advertise-loadbalancer-ip",
      "advertise-pod-cidr",
      "disable-source-dest-check",
      "enable-pod-egress",
      "ipvs-graceful-termination",
      "ipvs-permit-all",
      "nodeport-bindon-all-ip",
      "nodes-full-mesh",
      "override-nexthop",
      "run-router",
      "run-firewall",
      "run-service-proxy",
      "run-loadbalancer",
      "hairpin-mode",
      "masquerade-all",
      "enable-pprof",
      "enable-cni",
      "enable-ibgp",
      "enable-overlay",
      "bgp-graceful-restart",
      "cleanup-config"
    ]
  },
  {
    id: "loxilb",
    title: "LoxiLB",
    sources: ["loxilb-io/loxilb:options/options.go"],
    executables: ["loxilb"],
    images: ["loxilb"],
    listeners: [
      {
        name: "api",
        options: ["port"],
        hostOptions: ["host"],
        variables: ["PORT"],
        hostVariables: ["HOST"],
        default: { host: "0.0.0.0", port: 11111 }
      },
      {
        name: "api-tls",
        options: ["tls-port"],
        hostOptions: ["tls-host", "host"],
        variables: ["TLS_PORT"],
        hostVariables: ["TLS_HOST", "HOST"],
        default: { host: "0.0.0.0", port: 8091 },
        enabledBy: ["tls", "TLS"]
      }
    ],
    notListening: ["cluster", "self", "ka", "k", "blacklist", "k8s-api", "cloudcidrblock", "loglevel"],
    switches: ["bgp", "b", "api", "a", "nonlp", "n", "tls", "prometheus", "p", "peer", "r", "egr-hooks", "passive-probe", "ipvs-compat"]
  },
  {
    id: "nebula",
    title: "Nebula",
    sources: ["slackhq/nebula:examples/config.yml"],
    executables: ["nebula"],
    images: ["nebulaoss/nebula"],
    listeners: [
      { name: "tunnel", protocol: "UDP", settings: ["listen.port"], hostSettings: ["listen.host"] },
      {
        name: "dns",
        protocol: "UDP",
        settings: ["lighthouse.dns.port"],
        hostSettings: ["lighthouse.dns.host"],
        enabledBy: ["lighthouse.serve_dns"]
      },
      { name: "ssh", settings: ["sshd.listen"], enabledBy: ["sshd.enabled"] }
    ],
    configurations: [{ format: "yaml", options: ["config"] }]
  },
  {
    id: "openelb-speaker",
    title: "OpenELB speaker",
    sources: ["openelb/openelb:cmd/speaker/app/options/options.go", "openelb/openelb:pkg/speaker/bgp/options.go"],
    executables: ["openelb-speaker"],
    images: ["openelb-speaker"],
    listeners: [{ name: "gobgp", options: ["api-hosts"], default: { port: 50051 } }]
  },
  {
    id: "purelb-lbnodeagent",
    title: "PureLB node agent",
    sources: ["purelb/purelb:cmd/lbnodeagent/main.go"],
    executables: ["lbnodeagent"],
    images: ["lbnodeagent"],
    listeners: [
      {
        name: "metrics",
        options: ["port"],
        hostOptions: ["host"],
        hostVariables: ["PURELB_HOST"],
        default: { port: 7472 }
      }
    ],
    notListening: ["namespace", "node-name", "pod-uid", "lease-duration", "renew-deadline", "retry-period", "kubeconfig"]
  },
  {
    id: "spiderpool-agent",
    title: "Spiderpool agent",
    sources: ["spidernet-io/spiderpool:docs/reference/spiderpool-agent.md"],
    executables: ["spiderpool-agent"],
    images: ["spiderpool-agent"],
    listeners: [
      { name: "health", variables: ["SPIDERPOOL_HEALTH_PORT"], default: { port: 5710 } },
      {
        name: "metrics",
        variables: ["SPIDERPOOL_METRIC_HTTP_PORT"],
        default: { port: 5711 },
        enabledBy: ["SPIDERPOOL_ENABLED_METRIC"]
      },
      { name: "gops", variables: ["SPIDERPOOL_GOPS_LISTEN_PORT"], default: { host: "localhost" }, off: [""] }
    ],
    notListening: ["config-dir", "ipam-config-dir"]
  },
  {
    id: "tailscale",
    title: "Tailscale, by its container",
    sources: ["tailscale/tailscale:cmd/containerboot/main.go"],
    executables: ["containerboot"],
    images: ["tailscale/tailscale"],
    listeners: [
      {
        name: "local",
        variables: ["TS_LOCAL_ADDR_PORT"],
        default: { host: "::", port: 9002 },
        enabledBy: ["TS_ENABLE_METRICS", "TS_ENABLE_HEALTH_CHECK"]
      },
      { name: "health", variables: ["TS_HEALTHCHECK_ADDR_PORT"] },
      { name: "socks5", variables: ["TS_SOCKS5_SERVER"] },
      { name: "http-proxy", variables: ["TS_OUTBOUND_HTTP_PROXY_LISTEN"] }
    ],
    notListening: ["TS_DEST_IP", "TS_ROUTES", "TS_TAILNET_TARGET_IP", "TS_TAILNET_TARGET_FQDN", "TS_HOSTNAME", "TS_SOCKET"]
  },
  {
    id: "weave-kube",
    title: "Weave Net on Kubernetes",
    sources: ["weaveworks/weave:prog/weave-kube/launch.sh"],
    executables: [],
    images: ["weave-kube"],
    listeners: [
      { name: "peers", default: { port: 6783 } },
      { name: "peers-udp", protocol: "UDP", default: { port: 6783 } },
      { name: "http", variables: ["WEAVE_HTTP_ADDR"], default: { host: "127.0.0.1", port: 6784 }, unset: [""] },
      { name: "status", variables: ["WEAVE_STATUS_ADDR"], default: { host: "0.0.0.0", port: 6782 }, unset: [""] }
    ],
    notListening: ["KUBE_PEERS", "IPALLOC_RANGE", "WEAVE_EXPOSE_IP", "WEAVE_MTU", "CONN_LIMIT"]
  },
  {
    id: "weave-npc",
    title: "Weave Net network policy controller",
    sources: ["weaveworks/weave:prog/weave-npc/main.go"],
    executables: ["weave-npc"],
    images: ["weave-npc"],
    listeners: [{ name: "metrics", options: ["metrics-addr"], default: { port: 6781 } }],
    notListening: ["node-name", "max-list-size", "bridge-port-name"],
    switches: ["allow-mcast"]
  }
];

// programs/security.ts
var programs47 = [
  {
    id: "crowdsec",
    title: "CrowdSec",
    sources: ["crowdsecurity/crowdsec:config/config.yaml"],
    executables: ["crowdsec"],
    images: ["crowdsec"],
    listeners: [
      { name: "api", settings: ["api.server.listen_uri"], disabledBy: ["DISABLE_LOCAL_API", "no-api"] },
      {
        name: "metrics",
        settings: ["prometheus.listen_port"],
        hostSettings: ["prometheus.listen_addr"],
        disabledBy: ["prometheus.enabled=false"]
      }
    ],
    notListening: ["LOCAL_API_URL"],
    switches: ["no-api", "no-cs", "debug", "trace", "info"],
    configurations: [{ format: "yaml", options: ["c"], paths: ["/etc/crowdsec/config.yaml", "/etc/crowdsec/config.yaml.local"] }]
  },
  {
    id: "falco",
    title: "Falco",
    sources: [
      "falcosecurity/falco:falco.yaml",
      "falcosecurity/falco:userspace/falco/configuration.cpp",
      "falcosecurity/falco:userspace/falco/app/options.cpp",
      "https://falco.org/docs/developer-guide/grpc/grpc-config"
    ],
    executables: ["falco"],
    images: ["falco", "falco-no-driver"],
    listeners: [
      {
        name: "web",
        settings: ["webserver.listen_port"],
        hostSettings: ["webserver.listen_address"],
        default: { host: "0.0.0.0", port: 8765 },
        enabledBy: ["webserver.enabled"]
      },
      // The image's own file switches it on.
      { name: "web-of-own-file", default: { host: "0.0.0.0", port: 8765 }, settledByFile: true },
      { name: "grpc", settings: ["grpc.bind_address"], enabledBy: ["grpc.enabled"] }
    ],
    notListening: ["http_output.url", "k8s-api", "k", "k8s-api-cert", "K", "k8s-node", "cri", "o", "option", "r", "S", "snaplen", "M"],
    switches: ["A", "disable-cri-async", "modern-bpf", "nodriver", "U", "unbuffered", "u", "userspace", "v"],
    configurations: [{ format: "yaml", options: ["c"], paths: ["/etc/falco/falco.yaml"] }]
  },
  {
    id: "kubearmor",
    title: "KubeArmor",
    sources: ["kubearmor/KubeArmor:KubeArmor/config/config.go"],
    executables: ["kubearmor"],
    images: ["kubearmor"],
    listeners: [
      { name: "grpc", options: ["gRPC"], default: { port: 32767 } },
      { name: "health", options: ["gRPCHealthPort"] },
      { name: "profiles", options: ["pprofAddr"], default: { host: "localhost", port: 6060 }, enabledBy: ["enablePprof"] }
    ],
    notListening: ["criSocket", "nriSocket", "host", "cluster", "managementGRPC", "seLinuxProfileDir"],
    switches: ["k8s", "enablePprof"]
  },
  {
    id: "tetragon",
    title: "Tetragon",
    sources: ["cilium/tetragon:pkg/option/flags.go", "cilium/tetragon:docs/content/en/docs/reference/daemon-configuration.md"],
    executables: ["tetragon"],
    images: ["tetragon"],
    listeners: [
      {
        name: "grpc",
        options: ["server-address"],
        settings: ["server-address"],
        default: { host: "localhost", port: 54321 },
        off: [""]
      },
      { name: "metrics", options: ["metrics-server"], settings: ["metrics-server"], off: [""] },
      { name: "health", options: ["health-server-address"], settings: ["health-server-address"], default: { port: 6789 }, off: [""] },
      { name: "gops", options: ["gops-address"], settings: ["gops-address"], off: [""] },
      { name: "profiles", options: ["pprof-address", "pprof-addr"], settings: ["pprof-address", "pprof-addr"], off: [""] }
    ],
    notListening: ["cri-endpoint"],
    switches: ["debug", "d", "enable-process-cred", "enable-process-ns", "enable-k8s-api", "enable-cri", "enable-pod-info"],
    configurations: [
      { format: "folder", options: ["config-dir"], paths: ["/etc/tetragon/tetragon.conf.d/*"] },
      { format: "yaml", paths: ["/etc/tetragon/tetragon.yaml"] }
    ]
  }
];

// programs/servers.ts
var programs48 = [
  {
    id: "consul-agent",
    title: "Consul agent",
    sources: ["hashicorp/consul:agent/config/default.go", "https://developer.hashicorp.com/consul/commands/agent"],
    executables: ["consul"],
    images: ["hashicorp/consul"],
    subcommand: "agent",
    listeners: [
      { name: "http", options: ["http-port"], hostOptions: ["client"], default: { host: "127.0.0.1", port: 8500 }, off: ["-1"] },
      { name: "https", options: ["https-port"], hostOptions: ["client"], default: { host: "127.0.0.1" }, off: ["-1"] },
      { name: "grpc", options: ["grpc-port"], hostOptions: ["client"], default: { host: "127.0.0.1" }, off: ["-1"] },
      { name: "grpc-tls", options: ["grpc-tls-port"], hostOptions: ["client"], default: { host: "127.0.0.1" }, off: ["-1"] },
      { name: "dns", options: ["dns-port"], hostOptions: ["client"], default: { host: "127.0.0.1", port: 8600 }, off: ["-1"] },
      {
        name: "dns-udp",
        protocol: "UDP",
        options: ["dns-port"],
        hostOptions: ["client"],
        default: { host: "127.0.0.1", port: 8600 },
        off: ["-1"]
      },
      {
        name: "rpc",
        options: ["server-port"],
        hostOptions: ["bind"],
        default: { host: "0.0.0.0", port: 8300 },
        enabledBy: ["server", "dev"]
      },
      { name: "gossip", options: ["serf-lan-port"], hostOptions: ["serf-lan-bind", "bind"], default: { host: "0.0.0.0", port: 8301 } },
      {
        name: "gossip-udp",
        protocol: "UDP",
        options: ["serf-lan-port"],
        hostOptions: ["serf-lan-bind", "bind"],
        default: { host: "0.0.0.0", port: 8301 }
      },
      {
        name: "wan-gossip",
        options: ["serf-wan-port"],
        hostOptions: ["serf-wan-bind", "bind"],
        default: { host: "0.0.0.0", port: 8302 },
        off: ["-1"],
        enabledBy: ["server", "dev"]
      }
    ],
    notListening: ["advertise", "advertise-wan", "join", "retry-join", "retry-join-wan", "recursor", "node", "datacenter"],
    switches: ["server", "dev", "ui", "disable-host-node-id", "enable-script-checks", "enable-local-script-checks"]
  },
  {
    id: "dnsmasq",
    title: "dnsmasq",
    sources: ["imp/dnsmasq:src/option.c", "imp/dnsmasq:src/dhcp.c", "InfrastructureServices/dnsmasq:man/dnsmasq.8"],
    executables: ["dnsmasq"],
    images: ["dnsmasq"],
    listeners: [
      {
        name: "dns",
        options: ["port", "p"],
        hostOptions: ["listen-address", "a"],
        settings: ["port"],
        hostSettings: ["listen-address"],
        default: { port: 53 }
      },
      {
        name: "dns-udp",
        protocol: "UDP",
        options: ["port", "p"],
        hostOptions: ["listen-address", "a"],
        settings: ["port"],
        hostSettings: ["listen-address"],
        default: { port: 53 }
      },
      {
        name: "dhcp",
        protocol: "UDP",
        default: { port: 67 },
        enabledBy: ["dhcp-range", "F", "dhcp-relay"],
        disabledBy: ["dhcp-alternate-port"]
      },
      {
        name: "pxe",
        protocol: "UDP",
        default: { port: 4011 },
        enabledBy: ["pxe-service+dhcp-range", "pxe-prompt+dhcp-range", "pxe-service+F", "pxe-prompt+F"]
      },
      { name: "tftp", protocol: "UDP", default: { port: 69 }, enabledBy: ["enable-tftp"] }
    ],
    notListening: "server S rev-server local address A min-port max-port tftp-port-range query-port Q edns-packet-max P cache-size c dns-forward-max interface i except-interface I auth-server auth-peer dhcp-option O dhcp-host G dhcp-boot M dhcp-leasefile l host-record addn-hosts H resolv-file r pid-file x user u group g".split(" "),
    switches: "no-daemon d keep-in-foreground k no-resolv R no-poll n no-hosts h expand-hosts E log-queries q bind-interfaces z bind-dynamic bogus-priv b domain-needed D strict-order o no-negcache N localise-queries y dhcp-authoritative K read-ethers Z selfmx e filterwin2k f localmx L local-service all-servers no-ping log-dhcp log-debug leasefile-ro tftp-secure tftp-no-blocksize tftp-single-port enable-ra enable-tftp dnssec".split(" "),
    checks: ["test", "version", "v", "help", "w"],
    configurations: [{ format: "ini", options: ["conf-file", "C", "conf-dir", "7"], paths: ["/etc/dnsmasq.conf", "/etc/dnsmasq.d/*"] }]
  },
  {
    id: "in-tftpd",
    title: "tftpd-hpa",
    sources: ["hpax/tftp-hpa:tftpd/tftpd.8.in"],
    executables: ["in.tftpd"],
    images: [],
    listeners: [
      {
        name: "tftp",
        protocol: "UDP",
        options: ["address", "a", "service", "port", "S"],
        default: { port: 69 },
        enabledBy: ["listen", "l", "foreground", "L"]
      }
    ],
    notListening: "port-range R user u umask U pidfile P timeout t retransmit T map-file m map-steps verbosity refuse r blocksize B windowsize W window-bytes".split(" "),
    switches: "listen l foreground L secure chroot s create c permissive p verbose v ipv4 4 ipv6 6 systemd".split(" "),
    checks: ["map-test", "version", "V"]
  },
  {
    id: "minio",
    title: "MinIO server",
    sources: ["minio/minio:cmd/server-main.go", "minio/minio:internal/config/server.go"],
    executables: ["minio"],
    images: ["minio"],
    subcommand: "server",
    listeners: [
      { name: "s3", options: ["address"], variables: ["MINIO_ADDRESS"], settings: ["address"], default: { port: 9e3 } },
      {
        name: "console",
        options: ["console-address"],
        variables: ["MINIO_CONSOLE_ADDRESS"],
        settings: ["console-address"],
        disabledBy: ["MINIO_BROWSER=off"]
      },
      { name: "ftp", options: ["ftp address"], settings: ["options.ftp.address"] },
      { name: "sftp", options: ["sftp address"], settings: ["options.sftp.address"] }
    ],
    notListening: [
      "ftp",
      "ftp passive-port-range",
      "sftp",
      "listeners",
      "interface",
      "MINIO_SERVER_URL",
      "MINIO_BROWSER_REDIRECT_URL",
      "MINIO_VOLUMES",
      "MINIO_ENDPOINTS",
      "MINIO_PROMETHEUS_URL"
    ],
    switches: ["quiet", "anonymous", "json", "log-compress"],
    configurations: [{ format: "yaml", options: ["config"], variables: ["MINIO_CONFIG"] }]
  },
  {
    id: "registry",
    title: "Distribution (container registry)",
    sources: ["distribution/distribution:cmd/registry/config-example.yml"],
    executables: ["registry"],
    images: ["registry"],
    listeners: [
      { name: "http", variables: ["REGISTRY_HTTP_ADDR"], settings: ["http.addr"], default: { port: 5e3 } },
      { name: "debug", variables: ["REGISTRY_HTTP_DEBUG_ADDR"], settings: ["http.debug.addr"] }
    ],
    notListening: ["REGISTRY_PROXY_REMOTEURL", "REGISTRY_HTTP_HOST", "REGISTRY_REDIS_ADDR"],
    configurations: [{ format: "yaml", paths: ["/etc/docker/registry/config.yml", "/etc/distribution/config.yml"] }]
  },
  {
    id: "rpcbind",
    title: "rpcbind",
    sources: ["okirch/rpcbind:src/rpcbind.c"],
    executables: ["rpcbind"],
    images: [],
    listeners: [
      // The addresses of -h are those of UDP; TCP is bound to every address.
      { name: "tcp", default: { port: 111 } },
      { name: "udp", protocol: "UDP", hostOptions: ["h"], default: { port: 111 } }
    ],
    switches: ["a", "d", "f", "i", "l", "s", "w", "r"]
  },
  {
    id: "sshd",
    title: "OpenSSH server",
    sources: ["openssh/openssh-portable:sshd.8", "https://man.freebsd.org/sshd(8)", "openssh/openssh-portable:sshd_config.5"],
    executables: ["sshd"],
    images: [],
    listeners: [
      {
        name: "ssh",
        options: ["p", "o Port", "o ListenAddress"],
        settings: ["Port", "port", "ListenAddress", "listenaddress"],
        default: { port: 22 },
        disabledBy: ["i"]
      }
    ],
    notListening: ["b", "C", "c", "E", "f", "g", "h", "k", "o", "u"],
    switches: ["4", "6", "D", "d", "e", "i", "q"],
    checks: ["t", "T", "G", "V"],
    configurations: [{ format: "keywords", options: ["f"], paths: ["/etc/ssh/sshd_config", "/etc/ssh/sshd_config.d/*.conf"] }]
  },
  {
    id: "vault",
    title: "Vault",
    sources: ["hashicorp/vault:command/server.go", "hashicorp/vault:website/content/docs/configuration/listener/tcp.mdx"],
    executables: ["vault"],
    images: ["vault"],
    subcommand: "server",
    listeners: [
      {
        name: "http",
        options: ["dev-listen-address"],
        variables: ["VAULT_DEV_LISTEN_ADDRESS"],
        default: { host: "127.0.0.1", port: 8200 },
        enabledBy: ["dev", "dev-tls"]
      },
      { name: "listener", settings: ["listener.tcp.address"] },
      { name: "cluster", settings: ["listener.tcp.cluster_address"] }
    ],
    notListening: ["dev-root-token-id", "dev-tls-san", "VAULT_ADDR", "VAULT_API_ADDR", "VAULT_CLUSTER_ADDR", "VAULT_REDIRECT_ADDR"],
    switches: ["dev", "dev-tls", "dev-no-store-token", "recovery", "exit-on-core-shutdown"],
    checks: ["test-verify-only", "test-server-config"],
    configurations: [
      { format: "blocks", options: ["config"] },
      { format: "json", options: ["config"] }
    ]
  }
];

// programs/storage.ts
function ganeshaNames(name, value = "") {
  const blocks = ["NFS_CORE_PARAM", "NFS_Core_Param", "nfs_core_param"];
  return blocks.flatMap((block) => [name, name.toLowerCase(), name.toUpperCase()].map((one) => `${block}.${one}${value}`));
}
function ganeshaServers(name, setting, port) {
  const server = {
    name,
    settings: ganeshaNames(setting),
    hostSettings: ganeshaNames("Bind_addr"),
    ...port === void 0 ? {} : { default: { port } }
  };
  const withoutUdp = ["false", "False", "FALSE"].flatMap((value) => ganeshaNames("Enable_UDP", `=${value}`));
  return [server, { ...server, name: `${name}-udp`, protocol: "UDP", disabledBy: withoutUdp }];
}
var programs49 = [
  {
    id: "cri-o",
    title: "CRI-O",
    sources: ["cri-o/cri-o:docs/crio.conf.5.md"],
    executables: ["crio"],
    images: [],
    listeners: [
      {
        name: "metrics",
        options: ["metrics-port"],
        hostOptions: ["metrics-host"],
        variables: ["CONTAINER_METRICS_PORT"],
        hostVariables: ["CONTAINER_METRICS_HOST"],
        settings: ["crio.metrics.metrics_port"],
        hostSettings: ["crio.metrics.metrics_host"],
        default: { host: "127.0.0.1", port: 9090 },
        enabledBy: ["enable-metrics", "CONTAINER_ENABLE_METRICS", "crio.metrics.enable_metrics"]
      },
      {
        name: "stream",
        options: ["stream-port"],
        hostOptions: ["stream-address"],
        variables: ["CONTAINER_STREAM_PORT"],
        hostVariables: ["CONTAINER_STREAM_ADDRESS"],
        settings: ["crio.api.stream_port"],
        hostSettings: ["crio.api.stream_address"],
        default: { host: "127.0.0.1" }
      }
    ],
    notListening: ["tracing-endpoint", "listen"],
    switches: ["enable-metrics", "enable-tracing", "selinux", "read-only"],
    configurations: [{ format: "toml", options: ["config", "c"], paths: ["/etc/crio/crio.conf", "/etc/crio/crio.conf.d/*"] }]
  },
  {
    id: "ganesha-nfsd",
    title: "NFS-Ganesha",
    sources: [
      "nfs-ganesha/nfs-ganesha:src/doc/man/ganesha-core-config.rst",
      "nfs-ganesha/nfs-ganesha:src/MainNFSD/nfs_rpc_dispatcher_thread.c"
    ],
    executables: ["ganesha.nfsd"],
    images: ["nfs-ganesha"],
    listeners: [
      ...ganeshaServers("nfs", "NFS_Port", 2049),
      ...ganeshaServers("quota", "Rquota_Port", 875),
      ...ganeshaServers("mount", "MNT_Port"),
      ...ganeshaServers("locks", "NLM_Port"),
      { name: "monitoring", settings: ganeshaNames("Monitoring_Port") }
    ],
    notListening: ["f", "L", "N", "p"],
    switches: ["F", "v", "x"],
    configurations: [{ format: "blocks", options: ["f"], paths: ["/etc/ganesha/ganesha.conf"] }]
  },
  {
    id: "linstor-satellite",
    title: "LINSTOR satellite",
    sources: [
      "LINBIT/linstor-server:satellite/src/main/java/com/linbit/linstor/core/cfg/StltConfig.java",
      "LINBIT/linstor-server:satellite/src/main/java/com/linbit/linstor/core/cfg/StltCmdLineArgsParser.java"
    ],
    executables: ["Satellite", "startSatellite"],
    images: ["linstor-satellite"],
    listeners: [
      {
        name: "server",
        options: ["port"],
        hostOptions: ["bind-address"],
        settings: ["netcom.port"],
        hostSettings: ["netcom.bind_address"],
        default: { port: 3366 }
      }
    ],
    notListening: ["logs", "l", "config-directory", "c", "override-node-name", "keep-res", "k", "log-level", "log-level-linstor"],
    switches: ["debug-console", "d", "stack-traces", "p", "skip-hostname-check", "s", "skip-drbd-check"],
    configurations: [{ format: "toml", paths: ["/etc/linstor/linstor_satellite.toml"] }]
  },
  {
    id: "trident",
    title: "NetApp Trident",
    sources: ["NetApp/trident:main.go"],
    executables: ["trident_orchestrator"],
    images: ["trident"],
    listeners: [
      {
        name: "http",
        options: ["port"],
        hostOptions: ["address"],
        default: { host: "127.0.0.1", port: 8e3 },
        off: [""],
        disabledBy: ["rest=false"]
      },
      {
        name: "https",
        options: ["https_port"],
        hostOptions: ["https_address"],
        default: { port: 8443 },
        off: [""],
        enabledBy: ["https_rest"]
      },
      { name: "docker", options: ["driver_port"], off: [""] }
    ],
    notListening: ["k8s_api_server", "csi_endpoint", "csi_node_name", "etcd_v2", "etcd_v3", "volume_driver", "config"],
    switches: ["debug", "k8s_pod", "no_persistence", "passthrough", "rest", "https_rest"]
  }
];

// programs/thanos.ts
var http = { name: "http", options: ["http-address"], default: { host: "0.0.0.0", port: 10902 } };
var grpc = { name: "grpc", options: ["grpc-address"], default: { host: "0.0.0.0", port: 10901 } };
function component(subcommand, page, listeners) {
  return {
    id: `thanos-${subcommand.replaceAll(" ", "-")}`,
    title: `Thanos ${subcommand}`,
    sources: [`thanos-io/thanos:docs/components/${page}.md`],
    executables: ["thanos"],
    images: ["thanos"],
    subcommand,
    listeners,
    notListening: [
      "prometheus.url",
      "endpoint",
      "endpoint-strict",
      "endpoint-group",
      "store",
      "store-strict",
      "query",
      "query-frontend.downstream-url",
      "alertmanagers.url",
      "*.config",
      "*.config-file",
      "store.caching-bucket.config",
      "store.caching-bucket.config-file",
      "selector.relabel-config-file",
      "endpoint.sd-config-file",
      "request.logging-config-file",
      "query-range.response-cache-config-file",
      "labels.response-cache-config-file",
      "receive.local-endpoint",
      "remote-write.client-server-name",
      "web.external-prefix"
    ]
  };
}
var programs50 = [
  component("compact", "compact", [http]),
  component("query", "query", [http, grpc]),
  component("query-frontend", "query-frontend", [http]),
  component("receive", "receive", [
    http,
    grpc,
    { name: "remote-write", options: ["remote-write.address"], default: { host: "0.0.0.0", port: 19291 } }
  ]),
  component("rule", "rule", [http, grpc]),
  component("sidecar", "sidecar", [http, grpc]),
  component("store", "store", [http, grpc]),
  component("tools", "tools", [{ name: "http", options: ["http-address"] }]),
  component("tools bucket web", "tools", [http])
];

// programs/victoria-metrics.ts
var CLUSTER = "VictoriaMetrics/VictoriaMetrics:docs/Cluster-VictoriaMetrics.md";
var ingestion = [
  ...["graphite", "influx", "opentsdb"].flatMap((name) => [
    { name, options: [`${name}ListenAddr`] },
    { name: `${name}-udp`, protocol: "UDP", options: [`${name}ListenAddr`] }
  ]),
  { name: "opentsdb-http", options: ["opentsdbHTTPListenAddr"] }
];
function component2(name, title, sources3, port, more = []) {
  return {
    id: name,
    title,
    sources: sources3,
    executables: [name, `${name}-prod`],
    images: [name],
    listeners: [{ name: "http", options: ["httpListenAddr"], default: { port } }, ...more],
    notListening: [
      "remoteWrite.url",
      "remoteRead.url",
      "storageNode",
      "selectNode",
      "datasource.url",
      "notifier.url",
      "external.url",
      "pushmetrics.url",
      "vmalert.proxyURL",
      "*.config"
    ],
    switches: ["httpListenAddr.useProxyProtocol", "tls", "enableTCP6", "envflag.enable", "eula"],
    checks: ["dryRun", "promscrape.config.dryRun", "version"]
  };
}
var programs51 = [
  component2(
    "victoria-metrics",
    "VictoriaMetrics",
    ["VictoriaMetrics/VictoriaMetrics:app/victoria-metrics/main.go", "VictoriaMetrics/VictoriaMetrics:app/vmagent/main.go"],
    8428,
    ingestion
  ),
  component2("vmagent", "VictoriaMetrics vmagent", ["VictoriaMetrics/VictoriaMetrics:app/vmagent/main.go"], 8429, ingestion),
  component2("vmalert", "VictoriaMetrics vmalert", ["VictoriaMetrics/VictoriaMetrics:app/vmalert/main.go"], 8880),
  component2("vmauth", "VictoriaMetrics vmauth", ["VictoriaMetrics/VictoriaMetrics:app/vmauth/main.go"], 8427),
  component2("vminsert", "VictoriaMetrics vminsert", [CLUSTER], 8480, [
    ...ingestion,
    { name: "cluster", options: ["clusternativeListenAddr"] }
  ]),
  component2("vmselect", "VictoriaMetrics vmselect", [CLUSTER], 8481, [{ name: "cluster", options: ["clusternativeListenAddr"] }]),
  component2("vmstorage", "VictoriaMetrics vmstorage", [CLUSTER], 8482, [
    { name: "insert", options: ["vminsertAddr"], default: { port: 8400 } },
    { name: "select", options: ["vmselectAddr"], default: { port: 8401 } }
  ])
];

// programs/virtual-machines.ts
var programs52 = [
  {
    id: "libvirtd",
    title: "libvirt daemon",
    sources: ["libvirt/libvirt:src/remote/libvirtd.conf.in"],
    executables: ["libvirtd"],
    images: [],
    listeners: [
      {
        name: "tls",
        settings: ["tls_port"],
        hostSettings: ["listen_addr"],
        default: { port: 16514 },
        enabledBy: ["listen", "l"],
        disabledBy: ["listen_tls=0"]
      },
      {
        name: "tcp",
        settings: ["tcp_port"],
        hostSettings: ["listen_addr"],
        default: { port: 16509 },
        enabledBy: ["listen+listen_tcp", "l+listen_tcp"]
      }
    ],
    notListening: ["config", "f", "pid-file", "p", "timeout", "t"],
    switches: ["listen", "l", "daemon", "d", "verbose", "v"],
    configurations: [{ format: "ini", options: ["config", "f"], paths: ["/etc/libvirt/libvirtd.conf"] }]
  }
];

// programs/index.ts
var programs53 = [
  ...programs,
  ...programs2,
  ...programs3,
  ...programs4,
  ...programs5,
  ...programs6,
  ...programs7,
  ...programs8,
  ...programs9,
  ...programs10,
  ...programs11,
  ...programs12,
  ...programs13,
  ...programs14,
  ...programs15,
  ...programs16,
  ...programs17,
  ...programs18,
  ...programs19,
  ...programs20,
  ...programs21,
  ...programs22,
  ...programs25,
  ...programs26,
  ...programs27,
  ...programs28,
  ...programs23,
  ...programs29,
  ...programs30,
  ...programs31,
  ...programs32,
  ...programs24,
  ...programs33,
  ...programs34,
  ...programs35,
  ...programs36,
  ...programs37,
  ...programs38,
  ...programs39,
  ...programs40,
  ...programs41,
  ...programs42,
  ...programs43,
  ...programs44,
  ...programs45,
  ...programs46,
  ...programs47,
  ...programs48,
  ...programs49,
  ...programs50,
  ...programs51,
  ...programs52
];
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  programs
});
