import { json } from 'node:stream/consumers';
import * as v from 'valibot';
import type { AssetStore } from '../../kit/ports/asset-store.ts';
import type { Bucket } from './bucket.ts';

const ASSETS = 'assets/';
const BUILDS = 'builds/';
const PLAIN = { 'content-type': 'application/octet-stream' };
const namesSchema = v.array(v.string());

/** Files of builds in a bucket. */
export const s3Assets = (bucket: Bucket): AssetStore => ({
  put: (name, bytes) => bucket.put(ASSETS + name, bytes, PLAIN),
  read: (name) => bucket.read(ASSETS + name),
  list: async () => (await bucket.list(ASSETS)).map(({ key }) => key.slice(ASSETS.length)),
  remove: (name) => bucket.remove(ASSETS + name),
  putBuild: (id, names) => bucket.put(BUILDS + id, Buffer.from(JSON.stringify(names)), PLAIN),
  async builds() {
    const listed = await bucket.list(BUILDS);
    listed.sort((one, other) => other.writtenAt.getTime() - one.writtenAt.getTime());
    const builds: { id: string; names: string[] }[] = [];
    for (const { key } of listed) {
      const file = await bucket.read(key);
      if (file)
        builds.push({ id: key.slice(BUILDS.length), names: v.parse(namesSchema, await json(file.body)) });
    }
    return builds;
  },
  removeBuild: (id) => bucket.remove(BUILDS + id),
});
