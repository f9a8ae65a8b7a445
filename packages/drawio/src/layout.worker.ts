// ELK, as it is published (EPL-2.0), answers messages in the worker that loads it.
import 'elkjs/lib/elk-worker.min.js';
