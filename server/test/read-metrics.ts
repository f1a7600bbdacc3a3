/** The samples of a `/metrics` page: the value of each name with its labels, as in `up{job="shop"}`. */
export async function readMetrics(url: string): Promise<Record<string, number>> {
  const text = await (await fetch(url)).text()
  const samples = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return Object.fromEntries(
    samples.map((line) => {
      const end = line.lastIndexOf(' ')
      return [line.slice(0, end), Number(line.slice(end + 1))]
    }),
  )
}
