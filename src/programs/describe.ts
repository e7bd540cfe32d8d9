import type { Program, ProgramListener } from '../model/program.ts';

/** Options, variables, settings and arguments that set the address of a listener, as users write them. */
export function settersOf({ options = [], variables = [], settings = [], arguments: forms = [] }: ProgramListener): string[] {
  return [...options.map(dashed), ...variables, ...settings, ...forms];
}

/** Options, variables and settings that only set the host. */
export function hostSettersOf({ hostOptions = [], hostVariables = [], hostSettings = [] }: ProgramListener): string[] {
  return [...hostOptions.map(dashed), ...hostVariables, ...hostSettings];
}

/** `127.0.0.1:9000`, `:9000`, or an address without port; empty if there is no default. */
export function defaultOf({ default: { host = '', port } = {} }: ProgramListener): string {
  const address = port !== undefined && host.includes(':') ? `[${host}]` : host;
  return port === undefined ? address : `${address}:${port}`;
}

/** Configuration files of a program: the format, and the options and variables that set their paths. */
export function filesOf({ configurations = [] }: Program): { readonly format: string; readonly places: readonly string[] }[] {
  return configurations.map(({ format, options = [], texts = [], variables = [], paths = [] }) => ({
    format,
    places: [...[...options, ...texts].map(dashed), ...variables, ...paths],
  }));
}

/** A name in a list of options, variables and settings; options get their dashes. */
export function named(name: string): string {
  if (name.includes('+')) return name.split('+').map(named).join(' ');
  const [option = '', value] = name.split('=');
  const isOption = option.includes(' ') || /^(?:[a-z][a-z0-9-]*|[A-Z])$/.test(option);
  return isOption ? `${dashed(option)}${value === undefined || option.includes(' ') ? '' : '='}${value ?? ''}` : name;
}

function dashed(option: string): string {
  const [name = '', setting] = option.split(' ');
  return `${name.length === 1 ? '-' : '--'}${name}${setting === undefined ? '' : ` ${setting}=`}`;
}
