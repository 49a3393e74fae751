// Loaded into a server that is measured, with `--expose-gc`: at SIGUSR2 it throws away what nobody needs, and says how
// many bytes of objects and buffers are left. What the process holds of the machine says little: it keeps memory for the next time.
process.on('SIGUSR2', () => {
  globalThis.gc?.()
  const { heapUsed, external } = process.memoryUsage()
  console.log(`heap ${heapUsed + external}`)
})
