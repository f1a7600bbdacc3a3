import { Agent, request } from 'node:http'

/** Keeps one connection per concurrent request open. */
const agent = new Agent({ keepAlive: true })

/** Sends a JSON body and returns the parsed response. Faster than `fetch`, so that it uses less processor time. */
export function postJson<Response>(url: string, token: string, body: unknown): Promise<Response> {
  return new Promise((resolve, reject) => {
    const text = JSON.stringify(body)
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
    }
    const call = request(url, { method: 'POST', agent, headers }, (response) => {
      let answer = ''
      response.setEncoding('utf8')
      response.on('data', (part) => {
        answer += part
      })
      response.on('end', () => {
        if (response.statusCode === 200) resolve(JSON.parse(answer))
        else reject(new Error(`${url}: ${response.statusCode} ${answer}`))
      })
      response.on('error', reject)
    })
    call.on('error', reject)
    call.end(text)
  })
}
