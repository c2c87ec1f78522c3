/** Jobs that are done one after the other, whoever gives them; one that fails does not stop the next. */
export class WorkQueue {
  private last: Promise<void> = Promise.resolve();

  /** Does a job after all that were given before; settles with it. */
  add(job: () => Promise<void>): Promise<void> {
    this.last = this.last.then(job, job);
    return this.last;
  }

  /** Waits until nothing is being done, whatever became of it. */
  async rest(): Promise<void> {
    const { last } = this;
    await last.catch(() => undefined);
    if (last !== this.last) await this.rest();
  }
}
