import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { imageTypes, PROFILE_IMAGE_MAX } from '#domain/upload.ts';
import type { Crop } from '../../ui/crop.ts';
import { cropped, shrunk } from '../../ui/photo-crop.tsx';
import { ApiError, upload } from '../api/api.ts';
import { useSentence } from '../api/sentence.ts';

export interface Photo {
  /** What is looked at now: the present photo, the chosen one, or none. */
  shown: string | null;
  /** What is to be saved; nothing where the photo stays as it is. An empty text takes it away. */
  change: string | undefined;
  /** What was chosen and is yet to be cropped. */
  cutting: HTMLCanvasElement | null;
  uploading: boolean;
  problem: string | null;
  choose(file: File): Promise<void>;
  /** Cuts what was chosen and uploads it. */
  use(chosen: HTMLCanvasElement, crop: Crop): Promise<void>;
  cancel(): void;
  remove(): void;
  refuse(why: string): void;
}

interface Chosen {
  shown: string | null;
  change: string | undefined;
}

/** Pixels a side: what the server keeps of a photo. */
const SIDE = 512;

/** A photo is cropped, then uploaded, and becomes the person's when the form is saved. */
export function usePhoto(present: string | null): Photo {
  const t = useTranslations('account.photo');
  const sentence = useSentence();
  const [chosen, setChosen] = useState<Chosen>({ shown: present, change: undefined });
  const [cutting, setCutting] = useState<HTMLCanvasElement | null>(null);
  const [uploading, setUploading] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const sending = useRef(false);
  const addressOf = useAddresses();

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
    if (sending.current) return;
    sending.current = true;
    setCutting(null);
    try {
      const square = await cropped(photo, crop, SIDE);
      if (!square) return setProblem(sentence('image_invalid'));
      // the limit is for what is sent: a camera's photo is many times as large, and shrunk by now
      if (square.size >= PROFILE_IMAGE_MAX) return setProblem(sentence('image_too_large_1'));
      const shown = addressOf(square);
      setUploading(shown);
      const { data } = await upload('POST /uploads/profile-image', new File([square], 'photo.jpg', square));
      setChosen({ shown, change: data.url });
    } catch (error) {
      // of the file itself the server knows best; whatever else went wrong, it was not stored
      const known = error instanceof ApiError && error.fields['file'] !== undefined;
      setProblem(known ? error.message : t('failed'));
    } finally {
      setUploading(null);
      sending.current = false;
    }
  };

  return {
    shown: uploading ?? chosen.shown,
    change: chosen.change,
    cutting,
    uploading: uploading !== null,
    problem,
    choose,
    use,
    cancel: () => setCutting(null),
    remove: () => {
      setProblem(null);
      setChosen({ shown: null, change: '' });
    },
    refuse: setProblem,
  };
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
