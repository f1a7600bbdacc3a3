/** Returns the value of a key. @throws if the map does not have the key, which is an error in the demo data */
export function getOrThrow<Value>(map: ReadonlyMap<string, Value>, key: string): Value {
  const value = map.get(key)
  if (value === undefined) throw new Error(`The demo data has no ${key}.`)
  return value
}
