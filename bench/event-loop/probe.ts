// A worker thread that asks the server for its health, one request after another, and reports how long the slowest answers took.
import { Agent, get } from 'node:http'
import { performance } from 'node:perf_hooks'
import { parentPort, workerData } from 'node:worker_threads'

const agent = new Agent({ keepAlive: true, maxSockets: 1 })

const request = () =>
  new Promise<void>((resolve, reject) => {
    get(workerData, { agent }, (response) => response.resume().on('end', resolve)).on('error', reject)
  })

let samples: number[] = []
let isRunning = true
parentPort?.on('message', (message) => {
  if (message === 'start') samples = []
  if (message === 'stop') parentPort?.postMessage(samples)
  if (message === 'end') {
    isRunning = false
    parentPort?.close()
  }
})

// Not awaited: messages arrive only when the module has been evaluated.
async function askForever(): Promise<void> {
  while (isRunning) {
    const started = performance.now()
    await request()
    samples.push(performance.now() - started)
  }
  agent.destroy()
}
askForever()
