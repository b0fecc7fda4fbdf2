import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

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
