import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { imageTypes, PROFILE_IMAGE_MAX } from '#domain/upload.ts';
import { upload } from '../../parts/api.ts';
import { failureText, useSentence } from '../../parts/sentence.ts';

export interface Photo {
  /** What is looked at now: the present photo, the chosen one, or none. */
  shown: string | null;
  /** What is to be saved; nothing where the photo stays as it is. An empty text takes it away. */
  change: string | undefined;
  uploading: boolean;
  problem: string | null;
  choose(file: File): Promise<void>;
  remove(): void;
  refuse(why: string): void;
}

interface Chosen {
  shown: string | null;
  change: string | undefined;
}

/** A photo is uploaded as soon as it is chosen and becomes the person's when the form is saved. */
export function usePhoto(present: string | null): Photo {
  const t = useTranslations('account.photo');
  const sentence = useSentence();
  const [chosen, setChosen] = useState<Chosen>({ shown: present, change: undefined });
  const [uploading, setUploading] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const preview = usePreview();

  const choose = async (file: File): Promise<void> => {
    if (uploading) return;
    setProblem(null);
    if (!(imageTypes as readonly string[]).includes(file.type)) return setProblem(sentence('image_invalid'));
    if (file.size > PROFILE_IMAGE_MAX) return setProblem(sentence('image_too_large_1'));
    const shown = preview(file);
    setUploading(shown);
    try {
      const { data } = await upload('POST /uploads/profile-image', file);
      setChosen({ shown, change: data.url });
    } catch (error) {
      setProblem(failureText(error, t('failed')));
    } finally {
      setUploading(null);
    }
  };

  return {
    shown: uploading ?? chosen.shown,
    change: chosen.change,
    uploading: uploading !== null,
    problem,
    choose,
    remove: () => {
      setProblem(null);
      setChosen({ shown: null, change: '' });
    },
    refuse: setProblem,
  };
}

/** Addresses of chosen files, for as long as they may be looked at. */
function usePreview(): (file: File) => string {
  const made = useRef<string[]>([]);
  useEffect(() => {
    const urls = made.current;
    return () => urls.forEach((url) => URL.revokeObjectURL(url));
  }, []);
  return (file) => {
    const url = URL.createObjectURL(file);
    made.current.push(url);
    return url;
  };
}
