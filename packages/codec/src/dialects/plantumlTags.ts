const START = /^\s*@start\w/m;

/**
 * Returns a PlantUML source as PlantUML itself completes it: without a `@start…` line it is between `@startuml` and
 * `@enduml`. Codes usually leave these out.
 */
export function withStartTags(source: string): string {
  if (START.test(source)) return source;
  return `@startuml\n${source}${source.endsWith('\n') ? '' : '\n'}@enduml`;
}
