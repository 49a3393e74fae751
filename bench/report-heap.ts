// Loaded into a measured server with `--expose-gc`. At SIGUSR2 it collects all garbage, and prints how many bytes of
// objects and buffers are left. Resident memory says little, since a process keeps memory for later.
process.on('SIGUSR2', () => {
  globalThis.gc?.()
  const { heapUsed, external } = process.memoryUsage()
  console.log(`heap ${heapUsed + external}`)
})
