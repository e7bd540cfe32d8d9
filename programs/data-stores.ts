import type { Program } from '../src/model/program.ts';

/** Servers of documents, columns, messages and agreement, told by files that only they read. */
export const programs: readonly Program[] = [
  {
    id: 'cassandra',
    title: 'Apache Cassandra',
    sources: ['apache/cassandra:conf/cassandra.yaml'],
    executables: ['cassandra'],
    images: ['cassandra'],
    listeners: [
      {
        name: 'client',
        settings: ['native_transport_port'],
        hostSettings: ['rpc_address'],
        default: { port: 9042 },
        disabledBy: ['start_native_transport=false'],
      },
      { name: 'peers', settings: ['storage_port'], hostSettings: ['listen_address'], default: { port: 7000 } },
    ],
    notListening: ['CASSANDRA_SEEDS', 'CASSANDRA_BROADCAST_ADDRESS', 'CASSANDRA_BROADCAST_RPC_ADDRESS'],
    configurations: [{ format: 'yaml', paths: ['/*cassandra.yaml'] }],
  },
  {
    id: 'elasticsearch',
    title: 'Elasticsearch',
    sources: [
      'https://www.elastic.co/guide/en/elasticsearch/reference/7.11/modules-network.html',
      'elastic/elasticsearch:distribution/docker/src/docker/config/elasticsearch.yml',
    ],
    executables: ['elasticsearch'],
    images: ['elasticsearch', 'elasticsearch-oss'],
    listeners: [
      {
        name: 'http',
        variables: ['http.port', 'ES_SETTING_HTTP_PORT'],
        hostVariables: ['http.host', 'network.host', 'network.bind_host'],
        settings: ['http.port'],
        hostSettings: ['http.bind_host', 'http.host', 'network.bind_host', 'network.host'],
        default: { port: 9200 },
      },
      {
        name: 'transport',
        variables: ['transport.port', 'transport.tcp.port', 'ES_SETTING_TRANSPORT_PORT'],
        hostVariables: ['transport.host', 'network.host', 'network.bind_host'],
        settings: ['transport.port', 'transport.tcp.port'],
        hostSettings: ['transport.bind_host', 'transport.host', 'network.bind_host', 'network.host'],
        default: { port: 9300 },
      },
    ],
    notListening: ['discovery.seed_hosts', 'discovery.zen.ping.unicast.hosts', 'network.publish_host', 'http.publish_port'],
    configurations: [{ format: 'yaml', paths: ['/*elasticsearch.yml'] }],
  },
  {
    id: 'kafka',
    title: 'Apache Kafka',
    sources: ['apache/kafka:bin/kafka-run-class.sh', 'apache/kafka:config/server.properties'],
    executables: ['kafka-server-start.sh'],
    images: ['kafka', 'cp-kafka', 'cp-server'],
    listeners: [
      { name: 'broker', variables: ['KAFKA_LISTENERS', 'KAFKA_CFG_LISTENERS'], settings: ['listeners'], default: { port: 9092 } },
      { name: 'jmx', options: ['Dcom.sun.management.jmxremote.port'], variables: ['JMX_PORT', 'KAFKA_JMX_PORT'] },
    ],
    notListening: [
      'override',
      'KAFKA_ADVERTISED_LISTENERS',
      'KAFKA_CFG_ADVERTISED_LISTENERS',
      'KAFKA_ZOOKEEPER_CONNECT',
      'KAFKA_CFG_ZOOKEEPER_CONNECT',
      'KAFKA_CONTROLLER_QUORUM_VOTERS',
      'KAFKA_CFG_CONTROLLER_QUORUM_VOTERS',
      'KAFKA_JMX_HOSTNAME',
    ],
    argumentVariables: ['KAFKA_JMX_OPTS', 'KAFKA_OPTS'],
    configurations: [{ format: 'ini', paths: ['/*/server.properties', '/*/kafka.properties'] }],
  },
  {
    id: 'mosquitto',
    title: 'Eclipse Mosquitto',
    sources: ['http://mosquitto.org/man/mosquitto-conf-5.html'],
    executables: ['mosquitto'],
    images: ['eclipse-mosquitto'],
    listeners: [
      { name: 'listener', options: ['p'], settings: ['listener'] },
      { name: 'default-listener', settings: ['port'], hostSettings: ['bind_address'] },
    ],
    switches: ['v', 'd'],
    configurations: [{ format: 'keywords', options: ['c'], paths: ['/mosquitto/config/mosquitto.conf'] }],
  },
  {
    id: 'zookeeper',
    title: 'Apache ZooKeeper',
    sources: ['apache/zookeeper:conf/zoo_sample.cfg', 'http://zookeeper.apache.org/doc/current/zookeeperAdmin.html'],
    executables: ['zkServer.sh'],
    images: ['zookeeper', 'cp-zookeeper'],
    listeners: [
      {
        name: 'client',
        variables: ['ZOOKEEPER_CLIENT_PORT'],
        settings: ['clientPort'],
        hostSettings: ['clientPortAddress'],
        default: { port: 2181 },
      },
      {
        name: 'administration',
        settings: ['admin.serverPort'],
        hostSettings: ['admin.serverAddress'],
        disabledBy: ['admin.enableServer=false', 'ZOO_ADMINSERVER_ENABLED=false'],
      },
    ],
    notListening: ['ZOO_SERVERS', 'ZOOKEEPER_SERVERS', 'server.*'],
    configurations: [{ format: 'ini', paths: ['/conf/zoo.cfg', '/*zoo.cfg'] }],
  },
];
