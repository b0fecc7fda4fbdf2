import { useEffect, useRef, useState, type RefObject } from 'react';
import { imageTypes, PROFILE_IMAGE_MAX } from '#domain/upload.ts';
import type { Crop } from '../../../ui/crop.ts';
import { cropped, shrunk } from '../../../ui/photo-crop.tsx';
import { useSentence } from '../../api/sentence.ts';
import type { Refused } from '../../forms/form-result.ts';

export interface Photo {
  /** What is looked at now: the present photo, the chosen one, or none. */
  shown: string | null;
  /** What becomes of it once the form is saved; nothing where the photo stays as it is. */
  change: 'new' | 'gone' | undefined;
  /** What was chosen and is yet to be cropped. */
  cutting: HTMLCanvasElement | null;
  problem: string | null;
  /** What the form sends. */
  input: RefObject<HTMLInputElement | null>;
  choose(file: File): Promise<void>;
  /** Crops what was chosen. */
  use(chosen: HTMLCanvasElement, crop: Crop): Promise<void>;
  cancel(): void;
  remove(): void;
}

interface Chosen {
  shown: string | null;
  change: Photo['change'];
}

/** Pixels a side: what the server keeps of a photo. */
const SIDE = 512;

/** A photo is cropped, and goes along when the form is saved. Without script it goes as it was chosen. */
export function usePhoto(present: string | null, refused: Refused | null): Photo {
  const sentence = useSentence();
  const [chosen, setChosen] = useState<Chosen>({ shown: present, change: undefined });
  const [cutting, setCutting] = useState<HTMLCanvasElement | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const addressOf = useAddresses();
  const refusal = refused?.fields['photo'] ?? null;

  const choose = async (file: File): Promise<void> => {
    setProblem(null);
    if (!(imageTypes as readonly string[]).includes(file.type)) return setProblem(sentence('image_invalid'));
    try {
      setCutting(await shrunk(file));
    } catch {
      setProblem(sentence(file.size >= PROFILE_IMAGE_MAX ? 'image_too_large_1' : 'image_invalid'));
    }
  };

  const use = async (photo: HTMLCanvasElement, crop: Crop): Promise<void> => {
    setCutting(null);
    const square = await cropped(photo, crop, SIDE);
    if (!square) return setProblem(sentence('image_invalid'));
    // the limit is for what is sent: a camera's photo is many times as large, and shrunk by now
    if (square.size >= PROFILE_IMAGE_MAX) return setProblem(sentence('image_too_large_1'));
    put(input.current, new File([square], 'photo.jpg', square));
    setChosen({ shown: addressOf(square), change: 'new' });
  };

  return {
    ...chosen,
    cutting,
    problem: problem ?? refusal,
    input,
    choose,
    use,
    cancel: () => setCutting(null),
    remove: () => {
      setProblem(null);
      put(input.current, null);
      setChosen({ shown: null, change: 'gone' });
    },
  };
}

/** Into the form, as if it had been chosen there. */
function put(input: HTMLInputElement | null, file: File | null): void {
  const files = new DataTransfer();
  if (file) files.items.add(file);
  if (input) input.files = files.files;
}

/** Addresses of pictures of this page, for as long as they may be looked at. */
function useAddresses(): (picture: Blob) => string {
  const made = useRef<string[]>([]);
  useEffect(() => {
    const urls = made.current;
    return () => urls.forEach((url) => URL.revokeObjectURL(url));
  }, []);
  return (picture) => {
    const url = URL.createObjectURL(picture);
    made.current.push(url);
    return url;
  };
}
