import clients from '../../programs/commands/clients.yaml';

const CLIENTS = new Set(clients as readonly string[]);

/** Whether the program named by its base name only connects to others. */
export function isClient(program: string): boolean {
  return CLIENTS.has(program);
}
