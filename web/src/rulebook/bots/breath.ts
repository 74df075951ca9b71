/** Pauses in which a worker hears what it is told: long work is cut into slices with one between any two. */

/** Work this long, in milliseconds, then pause. */
export const SLICE = 10;

/** Let everything that is waiting happen. A timer would wait for 4 ms each time; a message to oneself does not. */
export class Breath {
  private readonly channel = new MessageChannel();
  private go: () => void = () => undefined;

  constructor() {
    this.channel.port1.onmessage = () => this.go();
  }

  pause(): Promise<void> {
    return new Promise((resolve) => {
      this.go = resolve;
      this.channel.port2.postMessage(null);
    });
  }

  /** An open channel keeps a program alive. */
  end(): void {
    this.channel.port1.close();
  }
}
