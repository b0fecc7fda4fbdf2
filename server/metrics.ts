import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Figures of this process, for Prometheus. */
export const figures = new Registry();
collectDefaultMetrics({ register: figures });

export const httpSeconds = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Time to answer, by route and status',
  labelNames: ['method', 'route', 'status'] as const,
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers: [figures],
});

export const jobRuns = new Counter({
  name: 'job_runs_total',
  help: 'Runs of each job, by how they ended',
  labelNames: ['job', 'outcome'] as const,
  registers: [figures],
});

export const messagesSent = new Counter({
  name: 'messages_sent_total',
  help: 'Messages the SMS vendor took, by kind',
  labelNames: ['kind'] as const,
  registers: [figures],
});

export const jobItems = new Counter({
  name: 'job_items_total',
  help: 'What each job got done',
  labelNames: ['job'] as const,
  registers: [figures],
});

export const readsAnswered = new Counter({
  name: 'reads_total',
  help: 'Reads that may be a moment old, by which database answered them',
  labelNames: ['by'] as const,
  registers: [figures],
});

/** Both have a value only where there is a replica. */
const ofReplica = ['replica'] as const;

export const replicaInUse = new Gauge({
  name: 'replica_in_use',
  help: 'Whether reads go to the replica: 1, or 0 while it is left out',
  labelNames: ofReplica,
  registers: [figures],
});

export const replicaLag = new Gauge({
  name: 'replica_lag_seconds',
  help: 'How far the replica is behind',
  labelNames: ofReplica,
  registers: [figures],
});
