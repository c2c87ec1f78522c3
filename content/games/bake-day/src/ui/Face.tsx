// region: face
import type { ReactNode } from "react";
import "./Face.css";

interface FaceProps {
  title: string;
  corner?: ReactNode;
  children?: ReactNode;
}

export const Face = ({ title, corner, children }: FaceProps) => (
  <div className="face">
    <b>{title}</b> {corner}
    <p>{children}</p>
  </div>
);
// endregion
